import { Button } from '../ui/Button'
import styles from './FailureScreen.module.css'

interface FailureScreenProps {
  title: string
  /** What that means and what to do. */
  hint: string
  /** The file or the message, for whoever runs the site. */
  detail: string
  /** The name of what is tried when the button is pressed. */
  action: string
  onAction(): void
  busy?: boolean
  lang?: string
}

/** In place of a page, or of the whole site, that cannot be shown. */
export function FailureScreen({ title, hint, detail, action, onAction, busy, lang }: FailureScreenProps) {
  return (
    <main id="main-content" className={styles.page} lang={lang}>
      <h1>{title}</h1>
      <p>{hint}</p>
      <pre>{detail}</pre>
      <Button look="primary" disabled={busy} onClick={onAction}>
        {action}
      </Button>
    </main>
  )
}
