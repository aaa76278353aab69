import { useLocale } from '../../../content/page-context'
import { ButtonLink } from '../../../ui/Button'
import styles from '../tools.module.css'
import type { OAuthProvider } from './providers'

/** The way back to the beginning of a sign-in. */
export function Again({ provider, text }: { provider: OAuthProvider; text: string }) {
  const { prefix } = useLocale()
  const page = provider.requestPage ? 'request' : 'callback'
  return (
    <div className={styles.actions}>
      <ButtonLink to={`${prefix}tool/${provider.id}/${page}.html`}>{text}</ButtonLink>
    </div>
  )
}
