import { Suspense } from 'react'
import { usePage } from '../../content/page-context'
import { Link } from '../../ui/Link'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { Notes } from './Notes'
import { anchorOf, type Release } from './release'
import styles from './releases.module.css'

/** One version: when, what is new, the files. */
export function ReleaseCard({ release, latest, open }: { release: Release; latest: boolean; open: boolean }) {
  const { t } = useProductTexts()
  const { page } = usePage()
  const { tag, date, prerelease, url, notes, webNotes, highlights, assets, reactions } = release
  const hasMore = notes !== undefined || webNotes !== undefined || highlights !== undefined || assets.length > 0
  const head = (
    <>
      <h3>{tag}</h3>
      {latest && <span className={styles.badge}>{t('releases.latest')}</span>}
      {prerelease && (
        <span className={styles.badge} data-tone="warning">
          {t('releases.prerelease')}
        </span>
      )}
      {date && (
        <time dateTime={date}>
          {new Date(date).toLocaleDateString(page.lang, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
    </>
  )
  if (!hasMore) {
    return (
      <article id={anchorOf(tag)} className={styles.card} data-plain>
        {head}
      </article>
    )
  }
  return (
    <article id={anchorOf(tag)} className={styles.card}>
      <details open={open} className={styles.fold}>
        <summary>{head}</summary>
        <div className={styles.body}>
          {highlights && (
            <ul>
              {highlights.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <Suspense fallback={<Spinner />}>{notes !== undefined && <Notes text={notes} />}</Suspense>
          {reactions.length > 0 && (
            <p className={styles.reactions}>
              {reactions.map(([emoji, count]) => (
                <span key={emoji}>
                  {emoji} {count}
                </span>
              ))}
            </p>
          )}
          {webNotes !== undefined && (
            <details className={styles.more}>
              <summary>{t('releases.web')}</summary>
              <Suspense fallback={<Spinner />}>
                <Notes text={webNotes} />
              </Suspense>
            </details>
          )}
          {assets.length > 0 && (
            <details className={styles.more}>
              <summary>{t('releases.files', { count: assets.length })}</summary>
              <ul className={styles.assets}>
                {assets.map((asset) => (
                  <li key={asset.name}>
                    <Link to={asset.url} announceTab={false}>
                      {asset.name}
                    </Link>{' '}
                    <small>{(asset.size / 1e6).toLocaleString(page.lang, { maximumFractionDigits: 1 })} MB</small>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {url && (
            <p>
              <Link to={url}>{t('releases.page', { tag })}</Link>
            </p>
          )}
        </div>
      </details>
    </article>
  )
}
