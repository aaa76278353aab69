import { useState } from 'react'
import { filterTree } from '../content/filter-tree'
import { type NavNode, structureOf } from '../content/nav-tree'
import { usePage } from '../content/page-context'
import { resolveLink } from '../content/paths'
import { createSlugger } from '../content/slug'
import { Link } from '../ui/Link'
import { SearchInput } from '../ui/SearchInput'
import { useTranslation } from '../ui/translation'
import styles from './Catalog.module.css'
import type { flag, number, text } from './readers'
import type { WidgetProps } from './row'

/** Lists of more entries than this have a field to filter them. */
const FILTER_FROM = 12

type CatalogProps = WidgetProps<{
  base: typeof text
  level: typeof number
  index: typeof flag
  indexType: typeof text
  hideHeading: typeof flag
}>

/** `<Catalog base="/guide/" level="2" />`: the pages of a folder, in the order of the sidebar. */
export function Catalog({ attributes, file }: CatalogProps) {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const [query, setQuery] = useState('')
  const { level = 3, index = false, hideHeading = false } = attributes
  const base = folderOf(attributes.base, file, page.path)
  const all = structureOf(manifest, base).filter((node) => node.link !== page.path && node.link !== base)
  const nodes = query.trim() === '' ? all : filterTree(all, query)
  const slugger = createSlugger()
  return (
    <div className={styles.catalog}>
      {!hideHeading && <h2 id="catalog">{t('widgets.catalog.title')}</h2>}
      {countOf(all) > FILTER_FROM && (
        <div className={styles.filter}>
          <SearchInput label={t('widgets.catalog.filter')} value={query} onChange={setQuery} />
        </div>
      )}
      {all.length === 0 && <p>{t('widgets.catalog.none')}</p>}
      {all.length > 0 && nodes.length === 0 && <p role="status">{t('widgets.catalog.noMatch', { query })}</p>}
      {nodes.map((node, at) => (
        <section key={node.key} className={styles.group}>
          <h3 id={`catalog-${slugger.slug(node.text)}`}>
            {index && <span className={styles.number}>§{roman(at + 1)} </span>}
            <Title node={node} />
          </h3>
          {level > 1 && node.children && (
            <ul>
              {node.children.map((child, childAt) => (
                <li key={child.key}>
                  {index && <span className={styles.number}>{`${at + 1}.${childAt + 1} `}</span>}
                  <Title node={child} />
                  {level > 2 && child.children && (
                    <ul className={styles.chips}>
                      {child.children.map((leaf) => (
                        <li key={leaf.key}>
                          <Title node={leaf} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Title({ node }: { node: NavNode }) {
  return node.link === undefined ? <span>{node.text}</span> : <Link to={node.link}>{node.text}</Link>
}

/** The folder that `base` names, or the page's own. */
function folderOf(base: string | undefined, file: string, path: string): string {
  const own = path.slice(0, path.lastIndexOf('/') + 1)
  if (base === undefined) return own
  const target = resolveLink(base.endsWith('/') ? base : `${base}/`, file)
  return target.kind === 'page' ? target.path.slice(0, target.path.lastIndexOf('/') + 1) : own
}

const countOf = (nodes: readonly NavNode[]): number =>
  nodes.reduce((count, node) => count + 1 + countOf(node.children ?? []), 0)

function roman(value: number): string {
  const signs: [number, string][] = [
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ]
  let left = value
  return signs
    .map(([amount, sign]) => {
      const times = Math.floor(left / amount)
      left -= times * amount
      return sign.repeat(times)
    })
    .join('')
}
