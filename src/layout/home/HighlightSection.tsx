import type { CSSProperties } from 'react'
import type { Feature, Highlight } from '../../content/frontmatter'
import { usePage } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Inline } from '../../ui/Inline'
import { Link } from '../../ui/Link'
import { useThemedPicture } from '../use-themed-picture'
import { FeatureGrid } from './FeatureGrid'
import styles from './HighlightSection.module.css'

/** A section of the home page: a picture beside a list, or a grid of features under a heading. */
export function HighlightSection({ highlight, flipped }: { highlight: Highlight; flipped: boolean }) {
  const { header, description, features, color } = highlight
  const image = useThemedPicture(highlight.image, highlight.imageDark)
  const background = useThemedPicture(highlight.bgImage, highlight.bgImageDark)
  const style = {
    ...(color ? { '--tint': color } : {}),
    ...(background ? { '--picture': `url("${encodeURI(background)}")` } : {}),
  } as CSSProperties
  const heading = (
    <>
      {header && <h2>{header}</h2>}
      {description && (
        <p>
          <Inline text={description} />
        </p>
      )}
    </>
  )
  return (
    <section className={styles.section} data-flipped={flipped || undefined} style={style}>
      <div className={styles.inner} data-grid={features ? true : undefined}>
        {image && <img src={image} alt="" loading="lazy" />}
        {features ? (
          <>
            <div className={styles.head}>{heading}</div>
            <FeatureGrid features={features} />
          </>
        ) : (
          <div className={styles.text}>
            {heading}
            {highlight.highlights && <Items items={highlight.highlights} type={highlight.type} />}
          </div>
        )}
      </div>
    </section>
  )
}

/** With bullets, with numbers, or as terms without a mark. */
function Items({ items, type = 'un-order' }: { items: readonly Feature[]; type: Highlight['type'] }) {
  if (type === 'no-order') {
    return (
      <dl className={styles.items}>
        {items.map((item) => (
          <div key={item.title}>
            <dt>
              <Title item={item} />
            </dt>
            {item.details && (
              <dd>
                <Inline text={item.details} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    )
  }
  const List = type === 'order' ? 'ol' : 'ul'
  return (
    <List className={styles.items}>
      {items.map((item) => (
        <li key={item.title}>
          <strong>
            <Title item={item} />
          </strong>
          {item.details && (
            <p>
              <Inline text={item.details} />
            </p>
          )}
        </li>
      ))}
    </List>
  )
}

function Title({ item }: { item: Feature }) {
  const { file } = usePage().page.document
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />} {item.title}
    </>
  )
  if (!item.link) return content
  return (
    <Link to={item.link} file={file}>
      {content}
    </Link>
  )
}
