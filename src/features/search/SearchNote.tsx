import { memo } from 'react'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import styles from './SearchNote.module.css'
import type { Search } from './use-search'

/** One quiet line: that the hosted service is out of use, or how far reading pages has come. */
export const SearchNote = memo(function SearchNote({
  trouble,
  progress,
  retry,
}: Pick<Search, 'trouble' | 'progress' | 'retry'>) {
  const { t } = useTranslation()
  if (trouble === undefined && progress === undefined) return null
  const reason = trouble === 'failed' ? 'unavailable' : trouble
  return (
    <div className={styles.note}>
      {reason !== undefined && (
        <>
          <span role="status">{t(`search.${reason}`)}</span>
          {trouble !== 'offline' && (
            <Button look="quiet" onClick={retry}>
              {t('ui.retry')}
            </Button>
          )}
        </>
      )}
      {progress && (
        <label className={styles.progress}>
          {t('search.reading', { ...progress })}
          <progress value={progress.done} max={progress.total} />
        </label>
      )}
    </div>
  )
})
