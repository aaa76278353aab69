import { type MouseEvent, use, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { decodePath } from '../../content/paths'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { SearchInput } from '../../ui/SearchInput'
import { useLateTarget } from '../../ui/use-late-target'
import { useProductTexts } from '../../ui/use-product-texts'
import { type ConfigKey, keyId, matchingKeys, readConfigKeys } from './config-keys'
import styles from './config-reference.module.css'

/** Every key of the configuration file, found while one types, each with an address of its own. */
export function ConfigReference() {
  const { t } = useProductTexts()
  const keys = readConfigKeys(use(readDataFile('config')))
  const { hash } = useLocation()
  const [words, setWords] = useState('')
  const asked = keys.find(({ path }) => `#${keyId(path)}` === decodePath(hash))
  const found = matchingKeys(keys, words)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // A phone has no list that scrolls: there the first keys stand for all until somebody asks for one or for all.
  const isAsked = words !== '' || asked !== undefined
  useLateTarget(asked && keyId(asked.path), 'center')
  const list = useRef<HTMLDListElement>(null)
  // The button is a long way from where the reading goes on: below all keys when they are shown, above it when not.
  const unfold = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = [...(list.current?.children ?? [])].find((key) => key.getClientRects().length === 0)
    flushSync(() => setOpen(!isOpen))
    if (isOpen) currentTarget.scrollIntoView({ block: 'nearest' })
    else next?.querySelector('a')?.focus()
  }
  return (
    <section aria-label={t('config.label')} className={styles.reference}>
      <SearchInput label={t('config.search')} value={words} onChange={setWords} />
      <p role="status" className={styles.count}>
        {t('config.count', { count: found.length, total: keys.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('config.list')}>
        <dl ref={list} id={id} data-folded={(!isOpen && !isAsked) || undefined}>
          {found.map((key) => (
            <Key key={key.path} row={key} current={key === asked} />
          ))}
        </dl>
      </section>
      {!isAsked && (
        <Button className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={unfold}>
          {isOpen ? t('config.fewer') : t('config.all', { count: keys.length })}
        </Button>
      )}
    </section>
  )
}

function Key({ row, current }: { row: ConfigKey; current: boolean }) {
  const { t } = useProductTexts()
  const { page } = usePage()
  const { path, type, value, env, meaning } = row
  return (
    <div id={keyId(path)} className={styles.key} data-current={current || undefined}>
      <dt>
        <Link to={`#${keyId(path)}`}>
          <code>{path}</code>
        </Link>
        <small>{type}</small>
      </dt>
      <dd>{textIn(meaning, page.lang)}</dd>
      <dd className={styles.facts}>
        <span>
          {t('config.default')} <code>{value === '' ? '""' : value}</code>
        </span>
        {env && (
          <span>
            {t('config.variable')} <code>{env}</code>
          </span>
        )}
      </dd>
    </div>
  )
}
