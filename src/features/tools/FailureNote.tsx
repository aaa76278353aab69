import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Failure, hintOf } from './failure'
import styles from './tools.module.css'

interface FailureNoteProps {
  failure: Failure
  /** Asks again. */
  retry?(): void
  /** For failures that are about it. */
  redirectUri?: string
  /** Other ways out, such as starting again. */
  children?: ReactNode
}

/** A failure in words: what happened, what the service said, what to do, and a button to try again. */
export function FailureNote({ failure, retry, redirectUri = '', children }: FailureNoteProps) {
  const { t } = useProductTexts()
  const { t: frame } = useTranslation()
  const hint = hintOf(failure)
  const words = 'words' in failure || 'code' in failure ? (failure.words ?? failure.code) : undefined
  return (
    <Note tone="danger">
      <p>
        <strong>{t(`failure.${failure.kind}`, failure)}</strong>
      </p>
      {words !== undefined && (
        <p>
          {t('failure.words')} <q>{words}</q>
        </p>
      )}
      <p>{hint === 'none' ? t(`failure.${failure.kind}Do`) : t(`failure.${hint}`, { uri: redirectUri })}</p>
      <div className={styles.actions}>
        {retry && (
          <Button icon="refresh" onClick={retry}>
            {frame('ui.retry')}
          </Button>
        )}
        {children}
      </div>
    </Note>
  )
}

interface NoteProps {
  tone: 'danger' | 'warning' | 'info' | 'tip'
  children: ReactNode
}

/** A message of a tool; failures are read out at once, the others when there is time. */
export function Note({ tone, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={tone === 'tip' ? 'check' : tone} />
      <div>{children}</div>
    </div>
  )
}
