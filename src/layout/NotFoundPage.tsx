import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportLink } from '../content/edit-link'
import { menuTitle } from '../content/nav-tree'
import { useLocale, usePage } from '../content/page-context'
import { localeOf } from '../content/paths'
import { is404 } from '../content/resolve'
import { suggestPages, wordsOf } from '../content/suggest'
import { isRecord } from '../platform/record'
import { openPanel } from '../stores/panels'
import { Button, ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { useTranslation } from '../ui/translation'
import styles from './NotFoundPage.module.css'

/** Nothing is at this address: says so, and helps to get to what was meant. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { prefix } = useLocale()
  const hint = useHint()
  const isOwnAddress = is404(manifest, page.path)
  const suggestions = useMemo(
    () => (isOwnAddress ? [] : suggestPages(manifest, page.path)),
    [manifest, page.path, isOwnAddress],
  )
  const words = isOwnAddress ? '' : wordsOf(page.path)
  const report = reportLink(manifest.site.repository, `Broken link: ${page.path}`, document.referrer)

  return (
    <main id="main-content" className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.hint}>{hint}</p>
      {!isOwnAddress && (
        <p className={styles.asked}>
          {t('notFound.asked')} <code>{page.path}</code>
        </p>
      )}
      <p className={styles.buttons}>
        <BackButton />
        <ButtonLink to={prefix} look="primary" icon="home">
          {t('notFound.home')}
        </ButtonLink>
      </p>
      {suggestions.length > 0 && (
        <section className={styles.suggestions} aria-labelledby="did-you-mean">
          <h2 id="did-you-mean">{t('notFound.didYouMean')}</h2>
          <ul>
            {suggestions.map((record) => (
              <li key={record.path}>
                <Link to={record.path}>
                  <span lang={manifest.site.locales[localeOf(record.path, manifest.localePrefixes)]?.lang}>
                    {menuTitle(record)}
                  </span>
                  <small>{record.path}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.more}>
        {words !== '' && (
          <Button look="quiet" icon="search" onClick={() => openPanel('search', words)}>
            {t('notFound.search', { query: words })}
          </Button>
        )}
        {report !== undefined && !isOwnAddress && (
          <ButtonLink to={report} look="quiet" icon="flag">
            {t('notFound.report')}
          </ButtonLink>
        )}
      </p>
    </main>
  )
}

/** One of the hints, the same one until the page is left. */
function useHint(): string {
  const { t } = useTranslation()
  const [dice] = useState(Math.random)
  const hints = t('notFound.hints', { returnObjects: true })
  return hints[Math.floor(dice * hints.length)] ?? ''
}

/** Back to the page one came from; who came straight here goes home. */
function BackButton() {
  const { t } = useTranslation()
  const { prefix } = useLocale()
  const navigate = useNavigate()
  const back = () => {
    const state: unknown = window.history.state
    // The router counts the entries of this visit.
    const index = isRecord(state) ? Number(state.idx ?? 0) : 0
    if (index > 0) navigate(-1)
    else navigate(prefix)
  }
  return (
    <Button icon="arrow-left" onClick={back}>
      {t('notFound.back')}
    </Button>
  )
}
