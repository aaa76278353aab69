/**
 * From text to elements: which plugins run on a document, in which order. The order is pinned by tests:
 * grammar → HTML tags and widgets → the dialect's transforms → (HTML parser) → allow-list → ids → links → names.
 */
import type { Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import { documentUrl } from '../content/documents'
import { fetchText } from '../platform/fetch-text'
import { report } from '../platform/report'
import { type Book, closePart, createBook, type Heading, openPart } from './carry'
import { schema, tidy } from './html/allow'
import { lightHtml } from './html/light'
import { type BodyPart, splitBody } from './parts'
import { type Needs, scanBody } from './scan'
import { dialect } from './syntax/dialect'
import { umlFences } from './syntax/uml'
import { alerts } from './tree/alerts'
import { attributes } from './tree/attributes'
import { joinLines, shortenAutolinks } from './tree/chinese'
import { codeInfo } from './tree/code-info'
import { limitDepth } from './tree/depth'
import { embeds } from './tree/embeds'
import { COMMON_EMOJI, type EmojiTable, emoji } from './tree/emoji'
import { footnotes } from './tree/footnotes'
import { headings } from './tree/headings'
import { images } from './tree/images'
import { type LinkOptions, links } from './tree/links'
import { namedTasks } from './tree/tasks'
import { tocList, tocPlace } from './tree/toc'

export interface PipelineOptions {
  /** File of the text under the content folder; relative addresses start from its folder. */
  file: string
  /** A newline inside a paragraph is a line break (default: yes). */
  breaks?: boolean
  /** Picture address as written to its natural size in pixels. */
  images?: LinkOptions['images'] | undefined
  /** The layout shows the title, so the first h1 of the text goes. */
  titleShown?: boolean
}

/** The text of one part of a document and the plugins that turn it into elements. */
export interface Part extends BodyPart {
  plugins: Pick<Options, 'remarkPlugins' | 'rehypePlugins'>
}

/** Everything `Markdown` needs; made once a document. An ordinary page is one part. */
export interface Pipeline {
  file: string
  parts: readonly Part[]
  /** The headings of the parts that have been parsed. */
  headings(): readonly Heading[]
}

/** The parts of the pipeline that are loaded only for pages that need them. */
interface Extras {
  grammar: Pluggable[]
  html: Pluggable[]
  emoji: EmojiTable
}

/** Decides what a body needs, loads that, resolves its includes, and binds the plugins to its file. Never rejects for content. */
export async function preparePipeline(body: string, options: PipelineOptions): Promise<Pipeline> {
  const text = umlFences(await withIncludes(body, options.file))
  const needs = scanBody(text)
  return bind(text, await loadExtras(needs, options.file), options)
}

async function withIncludes(body: string, file: string): Promise<string> {
  if (!/@include:|@\[code/.test(body)) return body
  const { resolveIncludes } = await import('./syntax/includes')
  return resolveIncludes(body, file, (path) => fetchText(documentUrl(path), { cache: 'no-cache' }))
}

async function loadExtras(needs: Needs, file: string): Promise<Extras> {
  const [cjk, math, html, table] = await Promise.all([
    needs.cjk ? orWithout(import('./syntax/cjk-emphasis'), file) : undefined,
    needs.math ? orWithout(import('./syntax/math'), file) : undefined,
    needs.html ? orWithout(import('./html/raw'), file) : undefined,
    needs.emoji ? orWithout(import('./tree/emoji-table'), file) : undefined,
  ])
  return {
    grammar: [...(cjk?.cjkEmphasis ?? []), ...(math ? [math.math] : [])],
    html: html ? [html.htmlParser] : [],
    emoji: table?.EMOJI ?? COMMON_EMOJI,
  }
}

/** A page without one of its extras is better than no page. */
async function orWithout<T>(loading: Promise<T>, file: string): Promise<T | undefined> {
  try {
    return await loading
  } catch (error) {
    report('a part of the markdown reader could not be loaded', file, 'reload when the connection is back', error)
    return undefined
  }
}

function bind(text: string, extras: Extras, options: PipelineOptions): Pipeline {
  const book = createBook()
  const parts = splitBody(text)
  return {
    file: options.file,
    headings: () => book.states.at(-1)?.headings ?? [],
    parts: parts.map((part, index) => ({
      ...part,
      plugins: pluginsOf(book, index, index === parts.length - 1, extras, options),
    })),
  }
}

/** The two lists, with what they must know of the document. */
export function pluginsOf(
  book: Book,
  index: number,
  last: boolean,
  extras: Extras,
  options: PipelineOptions,
): Part['plugins'] {
  const { file, breaks = true, images: sizes = {}, titleShown = false } = options
  const onUnknown = unknownReporter(file)
  return {
    remarkPlugins: [
      limitDepth,
      [openPart, { book, index }],
      [remarkGfm, { singleTilde: false }],
      dialect,
      ...extras.grammar,
      [lightHtml, { parser: extras.html.length > 0, onUnknown }],
      alerts,
      tocPlace,
      attributes,
      images,
      shortenAutolinks,
      [emoji, extras.emoji],
      breaks ? remarkBreaks : joinLines,
      codeInfo,
      [footnotes, { last }],
      embeds,
    ],
    rehypePlugins: [
      ...extras.html,
      [tidy, { onUnknown }],
      [rehypeSanitize, schema],
      [headings, { titleShown }],
      [links, { file, images: sizes }],
      namedTasks,
      tocList,
      [closePart, { book, index }],
    ],
  }
}

/** Says once which tags of a file mean nothing here. */
function unknownReporter(file: string): (name: string) => void {
  const told = new Set<string>()
  return (name) => {
    if (told.has(name)) return
    told.add(name)
    const fate = schema.strip?.includes(name) ? 'nor is what is in it' : 'its text is kept'
    report(`<${name}> is not shown`, file, `use an element or a widget listed in docs/AUTHORING.md; ${fate}`)
  }
}
