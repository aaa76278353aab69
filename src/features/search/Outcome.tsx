import { reportLink } from '../../content/edit-link'
import { useSite } from '../../content/page-context'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import styles from './Outcome.module.css'

/** Queries that others ask, where nothing of what was typed is known. */
const EXAMPLES = 2

interface NothingFoundProps {
  query: string
  suggestion: string | undefined
  onSearch(query: string): void
  /** Takes the filter away, when there is one and it may be the reason. */
  onWiden: (() => void) | undefined
}

/** Nothing fits: what to try, and where to say that something should. */
export function NothingFound({ query, suggestion, onSearch, onWiden }: NothingFoundProps) {
  const { t } = useTranslation()
  const report = reportLink(useSite().repository, `Search finds nothing for "${query.slice(0, 100)}"`)
  const suggestions = suggestion === undefined ? t('search.examples').split('|').slice(0, EXAMPLES) : [suggestion]
  return (
    <div className={styles.outcome}>
      <Icon name="search" />
      <strong>{t('search.none', { query })}</strong>
      <p>{t('search.noneHint')}</p>
      <div className={styles.actions}>
        {onWiden && <Button onClick={onWiden}>{t('search.everywhere')}</Button>}
        {suggestions.map((query) => (
          <Button key={query} onClick={() => onSearch(query)}>
            {t('search.tryThis', { query })}
          </Button>
        ))}
      </div>
      {report !== undefined && (
        <Link to={report} className={styles.report}>
          {t('search.reportMissing')}
        </Link>
      )}
    </div>
  )
}

/** Neither engine can answer. */
export function NotSearched({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.outcome} role="alert">
      <Icon name="warning" />
      <strong>{t('search.failed')}</strong>
      <p>{t('search.failedHint')}</p>
      <div className={styles.actions}>
        <Button icon="refresh" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </div>
    </div>
  )
}
