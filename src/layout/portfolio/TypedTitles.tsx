import { usePage, useSite } from '../../content/page-context'
import { REDUCED_MOTION, useMedia } from '../../platform/media'
import styles from './TypedTitles.module.css'
import { useTyping } from './use-typing'

/** The titles: typed for the eye, listed for screen readers, and listed for everybody where motion is unwelcome. */
export function TypedTitles({ titles }: { titles: readonly string[] }) {
  const isStill = useMedia(REDUCED_MOTION)
  const { pure } = useSite().theme
  if (isStill || pure) return <p className={styles.titles}>{titles.join(' · ')}</p>
  return (
    <p className={styles.titles}>
      <span className="visually-hidden">{titles.join(', ')}</span>
      <Typed titles={titles} />
    </p>
  )
}

function Typed({ titles }: { titles: readonly string[] }) {
  const { page } = usePage()
  const shown = useTyping(titles, page.lang)
  return (
    <span aria-hidden="true" className={styles.typed}>
      {shown}
    </span>
  )
}
