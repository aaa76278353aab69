import { useTranslation } from '../../ui/translation'
import type { image, text } from '../readers'
import type { WidgetProps } from '../row'

/** `<AudioPlayer src="…" title="…" />`: the browser's own player; nothing of the file is read before it is played. */
export function AudioPlayer({ attributes }: WidgetProps<{ src: typeof image; title: typeof text; type: typeof text }>) {
  const { t } = useTranslation()
  const { src, title, type } = attributes
  if (src === undefined) throw new Error('src=""')
  const label = title ?? t('widgets.player.file', { name: src.split('/').at(-1) })
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: a page has no way to name a caption file for its audio */}
      <audio
        controls
        preload="none"
        aria-label={t('widgets.player.audio', { title: label })}
        style={{ inlineSize: '100%' }}
      >
        <source src={src} type={type} />
      </audio>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
