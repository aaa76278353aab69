import { memo, useEffect } from 'react'
import type { FoundNode } from '../../content/filter-tree'
import { includeFolders } from '../../content/manifest-source'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { Marked } from './Marked'
import styles from './SidebarTree.module.css'
import type { Groups } from './use-groups'

interface SidebarTreeProps {
  nodes: readonly FoundNode[]
  /** Path of the current page. */
  path: string
  /** Which groups are open; without it all are, as in the answer of the filter. */
  groups?: Groups
  /** What to mark in the titles. */
  query?: string
  depth?: number
}

/** One level of the sidebar. Pages of a shut group are not in the document at all. */
export function SidebarTree({ depth = 0, ...props }: SidebarTreeProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
    <ul role="list" className={styles.list} data-depth={depth}>
      {props.nodes.map((node) => (
        <li key={node.key}>
          {node.children ? (
            <Group {...props} node={node} depth={depth} />
          ) : (
            <Entry
              text={node.text}
              foundBy={node.foundBy}
              icon={depth === 0 ? node.icon : undefined}
              link={node.link}
              current={isCurrent(node.link, props.path)}
              query={props.query}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps extends Pick<FoundNode, 'text' | 'link'>, Pick<SidebarTreeProps, 'query'> {
  foundBy: string | undefined
  /** Deeper rows have none: seventy small clouds under each other would help nobody. */
  icon: string | undefined
  current: boolean
}

/** A page. Going from one to another draws these two rows anew and not the seventy around them. */
const Entry = memo(function Entry({ text, foundBy, icon, link, current, query }: EntryProps) {
  const title = <Title text={text} foundBy={foundBy} icon={icon} query={query} />
  if (link === undefined) return <span className={styles.row}>{title}</span>
  return (
    <Link
      to={link}
      className={styles.row}
      aria-current={current ? 'page' : undefined}
      data-found={query === undefined ? undefined : true}
    >
      {title}
    </Link>
  )
})

function Group(props: SidebarTreeProps & { node: FoundNode; depth: number }) {
  const { node, nodes, path, groups, query, depth } = props
  const { t } = useTranslation()
  const isOpen = groups === undefined || groups.isOpen(node)
  const { unread } = node
  useEffect(() => {
    if (isOpen && unread !== undefined) void includeFolders([unread])
  }, [isOpen, unread])
  const canFold = groups !== undefined && node.collapsible
  const title = (
    <Title text={node.text} foundBy={node.foundBy} icon={depth === 0 ? node.icon : undefined} query={query} />
  )
  const toggle = () => groups?.toggle(node, nodes)
  return (
    <>
      <div className={styles.group} data-open={isOpen || undefined}>
        {node.link === undefined ? (
          <GroupTitle canFold={canFold} isOpen={isOpen} toggle={toggle}>
            {title}
          </GroupTitle>
        ) : (
          <>
            <Link to={node.link} className={styles.row} aria-current={isCurrent(node.link, path) ? 'page' : undefined}>
              {title}
            </Link>
            {canFold && (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                aria-label={t(isOpen ? 'sidebar.collapse' : 'sidebar.expand', { group: node.text })}
                onClick={toggle}
              >
                <Icon name="chevron-right" />
              </button>
            )}
          </>
        )}
      </div>
      {isOpen && node.children && <SidebarTree {...props} nodes={node.children} depth={depth + 1} />}
    </>
  )
}

/** What a row says, and by which other name it was found. */
function Title({ text, foundBy, icon, query }: Omit<EntryProps, 'link' | 'current'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>
        <Marked text={text} query={query} />
        {foundBy && (
          <small className={styles.name}>
            <Marked text={foundBy} query={query} />
          </small>
        )}
      </span>
    </>
  )
}

interface GroupTitleProps {
  canFold: boolean
  isOpen: boolean
  toggle(): void
  children: React.ReactNode
}

function GroupTitle({ canFold, isOpen, toggle, children }: GroupTitleProps) {
  if (!canFold) return <span className={styles.row}>{children}</span>
  return (
    <button type="button" className={styles.row} aria-expanded={isOpen} onClick={toggle}>
      {children}
      <Icon name="chevron-right" />
    </button>
  )
}

/** Whether an entry is the page one is at; a link with a hash is a place in a page, not the page. */
const isCurrent = (link: string | undefined, path: string): boolean => link === path
