import { withBase } from '../platform/base'
import { ContentError, copyWelcome, fetchText, hasWorker, serverOnly, textOf } from '../platform/fetch-text'
import { report } from '../platform/report'
import { whenIdle } from '../platform/timing'
import { readDescription } from './description'
import { takeEarly } from './early'
import { isUnclosed, type PageMeta, readMeta, splitFrontmatter } from './frontmatter'
import { hashFrontmatter, hashText } from './hash'
import { encodePath, nameOfFile } from './paths'
import type { Document, PageRecord } from './types'

/** Documents kept for quick returns. The oldest goes when a newer one needs its place. */
const KEPT = 40
const kept = new Map<string, Document>()

type ChangeListener = (file: string) => void
let onChange: ChangeListener | undefined

/** Tells when the server's copy of a document differs from the one that was handed out. */
export function onDocumentChange(listener: ChangeListener): void {
  onChange = listener
}

export const documentUrl = (file: string): string => withBase(`/content${encodePath(`/${file}`)}`)

/**
 * The document of a file. A kept copy is returned at once and compared with the server's behind the scenes; when
 * they differ the listener hears of it and the next call returns the newer one. Throws `ContentError`.
 */
export async function loadDocument(file: string, record?: PageRecord, signal?: AbortSignal): Promise<Document> {
  const known = kept.get(file)
  if (known) {
    keep(known)
    // Showing it comes first.
    whenIdle(() => void refresh(file, record))
    return known
  }
  const ahead = await aheadOf(file)
  signal?.throwIfAborted()
  const document = ahead ?? (await readDocument(file, record, signal))
  // What a worker handed out may be an old copy; a page gone from the server must go from the screen too.
  if (hasWorker()) void refresh(file, record, true)
  return document
}

async function readDocument(file: string, record?: PageRecord, signal?: AbortSignal): Promise<Document> {
  return keep(await parseDocument(file, await readSource(file, signal), record))
}

/** Files being read ahead of a visit; one that comes meanwhile waits for the same answer. */
const readingAhead = new Map<string, Promise<Document>>()

/** What reading ahead brings, when that is under way and does not fail. */
async function aheadOf(file: string): Promise<Document | undefined> {
  try {
    return await readingAhead.get(file)
  } catch {
    // The visit itself asks again and shows what it meets.
    return undefined
  }
}

/**
 * Reads a document into the store, so that going there needs no network. Failures wait for the real visit, and so does
 * the comparison with the server.
 */
export async function prefetchDocument(file: string, record?: PageRecord): Promise<Document | undefined> {
  const known = kept.get(file)
  if (known || readingAhead.has(file)) return known ?? aheadOf(file)
  const reading = readDocument(file, record)
  readingAhead.set(file, reading)
  try {
    return await reading
  } catch (error) {
    // The visitor has not asked for this page yet; when they do, the loader meets the same failure and shows it.
    report(`${file} could not be prefetched`, documentUrl(file), 'nothing, the page is read again when visited', error)
    return undefined
  } finally {
    readingAhead.delete(file)
  }
}

/** Whether the text of a file is here already, so that going to its page waits for nothing. */
export const isKept = (file: string): boolean => kept.has(file)

/** Forgets a document, or all of them, so that the next load asks the server. */
export function forgetDocument(file?: string): void {
  if (file === undefined) kept.clear()
  else kept.delete(file)
}

async function readSource(file: string, signal?: AbortSignal): Promise<string> {
  const url = documentUrl(file)
  const early = takeEarly(url)
  if (early) {
    const response = await early.catch(() => undefined)
    // A server that stumbled is asked again below.
    if (response && response.status < 500) return textOf(response, url)
  }
  return fetchText(url, { ...copyWelcome(), ...(signal ? { signal } : {}) })
}

/** Compares a kept document with the server's. `orForget`: a file that is gone is forgotten, as a reload would. */
async function refresh(file: string, record?: PageRecord, orForget = false): Promise<void> {
  const before = kept.get(file)
  let source: string
  try {
    source = await fetchText(documentUrl(file), serverOnly())
  } catch (error) {
    // Offline, or the file is gone: what is on the screen stays until the visitor reloads.
    if (!orForget || !(error instanceof ContentError) || error.reason !== 'missing') return
    forgetDocument(file)
    onChange?.(file)
    return
  }
  if (!before || hashText(source) === before.hash) return
  keep(await parseDocument(file, source, record))
  onChange?.(file)
}

function keep(document: Document): Document {
  kept.delete(document.file)
  kept.set(document.file, document)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return document
}

/**
 * Splits and reads a file. The manifest's frontmatter serves when the file's is the same; otherwise the file wins and
 * a YAML parser is loaded. Broken YAML is reported with file and line, and the body is shown without its options.
 */
export async function parseDocument(file: string, source: string, record?: PageRecord): Promise<Document> {
  const { frontmatter, body } = splitFrontmatter(source)
  if (frontmatter === undefined && isUnclosed(body))
    report('the frontmatter has no end', file, 'write a line of --- below it; it is shown as text')
  if (source.includes('\uFFFD')) report('the file is not UTF-8', file, 'save it as UTF-8; some characters are lost')
  const hash = hashText(source)
  let meta: PageMeta = {}
  if (record && hashFrontmatter(frontmatter) === record.frontmatterHash) {
    meta = { ...record.meta }
    // A title that is a heading may have changed with the body.
    if (hash === record.hash || /^title[ \t]*:/m.test(frontmatter ?? '')) meta.title = record.title
    meta.description ??= readDescription(frontmatter ?? '')
  } else if (frontmatter?.trim()) {
    meta = await parseFrontmatter(frontmatter, file)
  }
  return { file, meta, body, source, hash }
}

async function parseFrontmatter(frontmatter: string, file: string): Promise<PageMeta> {
  const { load, YAMLException } = await import('js-yaml')
  try {
    const { meta, problems } = readMeta(load(frontmatter))
    for (const { key, problem } of problems) {
      if (problem === 'unknown') report(`unknown frontmatter key "${key}"`, file, 'see docs/AUTHORING.md for the keys')
      else report(`frontmatter "${key}" has a value that does not fit`, file, 'see docs/AUTHORING.md for its form')
    }
    return meta
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // The first line of the file is the fence, so YAML's zero-based line n is line n + 2 of the file.
    const line = (error.mark?.line ?? 0) + 2
    report(
      `the frontmatter is not valid YAML: ${error.reason}`,
      `${file}:${line}`,
      'correct that line, or write the --- that ends the frontmatter before it; the page is shown without its options',
    )
    return {}
  }
}

/** Title of a page: frontmatter, else the first h1, else the file's name. */
export function titleOf(document: Document): string {
  if (document.meta.title) return document.meta.title
  // Marked by a sign before it, or by a line of signs below it.
  const found = /^ {0,3}(?:#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$|(\S.*)\n {0,3}=+[ \t]*$)/m.exec(
    withoutFences(document.body),
  )
  const heading = found?.[1] ?? found?.[2]
  const plain = heading
    ?.replace(/\{[^{}]*\}\s*$/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_~]/g, '')
    .trim()
  if (plain) return plain
  return nameOfFile(document.file)
}

const withoutFences = (body: string): string => body.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1.*$/gm, '')
