import { useState } from 'react'
import { VIDEO_RATIO } from '../site/constants'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { useTranslation } from '../ui/translation'
import { type flag, type length, type number, ratio, type text } from './readers'
import type { WidgetProps } from './row'
import styles from './Video.module.css'

interface FrameSize {
  ratio?: number
  width?: string
  height?: string
}

type BiliBiliProps = WidgetProps<{
  title: typeof text
  bvid: typeof text
  aid: typeof text
  cid: typeof text
  page: typeof number
  time: typeof text
  ratio: typeof ratio
  width: typeof length
  height: typeof length
  autoplay: typeof flag
  lowQuality: typeof flag
  noDanmaku: typeof flag
}>

/** `<BiliBili bvid="BV…" />` (or `aid` and `cid`): the player loads when it is asked for. */
export function BiliBili({ attributes }: BiliBiliProps) {
  const { t } = useTranslation()
  const { bvid, aid, cid, page = 1, time, title, lowQuality, noDanmaku } = attributes
  const video = /^[A-Za-z\d]+$/.test(bvid ?? '')
    ? { bvid }
    : /^\d+$/.test(aid ?? '')
      ? { aid, ...(cid ? { cid } : {}) }
      : undefined
  if (!video) throw new Error(`bvid="${bvid ?? ''}" aid="${aid ?? ''}"`)
  const player = new URL('https://player.bilibili.com/player.html')
  const settings = {
    ...video,
    p: page,
    t: secondsOf(time),
    high_quality: lowQuality ? 0 : 1,
    danmaku: noDanmaku ? 0 : 1,
    autoplay: 1,
  }
  for (const [key, value] of Object.entries(settings))
    if (value !== undefined) player.searchParams.set(key, String(value))
  return (
    <Facade
      player={player.href}
      page={`https://www.bilibili.com/video/${video.bvid ?? `av${aid}`}/?p=${page}`}
      host="bilibili.com"
      title={title ?? t('widgets.video.bilibili')}
      size={attributes}
    />
  )
}

type YouTubeProps = WidgetProps<{
  id: typeof text
  title: typeof text
  start: typeof number
  end: typeof number
  ratio: typeof ratio
  width: typeof length
  height: typeof length
  autoplay: typeof flag
  loop: typeof flag
}>

/** `<YouTube id="…" />`, through the host that sets no cookies; the player loads when it is asked for. */
export function YouTube({ attributes }: YouTubeProps) {
  const { t } = useTranslation()
  const { id = '', title, start, end, loop } = attributes
  if (!/^[\w-]{6,20}$/.test(id)) throw new Error(`id="${id}"`)
  const player = new URL(`https://www.youtube-nocookie.com/embed/${id}`)
  const settings = { autoplay: 1, start, end, ...(loop ? { loop: 1, playlist: id } : {}) }
  for (const [key, value] of Object.entries(settings))
    if (value !== undefined) player.searchParams.set(key, String(value))
  return (
    <Facade
      player={player.href}
      page={`https://www.youtube.com/watch?v=${id}`}
      host="youtube.com"
      title={title ?? t('widgets.video.youtube')}
      size={attributes}
    />
  )
}

interface FacadeProps {
  player: string
  /** The video's own page, for paper, for screen readers and for those who do not want the player here. */
  page: string
  host: string
  title: string
  size: FrameSize
}

/** Nothing is asked of another site before the visitor says so. */
function Facade({ player, page, host, title, size }: FacadeProps) {
  const { t } = useTranslation()
  const [playing, setPlaying] = useState(false)
  return (
    <figure className={styles.video} style={{ inlineSize: size.width }}>
      <div
        className={styles.screen}
        style={{ aspectRatio: String(size.ratio ?? ratio(VIDEO_RATIO, '')), blockSize: size.height }}
      >
        {playing ? (
          <iframe
            src={player}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            className={styles.play}
            aria-label={t('widgets.video.play', { title })}
            onClick={() => setPlaying(true)}
          >
            <span className={styles.sign}>
              <Icon name="play" />
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.privacy}>{t('widgets.video.privacy', { host })}</span>
          </button>
        )}
      </div>
      <figcaption>
        <Link to={page}>{t('widgets.video.open', { host })}</Link>
      </figcaption>
    </figure>
  )
}

/** `90`, `1:30` or `1:02:03` in seconds. */
function secondsOf(time: string | undefined): number | undefined {
  if (time === undefined || !/^\d+(?::\d{1,2}){0,2}$/.test(time)) return undefined
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
