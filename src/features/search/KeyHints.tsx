import { memo } from 'react'
import { isApple } from '../../platform/keyboard'
import { useTranslation } from '../../ui/translation'
import styles from './KeyHints.module.css'

/** What the keys do, for those who have some. */
export const KeyHints = memo(function KeyHints() {
  const { t } = useTranslation()
  const hints: [string[], string][] = [
    [['↑', '↓'], t('search.move')],
    [['Enter'], t('search.open')],
    [[isApple() ? '⌘' : 'Ctrl', 'Enter'], t('search.openTab')],
    [['Esc'], t('search.closeKey')],
  ]
  return (
    <div className={styles.hints}>
      {hints.map(([keys, what]) => (
        <span key={what}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {what}
        </span>
      ))}
    </div>
  )
})
