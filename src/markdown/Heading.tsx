import type { ComponentPropsWithoutRef } from 'react'
import type { ExtraProps } from 'react-markdown'
import { headingText } from '../content/slug'
import { Link } from '../ui/Link'
import { useTranslation } from '../ui/translation'
import styles from './Heading.module.css'

/** A heading and, beside it, the link to itself: outside of the heading, so that its name is its text alone. */
export function Heading({ node, children, ...rest }: ComponentPropsWithoutRef<'h2'> & ExtraProps) {
  const { t } = useTranslation()
  const Tag = (node?.tagName ?? 'h2') as 'h2'
  if (rest.id === undefined) return <Tag {...rest}>{children}</Tag>
  return (
    <div className={styles.heading} data-heading={Tag}>
      <Tag {...rest}>{children}</Tag>
      <Link
        to={`#${encodeURIComponent(rest.id)}`}
        className={styles.permalink}
        data-permalink=""
        aria-label={t('markdown.permalink', { heading: node ? headingText(node) : '' })}
      >
        <span aria-hidden="true">#</span>
      </Link>
    </div>
  )
}
