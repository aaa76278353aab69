import { type ComponentPropsWithoutRef, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useOptionalPage } from '../../content/page-context'
import { report } from '../../platform/report'
import { COPY_BUTTON_DELAY } from '../../site/constants'
import { IconButton } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { useNear } from '../../ui/use-near'
import { useOverflow } from '../use-overflow'
import styles from './CodeBlock.module.css'
import { CodeLines } from './CodeLines'
import type { Run } from './highlight'
import { type Fence, readCodeMeta, readFence } from './meta'
import { copyableText, readLines } from './notation'

/** Blocks of fewer lines have no numbers unless their fence asks for them: a command needs none. */
const NUMBERED_FROM = 4

/** Names that ask for no colours, so that nothing is loaded for them. */
const PLAIN: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext'])

/** A `pre` element: a block of code, or plain preformatted text when it holds anything else. */
export function CodeBlock({ node, children, ...rest }: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const fence = node && readFence(node)
  return fence ? <FencedCode fence={fence} /> : <pre {...rest}>{children}</pre>
}

/** A block of code with its title or language, copy and wrap buttons, and what its fence and comments ask for. */
export function FencedCode({ fence }: { fence: Fence }) {
  const { t } = useTranslation()
  const current = useOptionalPage()
  const numbersWanted = current?.page.document.meta.lineNumbers ?? current?.manifest.site.theme.lineNumbers ?? true
  const { lang, code, rest } = fence
  const meta = useMemo(() => readCodeMeta(rest), [rest])
  const lines = useMemo(() => readLines(code, lang, meta.highlighted, meta.words), [code, lang, meta])
  const source = useMemo(() => lines.map(({ text }) => text).join('\n'), [lines])
  const [block, near] = useNear<HTMLDivElement>()
  const [scroller, overflows] = useOverflow<HTMLPreElement>()
  const runs = useHighlighting(source, lang, near)
  const ready = useReady(near)
  const [wrap, setWrap] = useState(meta.wrap)
  const folded = meta.collapsed ? lines.length > meta.collapsed : false
  const [open, setOpen] = useState(false)
  const id = useId()

  const numbers = meta.lineNumbers ?? (numbersWanted && lines.length >= NUMBERED_FROM ? 1 : false)
  const { title } = meta
  const name = title ?? lang
  const fold = () => {
    setOpen(!open)
    if (open) block.current?.scrollIntoView({ block: 'center' })
  }

  return (
    <div
      ref={block}
      id={typeof meta.attributes.id === 'string' ? meta.attributes.id : undefined}
      className={[styles.block, meta.attributes.className].flat().filter(Boolean).join(' ')}
      data-lang={lang || undefined}
      data-focus={lines.some(({ marks }) => marks.has('focus')) || undefined}
    >
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.tools}>
        {title === undefined && lang !== '' && (
          <span className={styles.lang} data-label="" aria-hidden="true">
            {lang}
          </span>
        )}
        {ready && (overflows || wrap) && (
          <IconButton
            icon="wrap"
            label={t('code.wrap')}
            className={styles.tool}
            aria-pressed={wrap}
            onClick={() => setWrap(!wrap)}
          />
        )}
        {ready && <CopyButton text={() => copyableText(lines, lang)} className={styles.tool} />}
      </div>
      <pre
        ref={scroller}
        id={id}
        className={styles.code}
        data-scroll=""
        data-wrap={wrap || undefined}
        data-numbers={numbers === false ? undefined : ''}
        style={numbers === false ? undefined : { counterReset: `line ${numbers - 1}` }}
        {...(overflows && !wrap
          ? { role: 'group', tabIndex: 0, 'aria-label': name ? t('code.named', { name }) : t('code.block') }
          : {})}
      >
        <code>
          <CodeLines
            lines={folded && !open ? lines.slice(0, meta.collapsed || undefined) : lines}
            runs={runs}
            plain={numbers === false}
          />
        </code>
      </pre>
      {folded && (
        <button type="button" className={styles.fold} aria-expanded={open} aria-controls={id} onClick={fold}>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
          {open ? t('code.fold') : t('code.unfold', { count: lines.length })}
        </button>
      )}
    </div>
  )
}

/** The coloured lines, once the block has come near the screen and its language has arrived. */
function useHighlighting(source: string, lang: string, near: boolean): Run[][] | undefined {
  const [runs, setRuns] = useState<{ source: string; lines: Run[][] }>()
  useEffect(() => {
    if (!near || PLAIN.has(lang)) return
    let stale = false
    import('./highlight')
      .then(({ highlight }) => highlight(source, lang))
      .then(
        (lines) => {
          if (lines && !stale) setRuns({ source, lines })
        },
        (error: unknown) =>
          report(`code in ${lang} stays without colours`, 'markdown/code', 'nothing, it is readable', error),
      )
    return () => {
      stale = true
    }
  }, [source, lang, near])
  return runs?.source === source ? runs.lines : undefined
}

/** The buttons come the specified moment after the block, and only where they can be reached. */
function useReady(near: boolean): boolean {
  const [ready, setReady] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!near) return
    timer.current = setTimeout(() => setReady(true), COPY_BUTTON_DELAY)
    return () => clearTimeout(timer.current)
  }, [near])
  return ready
}
