/** Elements of markdown to components; everything not listed is the plain element. */
import type { ComponentPropsWithoutRef } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { useOptionalManifest } from '../content/page-context'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { useTranslation } from '../ui/translation'
import { CodeBlock } from './code/CodeBlock'
import { Heading } from './Heading'
import { Spoiler } from './Spoiler'
import { Table } from './Table'

type ElementProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentPropsWithoutRef<Tag> & ExtraProps

function Anchor({ node, href, children, ...rest }: ElementProps<'a'>) {
  const { t } = useTranslation()
  if (href === undefined) return <span {...rest}>{children}</span>
  const back = node?.properties.dataFootnoteBackref
  if (back !== undefined) {
    return (
      <Link to={href} {...rest} aria-label={t('markdown.backToText', { time: String(back) })}>
        {children}
      </Link>
    )
  }
  if (node?.properties.dataFootnoteRef !== undefined) {
    return (
      <Link to={href} {...rest} aria-label={t('markdown.footnote', { number: String(children) })}>
        {children}
      </Link>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}

function Section({ node, children, ...rest }: ElementProps<'section'>) {
  const { t } = useTranslation()
  const notes = node?.properties.dataFootnotes !== undefined
  return (
    <section {...rest} {...(notes ? { 'aria-label': t('markdown.footnotes') } : {})}>
      {children}
    </section>
  )
}

function Nav({ node, children, ...rest }: ElementProps<'nav'>) {
  const { t } = useTranslation()
  const toc = node?.properties.dataToc !== undefined
  return (
    <nav {...rest} {...(toc ? { 'aria-label': t('markdown.contents') } : {})}>
      {children}
    </nav>
  )
}

/** Old pages draw icons as empty `i` elements of an icon font; without its stylesheet they are icons of ours. */
function Italic({ node, children, className, ...rest }: ElementProps<'i'>) {
  const scripts = useOptionalManifest()?.site.scripts
  const hasFont = scripts?.enabled && scripts.items.some(({ kind }) => kind === 'icons')
  const empty = node?.children.length === 0
  if (empty && className && !hasFont) return <Icon name={className} />
  return (
    <i className={className} {...rest}>
      {children}
    </i>
  )
}

/** A widget where none are known (a notice, for instance): its content. */
function Content({ children }: { children?: React.ReactNode }) {
  return <>{children}</>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-widget': { name?: string; attrs?: string; children?: React.ReactNode }
      'doc-slot': { slot?: string; value?: string; active?: string; children?: React.ReactNode }
      'doc-spoiler': { children?: React.ReactNode }
    }
  }
}

export const ELEMENTS: Components = {
  a: Anchor,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  i: Italic,
  nav: Nav,
  pre: CodeBlock,
  section: Section,
  table: Table,
  'doc-slot': Content,
  'doc-spoiler': Spoiler,
  'doc-widget': Content,
}
