import { type ComponentPropsWithoutRef, Suspense, useState } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useOptionalPage } from '../content/page-context'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { onDemand } from '../ui/on-demand'
import { useTranslation } from '../ui/translation'
import styles from './ZoomImage.module.css'

const Viewer = onDemand(() => import('./image-viewer/ImageViewer').then((module) => module.ImageViewer))

/** Pictures narrower than this, in pixels, are icons and badges: there is nothing to look at closely. */
const SMALLEST = 120

/** A picture of the page; a press opens it large, with all others of the page beside it. */
export function ZoomImage({ node, alt = '', width, ...rest }: ComponentPropsWithoutRef<'img'> & ExtraProps) {
  const { t } = useTranslation()
  const [small, setSmall] = useState(Number(width) > 0 && Number(width) < SMALLEST)
  const [open, setOpen] = useState<HTMLElement>()
  const picture = (
    <img
      {...rest}
      alt={alt}
      width={width}
      onLoad={({ currentTarget }) =>
        setSmall(currentTarget.naturalWidth > 0 && currentTarget.naturalWidth < SMALLEST && !width)
      }
    />
  )
  const scheme = node?.properties.dataScheme
  const viewer = useOptionalPage()?.page.document.meta.photoSwipe ?? true
  if (!viewer || small || rest.src === undefined || node?.properties.noView !== undefined) return picture
  return (
    <>
      <button
        type="button"
        className={styles.zoom}
        data-zoom=""
        data-scheme={typeof scheme === 'string' ? scheme : undefined}
        aria-label={alt === '' ? t('widgets.image.view') : t('widgets.image.viewNamed', { alt })}
        onClick={({ currentTarget }) => setOpen(currentTarget)}
      >
        {picture}
      </button>
      {open && (
        <ErrorBoundary what={t('widgets.image.viewer')} where="widgets/image-viewer">
          <Suspense>
            <Viewer
              opener={open}
              onClose={() => {
                open.focus({ preventScroll: true })
                setOpen(undefined)
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
