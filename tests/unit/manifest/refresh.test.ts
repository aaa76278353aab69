import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseDocument } from '../../../src/content/documents'
import { drawnHash } from '../../../src/content/snapshots'
import type { PageRecord } from '../../../src/content/types'
import { createReader } from '../../../src/manifest/read-content'
import { refreshDeployed } from '../../../src/manifest/refresh'
import { resolveIncludes } from '../../../src/markdown/syntax/includes'
import { onDisk, put, SITE } from './fixture'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FILES = {
  'index.html': '<!doctype html>',
  'content/site.yaml': SITE,
  'content/README.md': '# Home\n\n![p](./img/p.png) ![s](./img/s.svg)\n',
  'content/a.md': '# A\n',
  'content/img/s.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"/>',
}

const recordsOf = (root: string): Record<string, PageRecord> =>
  Object.fromEntries(
    JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')).pages.map((record: PageRecord) => [
      record.path,
      record,
    ]),
  )

describe('refreshDeployed', () => {
  it('writes everything, then only what changed, and leaves no temporary file', async () => {
    await onDisk(FILES, async (root) => {
      put(root, 'content/img/p.png', PIXEL)
      const read = createReader(root)
      const { changed } = refreshDeployed(root, await read())
      expect(changed.sort()).toEqual(
        expect.arrayContaining([
          'llms-full.txt',
          'llms.txt',
          'manifest.json',
          'outline/en-US.json',
          'robots.txt',
          'search/en-US.json',
          'sitemap.xml',
          'zh/llms.txt',
        ]),
      )
      expect(recordsOf(root)['/']?.images).toEqual({ './img/p.png': [1, 1], './img/s.svg': [300, 150] })
      expect(refreshDeployed(root, await read()).changed).toEqual([])

      put(root, 'content/b.md', '# B\n')
      expect(refreshDeployed(root, await read()).changed).toEqual(
        expect.arrayContaining(['manifest.json', 'search/en-US.json']),
      )
      expect(recordsOf(root)['/b.html']?.title).toBe('B')

      rmSync(join(root, 'content/a.md'))
      refreshDeployed(root, await read())
      expect(recordsOf(root)).not.toHaveProperty('/a.html')
      expect(readdirSync(root, { recursive: true }).filter((name) => String(name).includes('tmp'))).toEqual([])
    })
  })

  it('carries the dates of the manifest on, and dates what changed since by its file', async () => {
    await onDisk(FILES, async (root) => {
      const read = createReader(root)
      const old = { created: '2020-01-01T00:00:00Z', updated: '2021-01-01T00:00:00Z', contributors: ['Ada'] }
      refreshDeployed(root, await read(), {
        history: new Map([
          ['README.md', old],
          ['a.md', old],
        ]),
      })
      put(root, 'content/a.md', '# A, changed\n')
      put(root, 'content/b.md', '# B\n')
      const time = new Date('2026-05-06T07:08:09Z')
      for (const file of ['a', 'b']) utimesSync(join(root, `content/${file}.md`), time, time)
      refreshDeployed(root, await read())
      const records = recordsOf(root)
      expect(records['/']).toMatchObject(old)
      expect(records['/a.html']).toMatchObject({ ...old, updated: '2026-05-06T07:08:09Z' })
      expect(records['/b.html']).toMatchObject({ created: '2026-05-06T07:08:09Z', contributors: [] })
    })
  })

  it('carries on the dates of files that git does not know, as in a folder that the checkout ignores', async () => {
    await onDisk(FILES, async (root) => {
      const read = createReader(root)
      const old = { created: '2020-01-01T00:00:00Z', updated: '2021-01-01T00:00:00Z', contributors: ['Ada'] }
      const newer = { ...old, updated: '2022-01-01T00:00:00Z', contributors: ['Bob', 'Ada'] }
      const dated = (...files: string[]) => new Map(files.map((file) => [file, old]))
      refreshDeployed(root, await read(), { history: dated('README.md', 'a.md') })
      refreshDeployed(root, await read(), { history: new Map() })
      expect(recordsOf(root)).toMatchObject({ '/': old, '/a.html': old })
      refreshDeployed(root, await read(), { history: new Map([['a.md', newer]]) })
      expect(recordsOf(root)).toMatchObject({ '/': old, '/a.html': newer })
    })
  })

  it('removes the snapshot of a page when a file changes that it includes', async () => {
    await onDisk(
      { ...FILES, 'content/b.md': '# B\n\n@[code](./part.txt)\n', 'content/part.txt': 'one\n' },
      async (root) => {
        // As the program writes it that makes snapshots: with the documents of the application.
        const drawn = async (file: string) => {
          const source = readFileSync(join(root, 'content', file), 'utf8')
          const document = await parseDocument(file, source)
          const include = async (part: string) => readFileSync(join(root, 'content', part), 'utf8')
          return drawnHash(document, await resolveIncludes(document.body, file, include))
        }
        put(root, 'snapshots.json', JSON.stringify({ '/a.html': await drawn('a.md'), '/b.html': await drawn('b.md') }))
        for (const page of ['a.html', 'b.html']) put(root, page, '<p data-snapshot="">')
        const read = createReader(root)
        expect(refreshDeployed(root, await read()).changed).not.toContain('b.html')
        put(root, 'content/part.txt', 'number two\n')
        expect(refreshDeployed(root, await read()).changed).toContain('b.html')
        expect(['a.html', 'b.html'].map((page) => existsSync(join(root, page)))).toEqual([true, false])
      },
    )
  })

  it('keeps the former settings while site.yaml is no YAML', async () => {
    await onDisk(FILES, async (root) => {
      const read = createReader(root)
      const settings = () => JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')).site
      refreshDeployed(root, await read())
      const before = settings()
      put(root, 'content/site.yaml', 'title: [\n')
      put(root, 'content/b.md', '# B\n')
      const { problems } = refreshDeployed(root, await read())
      expect(problems.map(({ what }) => what)).toContainEqual(expect.stringContaining('is not valid YAML'))
      expect(settings()).toEqual(before)
      expect(recordsOf(root)).toHaveProperty('/b.html')
    })
  })

  it('removes data of a language that is gone', async () => {
    await onDisk(FILES, async (root) => {
      const read = createReader(root)
      refreshDeployed(root, await read())
      put(root, 'content/site.yaml', SITE.replace(/ {2}\/zh\/.*\n/, ''))
      refreshDeployed(root, await read())
      expect(readdirSync(join(root, 'search'))).toEqual(['en-US.json'])
    })
  })
})

