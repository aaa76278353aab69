import { useEffect } from 'react'
import { useSite } from '../../content/page-context'
import { workerContainer } from '../../offline/register'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './SaveOffline.module.css'
import {
  checkLanguages,
  deleteLanguage,
  pauseLanguage,
  type SavedLanguage,
  savedLanguages,
  saveLanguage,
} from './saved-languages'

/** Keeps languages on this device: what it takes, how far it is, and the buttons for it. */
export function SaveOffline() {
  const { t } = useProductTexts()
  const { locales, offline } = useSite()
  const languages = useStore(savedLanguages)
  const isPossible = offline && workerContainer() !== undefined
  useEffect(() => {
    if (isPossible) void checkLanguages()
  }, [isPossible])

  if (!offline) return <p className={styles.note}>{t('saveOffline.off')}</p>
  if (!isPossible) return <p className={styles.note}>{t('saveOffline.unsupported')}</p>
  if (languages === 'unavailable') return <p className={styles.note}>{t('saveOffline.unavailable')}</p>
  if (!languages) {
    return (
      <p className={styles.note}>
        <Spinner size="small" /> {t('saveOffline.checking')}
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {Object.entries(languages).map(([prefix, language]) => (
        <Language key={prefix} prefix={prefix} name={locales[prefix]?.name ?? prefix} language={language} />
      ))}
    </ul>
  )
}

interface LanguageProps {
  prefix: string
  name: string
  language: SavedLanguage
}

function Language({ prefix, name, language }: LanguageProps) {
  const { t, lang } = useProductTexts()
  const { state, files, bytes, wantedFiles, wantedBytes, readBytes, failure } = language
  const size = (value: number) => formatBytes(value, lang)
  const status = {
    none: () => t('saveOffline.none', { count: files, size: size(bytes) }),
    partial: () => t('saveOffline.partial', { count: wantedFiles, size: size(wantedBytes) }),
    saved: () => t('saveOffline.saved', { count: files, size: size(bytes) }),
    saving: () => t('saveOffline.saving', { read: size(readBytes), size: size(wantedBytes) }),
    failed: () => t(`saveOffline.failed.${failure ?? 'offline'}`),
  }[state]()
  const action = { none: 'save', partial: 'update', saved: undefined, saving: undefined, failed: 'resume' } as const
  const verb = action[state]
  return (
    <li className={styles.language} data-state={state}>
      <div>
        <strong>{name}</strong>
        <p role={state === 'saving' ? undefined : 'status'}>{status}</p>
      </div>
      {state === 'saving' && (
        <progress
          className={styles.progress}
          aria-label={t('saveOffline.progress', { language: name })}
          max={wantedBytes || 1}
          value={readBytes}
        />
      )}
      <div className={styles.buttons}>
        {verb && (
          <Button look="primary" icon="download" onClick={() => void saveLanguage(prefix)}>
            {t(`saveOffline.${verb}`)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {state === 'saving' && (
          <Button onClick={() => pauseLanguage(prefix)}>
            {t('saveOffline.pause')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {state !== 'none' && state !== 'saving' && (
          <Button look="quiet" onClick={() => void deleteLanguage(prefix)}>
            {t('saveOffline.delete')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

/** `4.2 MB`, with the digits and the unit of the language. */
function formatBytes(bytes: number, lang: string): string {
  const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000]
  const digits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
}
