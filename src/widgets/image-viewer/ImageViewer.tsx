import { useMemo } from 'react'
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../ui/translation'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { prefersReducedMotion } from '../../platform/media'

interface ImageViewerProps {
  /** The button of the picture to start with. */
  opener: HTMLElement
  onClose(): void
}

/** Every picture of the page that can be seen now, the pressed one first. Loaded on the first press. */
export function ImageViewer({ opener, onClose }: ImageViewerProps) {
  const { t } = useTranslation()
  const { slides, index } = useMemo(() => collect(opener), [opener])
  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      index={index}
      plugins={[Captions, Counter, Download, Fullscreen, Zoom]}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: slides.length < 2, preload: 1 }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      animation={prefersReducedMotion() ? { fade: 0, swipe: 0, zoom: 0 } : { fade: 200, swipe: 200, zoom: 200 }}
      labels={{ Lightbox: t('widgets.image.viewer'), Close: t('ui.close') }}
    />
  )
}

function collect(opener: HTMLElement): { slides: SlideImage[]; index: number } {
  const scope = opener.closest('[data-article], main') ?? document.body
  const buttons = [...scope.querySelectorAll<HTMLElement>('button[data-zoom]')].filter(
    (button) => button.offsetParent !== null,
  )
  const slides = buttons.flatMap((button): SlideImage[] => {
    const picture = button.querySelector('img')
    if (!picture) return []
    const caption = button.closest('figure')?.querySelector('figcaption')?.textContent ?? picture.alt
    return [
      { src: picture.currentSrc || picture.src, alt: picture.alt, title: caption || undefined, ...sizeOf(picture) },
    ]
  })
  return { slides, index: Math.max(0, buttons.indexOf(opener)) }
}

/** A drawing has no pixels of its own: it may fill the screen. */
function sizeOf(picture: HTMLImageElement): { width?: number; height?: number } {
  if (/\.svg(?:[?#]|$)/i.test(picture.src) && picture.naturalWidth > 0) {
    return { width: 1600, height: Math.round((1600 * picture.naturalHeight) / picture.naturalWidth) }
  }
  return picture.naturalWidth > 0 ? { width: picture.naturalWidth, height: picture.naturalHeight } : {}
}