describe('createReader', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('reads only what changed, also in another run of the program', async () => {
    await onDisk(
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`content/p${index}.md`, `# P${index}\n`])),
      async (root) => {
        const memory = { file: join(root, '.memory/m.json'), version: '1' }
        const time = new Date('2026-01-01T00:00:00Z')
        const write = (text: string) => {
          put(root, 'content/p3.md', text)
          utimesSync(join(root, 'content/p3.md'), time, time)
        }
        write('# P3\n')
        const first = await createReader(root, memory)()
        write('# X3\n')
        const title = async (version: string) =>
          (await createReader(root, { ...memory, version })()).pages.find(({ record }) => record.file === 'p3.md')
            ?.record.title
        expect(first.pages).toHaveLength(30)
        expect(await title('1')).toBe('P3')
        expect(await title('2')).toBe('X3')
      },
    )
  })

  it('reads a page again when a file changes that it includes', async () => {
    const page = '# A\n\n<!-- @include: ./part.txt -->\n\n<!-- @include: ./none.txt -->\n'
    await onDisk({ 'content/a.md': page, 'content/part.txt': '## One\n' }, async (root) => {
      const read = createReader(root)
      const headings = async () => (await read()).pages[0]?.outline.map(({ text }) => text)
      expect(await headings()).toEqual(['A', 'One'])
      expect((await read()).pages[0]?.problems).toEqual([
        { file: 'a.md', line: 5, what: 'the included file "none.txt" is missing', fix: 'add it or correct its path' },
      ])
      put(root, 'content/part.txt', '## Number two\n')
      expect(await headings()).toEqual(['A', 'Number two'])
    })
  })

  it('does without a memory that is broken, and without site.yaml', async () => {
    await onDisk({ 'content/a.md': '# A', '.memory/m.json': '{"version":"1","pages":[' }, async (root) => {
      const folder = await createReader(root, { file: join(root, '.memory/m.json'), version: '1' })()
      expect(folder.pages.map(({ record }) => record.title)).toEqual(['A'])
      expect(folder.site.problems).toHaveLength(1)
    })
  })

  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`content/p${index}.md`, `# P${index}\n`]))

  it('says once that it cannot keep what it read, and goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await onDisk({ ...many, '.memory': 'a file where the folder should be' }, async (root) => {
      const read = createReader(root, { file: join(root, '.memory/m.json'), version: '1' })
      expect((await read()).pages).toHaveLength(30)
      for (const path of Object.keys(many)) put(root, path, '# Changed\n')
      expect((await read()).pages[0]?.record.title).toBe('Changed')
      expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('cannot be kept')])
    })
  })

  it('keeps it in a folder for itself, and believes nothing in the folder of somebody else', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await onDisk(many, async (root) => {
      const memory = { file: join(root, '.memory/m.json'), version: '1' }
      const title = async () => (await createReader(root, memory)()).pages[0]?.record.title
      await title()
      expect(statSync(join(root, '.memory')).mode & 0o777).toBe(0o700)
      const planted = readFileSync(memory.file, 'utf8').replaceAll('"title":"P0"', '"title":"Planted"')
      put(root, '.memory/m.json', planted)
      expect(await title()).toBe('Planted')
      const user = process.getuid?.() ?? 0
      vi.spyOn(process, 'getuid').mockReturnValue(user + 1)
      expect(await title()).toBe('P0')
      expect(readFileSync(memory.file, 'utf8')).toBe(planted)
    })
  })
})
