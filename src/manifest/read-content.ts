import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expandIncludes } from './expand'
import { imageSizeOf } from './image-size'
import { type MemoryFile, readMemory, writeMemory } from './memory-file'
import { type PageFacts, readPage } from './page-facts'
import { readSite, SITE_FILE, type SiteFile } from './read-site'

/** A folder that is served: pages and `site.yaml` below `content/`, other files beside it. */
export interface ContentFolder {
  site: SiteFile
  /** In the order of their files' names. */
  pages: PageFacts[]
  /** Decoded site-absolute addresses of all files that are no pages. */
  files: ReadonlySet<string>
  /** Address of a picture to its width and height in pixels. */
  images: ReadonlyMap<string, [number, number]>
}

interface Known<T> {
  /** Size and time of the file, which tell whether it changed. */
  stamp: string
  value: T
}

/** What was read before, by file. */
interface Memory {
  pages: Map<string, Known<PageFacts>>
  images: Map<string, Known<[number, number] | undefined>>
  /** How many entries were made since the memory was last written. */
  fresh: number
}

/** Files read at the same time; more only fills the memory. */
const AT_ONCE = 16
/** Reading a few pages again costs less than writing down all. */
const WORTH_WRITING = 20
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp)$/i

/**
 * Reads a folder again and again, each time only what changed. `remember` names a file that keeps what is known
 * between runs of the program.
 */
export function createReader(root: string, remember?: MemoryFile) {
  const memory: Memory = recall(remember) ?? { pages: new Map(), images: new Map(), fresh: 0 }
  let keeps = remember !== undefined
  return async (): Promise<ContentFolder> => {
    const found = listFiles(root)
    const contentFiles = [...found.keys()].filter((file) => file.startsWith('content/'))
    const markdown = contentFiles.filter((file) => file.endsWith('.md')).sort()
    const pages = await each(markdown, async (path) => {
      const file = path.slice('content/'.length)
      const stamp = ({ included }: PageFacts) =>
        [path, ...included.map((part) => `content/${part}`)].map((part) => found.get(part)).join()
      return known(memory, memory.pages, file, stamp, () => readContentFile(root, file))
    })
    const images = new Map<string, [number, number]>()
    await each(
      contentFiles.filter((file) => PICTURE.test(file)),
      async (path) => {
        const size = await known(
          memory,
          memory.images,
          path,
          () => found.get(path) ?? '',
          async () => imageSizeOf(await readFile(join(root, path))),
        )
        if (size) images.set(`/${path.normalize('NFC')}`, size)
      },
    )
    forgetAllBut(memory.pages, new Set(pages.map(({ record }) => record.file)))
    // Once is enough to hear that it cannot be written.
    if (keeps && remember && memory.fresh > WORTH_WRITING) keeps = keep(memory, remember)
    const siteFile = `content/${SITE_FILE}`
    return {
      site: readSite(found.has(siteFile) ? readFileSync(join(root, siteFile), 'utf8') : ''),
      pages,
      files: new Set(
        [...found.keys()].filter((file) => !file.endsWith('.md')).map((file) => `/${file.normalize('NFC')}`),
      ),
      images,
    }
  }
}

/** Path below `root` to a stamp. Hidden files and folders are nobody's content. */
function listFiles(root: string): Map<string, string> {
  const found = new Map<string, string>()
  const enter = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      const stat = statSync(join(root, path), { throwIfNoEntry: false })
      if (stat?.isDirectory()) enter(path)
      else if (stat) found.set(path, `${stat.size}:${stat.mtimeMs}`)
    }
  }
  enter('')
  return found
}

async function readContentFile(root: string, file: string): Promise<PageFacts> {
  const read = (other: string) => readFile(join(root, 'content', other), 'utf8')
  const source = await read(file)
  return readPage(file, source, await expandIncludes(file, source, read))
}

async function known<T>(
  memory: Memory,
  kind: Map<string, Known<T>>,
  key: string,
  stampOf: (value: T) => string,
  read: () => Promise<T>,
): Promise<T> {
  const before = kind.get(key)
  if (before && before.stamp === stampOf(before.value)) return before.value
  const value = await read()
  kind.set(key, { stamp: stampOf(value), value })
  memory.fresh++
  return value
}

/** Runs `work` for all items, a few at a time, and keeps their order. */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

function forgetAllBut<T>(memory: Map<string, T>, wanted: ReadonlySet<string>): void {
  for (const key of memory.keys()) if (!wanted.has(key)) memory.delete(key)
}

function recall(remember?: MemoryFile): Memory | undefined {
  if (!remember) return undefined
  try {
    const { version, pages, images } = JSON.parse(readMemory(remember.file) ?? '{}')
    return version === remember.version ? { pages: new Map(pages), images: new Map(images), fresh: 0 } : undefined
  } catch {
    // Cut off by a crash, or another program's: everything is read again.
    return undefined
  }
}

/** Whether that was possible. */
function keep(memory: Memory, { file, version }: MemoryFile): boolean {
  memory.fresh = 0
  return writeMemory(file, JSON.stringify({ version, pages: [...memory.pages], images: [...memory.images] }))
}
