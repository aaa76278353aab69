import type { ReactNode } from 'react'
import { useTranslation } from '../ui/translation'
import styles from './Spoiler.module.css'

/** `!!text!!`: covered until it is pointed at or focused. */
export function Spoiler({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how the keyboard uncovers it
    <span className={styles.spoiler} tabIndex={0} title={t('markdown.spoiler')}>
      {children}
    </span>
  )
}
