import type { Element, ElementContent } from 'hast'
import { Icon } from '../ui/Icon'
import { useTranslation } from '../ui/translation'
import styles from './FileTree.module.css'
import { readTree, type TreeEntry } from './file-entries'
import type { text } from './readers'
import type { WidgetProps } from './row'

/** `::: file-tree` around a list: files and folders with icons, notes after `#`, `++` and `--` for what comes and goes. */
export function FileTree({ node, title, children }: WidgetProps<{ title: typeof text }>) {
  const { t } = useTranslation()
  const list = node?.children.find(
    (child: ElementContent): child is Element => child.type === 'element' && child.tagName === 'ul',
  )
  if (!list) return <>{children}</>
  return (
    <figure className={styles.tree} aria-label={t('widgets.tree.label')}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <Level entries={readTree(list)} />
    </figure>
  )
}

function Level({ entries }: { entries: readonly TreeEntry[] }) {
  return (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list never change their order
        <li key={index}>
          {entry.children.length > 0 ? (
            <details className={styles.folder} open={!entry.closed}>
              <summary>
                <Name entry={entry} />
              </summary>
              <Level entries={entry.children} />
            </details>
          ) : (
            <Name entry={entry} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Name({ entry }: { entry: TreeEntry }) {
  const { t } = useTranslation()
  const { name, folder, marked, change, note } = entry
  return (
    <span className={styles.entry} data-change={change} data-marked={marked || undefined}>
      {name !== '…' && <Icon name={folder ? 'folder' : 'file'} />}
      <span>{name}</span>
      {change && <span className="visually-hidden"> ({t(`widgets.tree.${change}`)})</span>}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </span>
  )
}
