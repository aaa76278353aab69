import type { Element } from 'hast'
import type { ComponentPropsWithoutRef } from 'react'
import type { ExtraProps } from 'react-markdown'
import { headingText } from '../content/slug'
import { useTranslation } from '../ui/translation'
import styles from './Table.module.css'
import { useOverflow } from './use-overflow'

/** A table that scrolls inside itself; its frame is named after its columns, and focusable while it scrolls. */
export function Table({ node, children, ...rest }: ComponentPropsWithoutRef<'table'> & ExtraProps) {
  const { t } = useTranslation()
  const [ref, overflows] = useOverflow<HTMLDivElement>()
  const columns = node ? columnNames(node) : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this groups a table's rows
    <div
      ref={ref}
      role="group"
      className={styles.scroll}
      data-scroll=""
      aria-label={columns === '' ? t('markdown.table') : t('markdown.tableOf', { columns })}
      tabIndex={overflows ? 0 : undefined}
    >
      <table {...rest}>{children}</table>
    </div>
  )
}

function columnNames(table: Element): string {
  const head = table.children.find((child) => child.type === 'element' && child.tagName === 'thead')
  const row = head?.type === 'element' ? head.children.find((child) => child.type === 'element') : undefined
  if (row?.type !== 'element') return ''
  return row.children
    .filter((cell) => cell.type === 'element')
    .map((cell) => headingText(cell))
    .filter(Boolean)
    .join(', ')
}
