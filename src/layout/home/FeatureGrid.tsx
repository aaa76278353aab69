import type { Feature } from '../../content/frontmatter'
import { usePage } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Inline } from '../../ui/Inline'
import { Link } from '../../ui/Link'
import styles from './FeatureGrid.module.css'

/** Cards in a grid; a card with a link is one link. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <div className={styles.grid} data-count={features.length}>
      {features.map((feature) => (
        <FeatureCard key={feature.title} feature={feature} />
      ))}
    </div>
  )
}

function FeatureCard({ feature }: { feature: Feature }) {
  const { icon, title, details, link } = feature
  const { file } = usePage().page.document
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <h3>
        {title}
        {link && <Icon name="arrow-right" />}
      </h3>
      {details && (
        <p>
          <Inline text={details} />
        </p>
      )}
    </>
  )
  return link ? (
    <Link to={link} file={file} className={styles.card}>
      {content}
    </Link>
  ) : (
    <div className={styles.card}>{content}</div>
  )
}
