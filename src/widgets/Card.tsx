import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import styles from './Card.module.css'
import type { background, color, image, link, text } from './readers'
import type { WidgetProps } from './row'

type CardProps = WidgetProps<{
  title: typeof text
  desc: typeof text
  logo: typeof image
  link: typeof link
  color: typeof color
  background: typeof background
}>

/** `<VPCard title desc logo link />`: a card that is one link. */
export function Card({ attributes, children }: CardProps) {
  const { title, desc, logo, link, color, background } = attributes
  const content = (
    <>
      {logo !== undefined && <img src={logo} alt="" width={44} height={44} loading="lazy" className={styles.logo} />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {(desc ?? children) && <span className={styles.about}>{desc ?? children}</span>}
      </span>
      {link !== undefined && /^(?:https?:)?\/\//.test(link) && <Icon name="external" />}
    </>
  )
  if (link === undefined) {
    return (
      <div className={styles.card} style={{ color, background }}>
        {content}
      </div>
    )
  }
  return (
    <Link to={link} className={styles.card} style={{ color, background }}>
      {content}
    </Link>
  )
}
