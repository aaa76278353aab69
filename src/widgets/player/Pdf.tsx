import { useState } from 'react'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import type { image, length, number, text } from '../readers'
import type { WidgetProps } from '../row'

/** Pixels. */
const HEIGHT = '600px'

/**
 * `<PDF url="…" page="2" />`: a link, and for files of this site the browser's own viewer on demand. A document of
 * another site is never framed.
 */
export function Pdf({
  attributes,
}: WidgetProps<{
  url: typeof image
  title: typeof text
  page: typeof number
  zoom: typeof number
  height: typeof length
}>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const { url, title, page = 1, zoom = 100, height = HEIGHT } = attributes
  if (url === undefined) throw new Error('url=""')
  const label = title ?? url.split('/').at(-1) ?? url
  const isOurs = url.startsWith('/') && !url.startsWith('//')
  return (
    <figure>
      {shown && (
        <object
          data={`${url}#page=${page}&zoom=${zoom}`}
          type="application/pdf"
          aria-label={t('widgets.pdf.label', { title: label })}
          style={{ inlineSize: '100%', blockSize: height }}
        >
          <a href={url}>{t('widgets.pdf.open')}</a>
        </object>
      )}
      <figcaption>
        {label} · <a href={url}>{t('widgets.pdf.open')}</a>
        {isOurs && !shown && (
          <>
            {' '}
            <Button look="quiet" onClick={() => setShown(true)}>
              {t('widgets.pdf.show')}
            </Button>
          </>
        )}
      </figcaption>
    </figure>
  )
}
