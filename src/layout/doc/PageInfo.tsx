import type { CSSProperties, ReactNode } from 'react'
import type { PageMeta } from '../../content/frontmatter'
import { usePage, useSite } from '../../content/page-context'
import { isToolPage } from '../../content/paths'
import { readingTime } from '../../content/reading-time'
import type { PageInfoItem } from '../../site/types'
import { openPanel } from '../../stores/panels'
import { Extra } from '../../ui/Extra'
import { Link } from '../../ui/Link'
import { onDemand } from '../../ui/on-demand'
import { useTranslation } from '../../ui/translation'
import { Fact } from './Fact'
import { PageDate } from './PageDate'
import styles from './PageInfo.module.css'

const PageViews = onDemand(() => import('./PageViews').then((module) => module.PageViews))

/** Facts about the page in the order of the settings; the page's own list comes first, `false` hides all. */
export function PageInfo() {
  const { page } = usePage()
  const { theme } = useSite()
  const wanted = page.document.meta.pageInfo ?? theme.pageInfo
  if (wanted === false) return null
  return (
    <div className={styles.info}>
      {wanted.map((item) => (
        <InfoItem key={item} item={item} />
      ))}
    </div>
  )
}

function InfoItem({ item }: { item: PageInfoItem }): ReactNode {
  const { t } = useTranslation()
  const { page } = usePage()
  const { theme, services } = useSite()
  const { meta } = page.document
  switch (item) {
    case 'Author':
      return <Authors />
    case 'Original':
      return meta.isOriginal && <span className={styles.pill}>{t('page.original')}</span>
    case 'Date': {
      const date = meta.date ?? page.record?.created
      if (!meta.localizedDate && !date) return null
      return (
        <Fact icon="calendar" title={t('page.date')}>
          {meta.localizedDate ?? <PageDate value={date ?? ''} />}
        </Fact>
      )
    }
    case 'PageView':
      if (!services.pageViews || isToolPage(page.path, page.locale)) return null
      return (
        <Extra what="page views" where="layout/doc">
          <PageViews service={services.pageViews} path={page.path} />
        </Extra>
      )
    case 'Category':
      return <Chips names={meta.category} title={t('page.category')} />
    case 'Tag':
      return <Chips names={meta.tag?.filter((tag) => !meta.category?.includes(tag))} title={t('page.tag')} isTag />
    case 'ReadingTime': {
      const { minutes } = readingTime(page, theme)
      return (
        <Fact icon="clock" title={t('page.readingTime')}>
          <time dateTime={`PT${Math.max(1, Math.round(minutes))}M`}>
            {minutes < 1 ? t('page.minutesUnder') : t('page.minutes', { count: Math.round(minutes) })}
          </time>
        </Fact>
      )
    }
    case 'Word':
      return (
        <Fact icon="note" title={t('page.words')}>
          {t('page.wordCount', { count: readingTime(page, theme).words })}
        </Fact>
      )
  }
}

function Authors() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { author } = useSite()
  const own: PageMeta['author'] = page.document.meta.author
  if (own === false) return null
  const authors = own ?? (author ? [author] : [])
  if (authors.length === 0) return null
  return (
    <Fact icon="user" title={t('page.author')}>
      {authors.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {url ? <Link to={url}>{name}</Link> : name}
        </span>
      ))}
    </Fact>
  )
}

/** Names in colours of their own; pressing one searches for it. */
function Chips({ names, title, isTag }: { names: string[] | undefined; title: string; isTag?: boolean }) {
  if (!names || names.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
    <ul role="list" className={styles.chips} aria-label={title}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            data-tag={isTag || undefined}
            title={title}
            style={{ '--hue': hueOf(name) } as CSSProperties}
            onClick={() => openPanel('search', name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The same name has the same colour everywhere: one of seven hues from green to violet, none of which says danger. */
function hueOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return (sum % 7) * 25 + 130
}
