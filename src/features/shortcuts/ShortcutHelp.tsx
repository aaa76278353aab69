import { useSite } from '../../content/page-context'
import { IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useTranslation } from '../../ui/translation'
import styles from './ShortcutHelp.module.css'

/** The keys that do something on this site. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const { pageKeys } = useSite().theme
  const rows: [string, string[]][] = [
    [t('shortcuts.search'), ['/', 'Ctrl K']],
    [t('shortcuts.filter'), ['f']],
    ...(pageKeys
      ? ([
          [t('shortcuts.next'), ['Alt →']],
          [t('shortcuts.previous'), ['Alt ←']],
        ] satisfies [string, string[]][])
      : []),
    [t('shortcuts.escape'), ['Esc']],
    [t('shortcuts.open'), ['?']],
  ]
  return (
    <Dialog open onClose={onClose} label={t('shortcuts.title')}>
      <header className={styles.head}>
        <h2>{t('shortcuts.title')}</h2>
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
      </header>
      <dl className={styles.list}>
        {rows.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${t('shortcuts.or')} `}
                  {key.split(' ').map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
