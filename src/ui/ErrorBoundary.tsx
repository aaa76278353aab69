import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../platform/promise-cache'
import { report } from '../platform/report'
import { Button } from './Button'
import styles from './ErrorBoundary.module.css'
import { Icon } from './Icon'
import { useTranslation } from './translation'

interface ErrorBoundaryProps {
  /** What is inside, for the message: a widget's name, "Search". */
  what: string
  /** File that holds it, for the console. */
  where: string
  /** Shown under the message, such as the source of a diagram. */
  details?: ReactNode
  /** Shows nothing in its place: for what the visitor has not asked for. The console names it all the same. */
  quiet?: boolean
  children: ReactNode
}

/** Keeps a failure inside a small box that names what failed and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown): void {
    report(`${this.props.what} failed`, this.props.where, 'see the error below', error)
  }

  retry = (): void => {
    forgetFailures()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.quiet) return null
    return (
      <FailureBox what={this.props.what} message={error.message} retry={this.retry}>
        {this.props.details}
      </FailureBox>
    )
  }
}

interface FailureBoxProps {
  what: string
  message: string
  retry?(): void
  children?: ReactNode
}

/** The box itself, for failures that are not exceptions. */
export function FailureBox({ what, message, retry, children }: FailureBoxProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles.box}>
      <Icon name="warning" />
      <div>
        <strong>{t('ui.failed', { what })}</strong>
        <p>{message}</p>
        {children}
        {retry && (
          <Button look="quiet" icon="refresh" onClick={retry}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
