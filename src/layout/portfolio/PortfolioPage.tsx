import type { CSSProperties } from 'react'
import { usePage, useSite } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { PageMarkdown } from '../../widgets/PageMarkdown'
import { useThemedPicture } from '../use-themed-picture'
import styles from './PortfolioPage.module.css'
import { TypedTitles } from './TypedTitles'

/** A home page about a person: picture, greeting, name, titles typed in turn, links; then the page's markdown. */
export function PortfolioPage() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { author } = useSite()
  const { meta } = page.document
  const name = meta.name ?? author?.name ?? page.title
  const avatar = useThemedPicture(meta.avatar, meta.avatarDark)
  const background = useThemedPicture(meta.bgImage, meta.bgImageDark)
  const titles = (meta.titles ?? []).filter((title) => title.trim() !== '')
  const content = meta.content ?? 'portfolio'
  const style = background ? ({ '--picture': `url("${encodeURI(background)}")` } as CSSProperties) : undefined
  return (
    <main id="main-content" className={styles.page} aria-labelledby="main-title">
      <section className={styles.hero} style={style} data-picture={background ? true : undefined}>
        {avatar && (
          <div className={styles.avatar}>
            <img src={avatar} alt={meta.avatarAlt ?? name} />
          </div>
        )}
        <div className={styles.words}>
          <h1 id="main-title">
            <small>{meta.welcome ?? `👋 ${t('portfolio.welcome')}`}</small>
            <span>{name}</span>
          </h1>
          {titles.length > 0 && <TypedTitles titles={titles} />}
          {meta.medias && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
            <ul role="list" className={styles.medias}>
              {meta.medias.map((media) => (
                <li key={media.url}>
                  <Link to={media.url} title={media.name} aria-label={media.name} rel="noopener noreferrer me">
                    <Icon name={media.icon ?? 'link'} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      {content !== 'none' && (
        <article className={styles.body} data-content={content} data-article>
          <PageMarkdown />
        </article>
      )}
    </main>
  )
}
