import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../content/page-context'
import { VIDEO_FORMATS, VIDEO_RATIO } from '../../site/constants'
import { FailureBox } from '../../ui/ErrorBoundary'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { reportOnce } from '../content'
import { type image, type length, ratio, type text } from '../readers'
import type { WidgetProps } from '../row'
import styles from '../Video.module.css'
import { type MediaType, mediaType } from './media-type'
import { startPlayer } from './start-player'
import { switchesOf } from './switches'

type MediaPlayerProps = WidgetProps<{
  src: typeof image
  type: typeof text
  poster: typeof image
  title: typeof text
  width: typeof length
  height: typeof length
  ratio: typeof ratio
}>

/** `<ArtPlayer src="…" />`: the player, and the library of its kind of stream, load when somebody presses play. */
export function MediaPlayer({ attributes, name, file }: MediaPlayerProps) {
  const { t } = useTranslation()
  const { src, title, poster, width, height } = attributes
  const [playing, setPlaying] = useState(false)
  const type = src === undefined ? undefined : mediaType(src, attributes.type)
  if (src === undefined) throw new Error('src=""')
  const label = title ?? t('widgets.player.file', { name: src.split('/').at(-1) })
  if (type === undefined) {
    reportOnce(`${name}: ${src} is none of ${VIDEO_FORMATS.join(', ')}`, file, 'name the type, or link to the file')
    return (
      <p>
        {t('widgets.player.unknown')} <a href={src}>{t('widgets.player.open')}</a>
      </p>
    )
  }
  return (
    <figure className={styles.video} style={{ inlineSize: width }}>
      <div
        className={styles.screen}
        style={{ aspectRatio: String(attributes.ratio ?? ratio(VIDEO_RATIO, '')), blockSize: height }}
      >
        {playing ? (
          <Running label={label} src={src} type={type} poster={poster} switches={switchesOf(attributes)} />
        ) : (
          <button
            type="button"
            className={styles.play}
            aria-label={t('widgets.player.play', { title: label })}
            onClick={() => setPlaying(true)}
          >
            <span className={styles.sign}>
              <Icon name="play" />
            </span>
            <span className={styles.title}>{label}</span>
          </button>
        )}
      </div>
      <figcaption>
        <a href={src}>{t('widgets.player.open')}</a>
      </figcaption>
    </figure>
  )
}

interface RunningProps {
  label: string
  src: string
  type: MediaType
  poster: string | undefined
  switches: Record<string, boolean>
}

function Running({ src, type, poster, switches, label }: RunningProps) {
  const { lang } = usePage().page
  const ref = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const options = useRef({ src, type, poster, switches, lang })

  useEffect(() => {
    let stale = false
    let destroy: (() => void) | undefined
    if (failure !== undefined || !ref.current) return
    const fail = (message: string) => {
      if (!stale) setFailure(message)
    }
    startPlayer(ref.current, options.current, fail).then(
      (stop) => {
        if (stale) stop()
        else destroy = stop
      },
      (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      stale = true
      destroy?.()
    }
  }, [failure])

  if (failure !== undefined) return <FailureBox what={label} message={failure} retry={() => setFailure(undefined)} />
  return <div ref={ref} style={{ inlineSize: '100%', blockSize: '100%' }} />
}
