import { useMemo } from 'react'
import { isRecord } from '../platform/record'
import { ButtonLink } from '../ui/Button'
import styles from './Banner.module.css'
import { reportOnce } from './content'
import { type background, type color, type image, type json, link, type text } from './readers'
import type { WidgetProps } from './row'

type BannerProps = WidgetProps<{
  title: typeof text
  content: typeof text
  logo: typeof image
  color: typeof color
  background: typeof background
  actions: typeof json
}>

interface Action {
  text: string
  link: string
  type: 'primary' | 'default'
}

/** `<VPBanner title content logo actions />`: a wide invitation with buttons. */
export function Banner({ attributes, children, file }: BannerProps) {
  const { title, content, logo, color, background, actions } = attributes
  const buttons = useMemo(() => readActions(actions, file), [actions, file])
  return (
    <div className={styles.banner} style={{ color, background }}>
      {logo !== undefined && <img src={logo} alt="" width={80} height={80} loading="lazy" className={styles.logo} />}
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{content ?? children}</div>
      {buttons.length > 0 && (
        <div className={styles.actions}>
          {buttons.map((action) => (
            <ButtonLink key={action.link} to={action.link} look={action.type}>
              {action.text}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}

function readActions(value: unknown, file: string): Action[] {
  if (value === undefined) return []
  const entries = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry: unknown, index): Action[] => {
    if (isRecord(entry) && 'text' in entry && 'link' in entry) {
      const target = link(String(entry.link), file)
      const type = entry.type ?? (index === 0 ? 'primary' : 'default')
      if (target !== undefined)
        return [{ text: String(entry.text), link: target, type: type === 'primary' ? 'primary' : 'default' }]
    }
    reportOnce('an action of a VPBanner is not usable', file, 'write [{"text": "…", "link": "./page.md"}]')
    return []
  })
}
