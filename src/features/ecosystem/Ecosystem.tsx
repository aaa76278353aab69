import { use, useState } from 'react'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { Link } from '../../ui/Link'
import { SearchInput } from '../../ui/SearchInput'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './ecosystem.module.css'
import { KINDS, type Kind, matchingProjects, readProjects } from './projects'

/** Programs around AList, narrowed by words and by who makes them. */
export function Ecosystem() {
  const { t } = useProductTexts()
  const { page } = usePage()
  const projects = readProjects(use(readDataFile('ecosystem')))
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<Kind>()
  const found = matchingProjects(projects, words, kind)
  return (
    <section aria-label={t('ecosystem.label')} className={styles.ecosystem}>
      <search className={styles.bar} data-print="hide">
        <SearchInput label={t('ecosystem.search')} value={words} onChange={setWords} />
        {KINDS.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={kind === value}
            onClick={() => setKind(kind === value ? undefined : value)}
          >
            {t(`ecosystem.kinds.${value}`)}
          </button>
        ))}
      </search>
      <p role="status" className={styles.count}>
        {t('ecosystem.count', { count: found.length, total: projects.length })}
      </p>
      <ul className={styles.cards}>
        {found.map((project) => (
          <li key={project.url}>
            <Link to={project.url} announceTab={false}>
              {project.name}
            </Link>
            {project.kind === 'official' && <span className={styles.badge}>{t('ecosystem.kinds.official')}</span>}
            <p>{textIn(project.description, page.lang)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
