import 'katex/dist/katex.min.css'
import katex from 'katex'
import { useMemo } from 'react'
import type { flag, text } from './readers'
import type { WidgetProps } from './row'

/** `$x$` and `$$` blocks, drawn by KaTeX: nothing in a formula can make a link, load anything or grow without end. */
export function Formula({ attributes }: WidgetProps<{ tex: typeof text; display: typeof flag }>) {
  const { tex = '', display = false } = attributes
  const html = useMemo(
    () =>
      katex.renderToString(tex, {
        displayMode: display,
        trust: false,
        strict: false,
        throwOnError: true,
        maxSize: 20,
        maxExpand: 500,
      }),
    [tex, display],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup; `trust: false` keeps addresses and raw HTML out
  return <span data-math={display ? 'block' : 'inline'} dangerouslySetInnerHTML={{ __html: html }} />
}
