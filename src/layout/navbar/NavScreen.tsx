import { useEffect } from 'react'
import { repositoryUrl } from '../../content/edit-link'
import { activeEntry, isActive } from '../../content/nav-links'
import { useLocale, usePage, useSite } from '../../content/page-context'
import { AppearancePanel } from '../../features/appearance/AppearancePanel'
import type { NavbarItem } from '../../site/types'
import { closePanel } from '../../stores/panels'
import { IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import styles from './NavScreen.module.css'
import { useLocaleChoices } from './use-locale-switch'

/** The whole menu on a phone: links, language, repository and appearance. */
export function NavScreen() {
  const { t } = useTranslation()
  const { navbar } = useLocale()
  const { page, manifest } = usePage()
  const current = activeEntry(navbar, page.path, manifest)
  // Gone because the window grew: it must not be open when the window shrinks again.
  useEffect(() => () => closePanel('menu'), [])
  return (
    <Dialog open onClose={() => closePanel('menu')} label={t('nav.menu')} shape="screen">
      <div className={styles.top}>
        <IconButton icon="close" label={t('frame.closeMenu')} onClick={() => closePanel('menu')} />
      </div>
      <div className={styles.column}>
        <nav aria-label={t('nav.main')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
          <ul role="list" className={styles.list}>
            {navbar.map((item) => (
              <li key={item.text + (item.link ?? '')}>
                <ScreenEntry item={item} active={item === current} />
              </li>
            ))}
          </ul>
        </nav>
        <Languages />
        <Repository />
        <div className={styles.appearance}>
          <AppearancePanel />
        </div>
      </div>
    </Dialog>
  )
}

function ScreenEntry({ item, active }: { item: NavbarItem; active: boolean }) {
  const { page, manifest } = usePage()
  if (!item.children) {
    return (
      <Link to={item.link ?? '#'} className={styles.row} aria-label={item.ariaLabel} aria-current={active || undefined}>
        {item.icon && <Icon name={item.icon} />}
        <span>{item.text}</span>
        {/^https?:/.test(item.link ?? '') && <Icon name="external" />}
      </Link>
    )
  }
  return (
    <details className={styles.group} name="menu" open={active || undefined}>
      <summary className={styles.row}>
        {item.icon && <Icon name={item.icon} />}
        <span>{item.text}</span>
        <Icon name="chevron-down" />
      </summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
      <ul role="list">
        {item.children.map((child) => (
          <li key={child.text + (child.link ?? '')}>
            <ScreenEntry item={child} active={isActive(child, page.path, manifest)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Languages() {
  const { t } = useTranslation()
  const choices = useLocaleChoices()
  if (choices.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('nav.language')}>
      <h2>{t('nav.language')}</h2>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Link
            key={choice.prefix}
            to={choice.href()}
            lang={choice.lang}
            hrefLang={choice.lang}
            aria-current={choice.current || undefined}
            onClick={choice.choose}
          >
            {choice.name}
          </Link>
        ))}
      </div>
    </section>
  )
}

function Repository() {
  const { t } = useTranslation()
  const { repository } = useSite()
  if (!repository.display || !repository.url) return null
  const url = repositoryUrl(repository)
  return (
    <Link to={url} className={styles.row}>
      <Icon name="github" />
      <span>{repository.label ?? t('frame.repository')}</span>
      <Icon name="external" />
    </Link>
  )
}
