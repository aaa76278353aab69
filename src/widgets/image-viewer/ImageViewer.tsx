import { type CSSProperties, useMemo } from 'react'
import Lightbox, { type Labels, type SlideImage } from 'yet-another-react-lightbox'
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
import styles from './ImageViewer.module.css'

interface ImageViewerProps {
  /** The button of the picture to start with. */
  opener: HTMLElement
  onClose(): void
}

/** Kept free above the picture for the buttons, and as much below it for the caption. */
const MARGIN = '4rem'

/** Beside the caption, where the arrows cover nothing of a picture that fills the screen. */
const CORNER = { top: 'auto', bottom: '0.25rem', transform: 'none' }

/** Every picture of the page that can be seen now, the pressed one first. Loaded on the first press. */
export function ImageViewer({ opener, onClose }: ImageViewerProps) {
  const labels = useLabels()
  const { slides, index } = useMemo(() => collect(opener), [opener])
  const alone = slides.length < 2
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      slides={slides}
      index={index}
      plugins={alone ? [Captions, Download, Fullscreen, Zoom] : [Captions, Counter, Download, Fullscreen, Zoom]}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: alone, preload: 1, padding: 0, imageProps: (slide) => ({ style: styleOf(slide) }) }}
      styles={{ navigationPrev: CORNER, navigationNext: CORNER }}
      render={alone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      animation={prefersReducedMotion() ? { fade: 0, swipe: 0, zoom: 0 } : { fade: 200, swipe: 200, zoom: 200 }}
      labels={labels}
    />
  )
}

function useLabels(): Labels {
  const { t } = useTranslation()
  return {
    Lightbox: t('widgets.image.viewer'),
    Carousel: t('widgets.image.items'),
    'Photo gallery': t('widgets.image.gallery'),
    Slide: t('widgets.image.item'),
    '{index} of {total}': t('widgets.image.place', { index: '{index}', total: '{total}' }),
    Caption: t('widgets.image.caption'),
    Previous: t('widgets.image.previous'),
    Next: t('widgets.image.next'),
    'Zoom in': t('widgets.diagram.larger'),
    'Zoom out': t('widgets.diagram.smaller'),
    'Enter Fullscreen': t('widgets.image.full'),
    'Exit Fullscreen': t('widgets.image.window'),
    Download: t('widgets.image.save'),
    Close: t('ui.close'),
  }
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
      {
        src: picture.currentSrc || picture.src,
        alt: picture.alt,
        description: caption || undefined,
        ...sizeOf(picture),
      },
    ]
  })
  return { slides, index: Math.max(0, buttons.indexOf(opener)) }
}

const isDrawing = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address)

/** A drawing has no pixels of its own: it may fill the screen. */
function sizeOf({ src, naturalWidth, naturalHeight }: HTMLImageElement): { width?: number; height?: number } {
  if (naturalWidth === 0) return {}
  if (!isDrawing(src)) return { width: naturalWidth, height: naturalHeight }
  const width = Math.max(1600, window.innerWidth)
  return { width, height: Math.round((width * naturalHeight) / naturalWidth) }
}

/** As wide as the screen or its free height allow; a photo no wider than its pixels. */
function styleOf({ src, width, height }: SlideImage): CSSProperties {
  if (!width || !height) return {}
  const room = `min(100%, (100dvh - 2 * ${MARGIN}) * ${width / height})`
  return isDrawing(src)
    ? { width: room, height: 'auto', aspectRatio: `${width} / ${height}` }
    : { maxWidth: `min(${width}px, ${room})` }
}
