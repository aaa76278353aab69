import { brotliCompressSync, constants } from 'node:zlib'
import { decode } from '@jridgewell/sourcemap-codec'
import { build, loadConfigFromFile, type Rolldown } from 'vite'

const brotli = (text: string, quality = 5): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The generator's part, and what changes finished code, which the source map does not follow. */
const LEFT_OUT = /^(?:docs|inline-runtime$|compile-hint$)/

/**
 * `npm run analyze [-- --files]`: what the entry is made of, by package and by room of `src/`, or by file. A part's
 * compressed share is what the whole would lose without it: parts compress with the help of others.
 */
const byFile = process.argv.includes('--files')
const chunk = await entry()
const pieces = piecesOf(chunk)
const whole = brotli(chunk.code)
const best = brotli(chunk.code, constants.BROTLI_MAX_QUALITY)
const rows = [...pieces].map(([name, ranges]) => {
  const raw = ranges.reduce((sum, [start, end]) => sum + end - start, 0)
  return { name, raw, brotli: Math.round(((whole - brotli(without(chunk.code, ranges))) * best) / whole) }
})
console.log(`${chunk.fileName}: ${chunk.code.length} bytes, ${best} brotli`)
console.log('name | bytes | brotli bytes the entry would lose without it')
for (const row of rows.sort((a, b) => b.raw - a.raw)) console.log(`${row.name} | ${row.raw} | ${row.brotli}`)

/** The application built in memory. */
async function entry(): Promise<Rolldown.OutputChunk> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const plugins = (loaded?.config.plugins ?? []).filter(
    (plugin) => !(plugin && 'name' in plugin && LEFT_OUT.test(String(plugin.name))),
  )
  const result = await build({
    ...loaded?.config,
    plugins,
    configFile: false,
    logLevel: 'error',
    build: { ...loaded?.config.build, write: false, sourcemap: 'hidden' },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const found = outputs.find((file) => file.type === 'chunk' && file.name === 'app')
  if (found?.type !== 'chunk') throw new Error('the build has no chunk "app"')
  return found
}

type Range = [start: number, end: number]

/** For each part, the stretches of the minified code that its modules became. */
function piecesOf({ code, map }: Rolldown.OutputChunk): Map<string, Range[]> {
  if (!map) throw new Error('the build made no source map')
  const lines = code.split('\n')
  const pieces = new Map<string, Range[]>()
  let offset = 0
  decode(map.mappings).forEach((segments, index) => {
    const length = (lines[index]?.length ?? 0) + 1
    segments.forEach((segment, at) => {
      const end = segments[at + 1]?.[0] ?? length
      const source = segment.length > 1 ? map.sources[segment[1] as number] : undefined
      const name = partOf(source ?? '(bundler)')
      const ranges = pieces.get(name)
      const last = ranges?.at(-1)
      if (last && last[1] === offset + segment[0]) last[1] = offset + end
      else if (ranges) ranges.push([offset + segment[0], offset + end])
      else pieces.set(name, [[offset + segment[0], offset + end]])
    })
    offset += length
  })
  return pieces
}

function partOf(source: string): string {
  const file = source.replace(/^(?:\.\.\/)+/, '')
  if (byFile) return file
  const pack = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
  return pack ?? /^src\/[^/]+/.exec(file)?.[0] ?? file
}

function without(code: string, ranges: Range[]): string {
  let rest = ''
  let from = 0
  for (const [start, end] of ranges) {
    rest += code.slice(from, start)
    from = end
  }
  return rest + code.slice(from)
}
