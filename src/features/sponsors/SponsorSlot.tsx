import { type CSSProperties, useState } from 'react'
import { withBase } from '../../platform/base'
import { useStore } from '../../platform/use-store'
import { localised } from '../../site/localised'
import type { SponsorSlot as Slot } from '../../site/types'
import { theme } from '../../stores/theme'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { countClick } from './count-click'
import styles from './SponsorSlot.module.css'

interface SponsorSlotProps {
  slot: Slot
  statsHost: string
  lang: string
}

/** One sponsored picture. Its place is reserved, it says that it is an ad, and it is gone when the picture fails. */
export function SponsorSlot({ slot, statsHost, lang }: SponsorSlotProps) {
  const { t } = useTranslation()
  const isDark = useStore(theme) === 'dark'
  const [failed, setFailed] = useState(false)
  const image = localised(isDark ? (slot.imageDark ?? slot.image) : slot.image, lang)
  const link = localised(slot.link, lang)
  if (failed || image === undefined || link === undefined) return null
  return (
    <Link
      to={link}
      target="_blank"
      rel="noopener sponsored"
      className={styles.slot}
      data-print="hide"
      data-place={slot.place}
      style={{ '--natural-width': `${slot.width}px` } as CSSProperties}
      onClick={() => countClick(statsHost, slot.name)}
    >
      <img
        src={withBase(image)}
        alt={localised(slot.alt, lang) ?? ''}
        width={slot.width}
        height={slot.height}
        loading="lazy"
        onError={() => setFailed(true)}
      />
      <span className={styles.label}>{t('sponsor.label')}</span>
    </Link>
  )
}
