import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The law of `src/`: imports go only from a room to the rooms behind it. `docs/ARCHITECTURE.md` explains why.
 */
const ROOMS = [
  'app',
  'layout',
  'widgets',
  'features',
  'markdown',
  'ui',
  'content',
  'stores',
  'site',
  'platform',
] as const
/** Rooms beside that line, with what they may use. */
const BESIDE: Record<string, readonly string[]> = {
  manifest: ['manifest', 'markdown', 'content', 'site', 'platform'],
  offline: ['offline', 'site', 'platform', 'stores', 'content'],
  snapshot: ['snapshot', ...ROOMS],
  'first-words': ['first-words', 'markdown', 'content', 'site', 'platform'],
}
/** Programs of their own, and what the build starts from. */
const ENTRIES = [
  /^app\/main\.tsx$/,
  /^manifest\/(?:cli|vite-plugin|compile-hint|early-programs|entities-in-workers|inline-runtime|lean-packages|minify-inline|reachable-chunk|vite\.tools\.config)\.ts$/,
  /^first-words\/(?:inline|vite-plugin)\.ts$/,
  /^offline\/(?:sw|vite-plugin)\.ts$/,
  /^snapshot\/(?:cli|vite\.snapshot\.config)\.ts$/,
  /\.worker\.ts$/,
  /\.d\.ts$/,
]

const SRC = join(import.meta.dirname, '..', '..', 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found: Import[] = []
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g
  for (const [, typeOnly, fixed, lazy, url] of text.matchAll(pattern)) {
    const specifier = (fixed ?? lazy ?? url ?? '').replace(/\?.*$/, '')
    const to = resolve(file, specifier)
    if (to) found.push({ from: file, to, typeOnly: typeOnly !== undefined })
  }
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  const target = relative(SRC, normalize(join(SRC, dirname(from), specifier)))
  return [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.includes(candidate))
}

const imports = files.flatMap(importsOf)
const room = (file: string) => file.split('/')[0] ?? ''
/** The feature or widget a file belongs to: its folder in the room, or the file itself. */
const unit = (file: string) =>
  file
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/(?:\.module)?\.tsx?$/, '')

const code = (file: string) => readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

describe('the rooms of src', () => {
  it('are those that are documented', () => {
    const rooms = new Set(files.map(room))
    expect([...rooms].filter((name) => !(ROOMS as readonly string[]).includes(name) && !(name in BESIDE))).toEqual([])
    const text = readFileSync(join(SRC, '..', 'docs', 'ARCHITECTURE.md'), 'utf8')
    for (const name of rooms) expect(text, `docs/ARCHITECTURE.md names ${name}/`).toContain(`${name}/`)
  })

  it('import only to the right', () => {
    const wrong = imports.filter(({ from, to }) => {
      const beside = BESIDE[room(from)]
      if (beside) return !beside.includes(room(to))
      if (room(to) === 'offline') return room(from) !== 'app' && room(from) !== 'features'
      const here = ROOMS.indexOf(room(from) as (typeof ROOMS)[number])
      const there = ROOMS.indexOf(room(to) as (typeof ROOMS)[number])
      return there < here
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('keep features apart', () => {
    const wrong = imports.filter(
      ({ from, to }) => room(from) === 'features' && room(to) === 'features' && unit(from) !== unit(to),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('keep React out of the rooms that need none', () => {
    const pure = files.filter((file) => /^(?:site|stores|content)\//.test(file) && file !== 'content/page-context.tsx')
    const wrong = pure.filter((file) => /from 'react(?:-dom|-router-dom)?'/.test(readFileSync(join(SRC, file), 'utf8')))
    expect(wrong).toEqual([])
  })
})

describe('what every page needs', () => {
  it('calls nothing for which the browser first reads large tables', () => {
    const needed = /^(?:app|content|first-words|layout\/(?:doc|navbar|sidebar)|markdown|platform|stores|ui)\//
    const slow = /\bIntl\.(?!Segmenter)|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/
    expect(
      files.map((file) => file.replaceAll('\\', '/')).filter((file) => needed.test(file) && slow.test(code(file))),
    ).toEqual([])
  })
})

describe('the files of src', () => {
  it('import in no circle', () => {
    const graph = new Map<string, string[]>(files.map((file) => [file, []]))
    for (const { from, to, typeOnly } of imports) if (!typeOnly) graph.get(from)?.push(to)
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      else if (!done.has(file)) {
        for (const next of graph.get(file) ?? []) visit(next, [...path, file])
        done.add(file)
      }
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })

  it('are all used', () => {
    const reached = new Set<string>()
    const queue = files.filter((file) => ENTRIES.some((entry) => entry.test(file)))
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      queue.push(...imports.filter(({ from }) => from === file).map(({ to }) => to))
    }
    expect(files.filter((file) => !reached.has(file))).toEqual([])
  })

  it('take no effect event into a memoised component, which React 19.2 leaves with its first closure', () => {
    const wrong = files.filter((file) =>
      /\bmemo\([\s\S]*\buseEffectEvent\(|\buseEffectEvent\([\s\S]*\bmemo\(/.test(code(file)),
    )
    expect(wrong).toEqual([])
  })

  it('re-export nothing from an index and are named after what they own', () => {
    expect(files.filter((file) => /(?:^|\/)(?:index|utils?|helpers?|common)\.tsx?$/.test(file))).toEqual([])
    const misnamed = files.filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      return name.endsWith('.tsx')
        ? !/^(?:[A-Z]\w*|[a-z0-9-]+)\.tsx$/.test(name)
        : !/^(?:[a-z0-9.-]+|[a-z]{2}-[A-Z]{2})\.ts$/.test(name)
    })
    expect(misnamed).toEqual([])
  })
})
