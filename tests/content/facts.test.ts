import type { TableRow } from 'mdast'
import { describe, expect, it } from 'vitest'
import { unexplained } from './exceptions'
import api from './facts/api.json'
import config from './facts/config.json'
import drivers from './facts/drivers.json'
import settings from './facts/settings.json'
import { nodesOf, type Page, pages, textOf } from './pages'

const byFile = new Map(pages.map((page) => [page.file, page]))
const LANGUAGES = ['', 'zh/']

/** Rows of all tables of a page by the name in their first cell. */
function rowsOf(page: Page): Map<string, TableRow[]> {
  const rows = new Map<string, TableRow[]>()
  for (const row of nodesOf(page, 'tableRow')) {
    const [first] = row.children
    for (const name of first ? textOf(first).split(/[\s,、/]+/) : []) rows.set(name, [...(rows.get(name) ?? []), row])
  }
  return rows
}

const has = (row: TableRow, value: string): boolean =>
  row.children.slice(1).some((cell) => normal(textOf(cell)).includes(normal(value)))

/** Line breaks and blanks of a default cannot be told in a table cell. */
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The kinds of tasks share one way to name their variables, which the page shows once. */
const taskPattern = (env: string): string =>
  env.replace(/^(ALIST_TASKS)_[A-Z0-9_]+?_(WORKERS|MAX_RETRY|TASK_PERSISTANT)$/, '$1_<GROUP>_$2')

describe('the pages say what the server does', () => {
  it('each field of each driver is in a table of its page, with its default', () => {
    const missing = drivers.flatMap(({ name, page, fields }) =>
      LANGUAGES.flatMap((prefix) => {
        if (page === null) return []
        const guide = byFile.get(`${prefix}${page}.md`)
        if (!guide) return [`${prefix}${page}.md does not exist, for the driver ${name}`]
        const rows = rowsOf(guide)
        const whole = normal(guide.source)
        return fields.flatMap(([field, fallback]) => {
          const own = rows.get(field ?? '') ?? []
          if (own.length === 0) return [`${guide.file}: field ${field} of ${name} is in no table`]
          // A long default may stand in a block of its own.
          const shown =
            !fallback ||
            own.some((row) => has(row, fallback)) ||
            (fallback.length > 40 && whole.includes(normal(fallback)))
          return shown ? [] : [`${guide.file}: field ${field} of ${name} lacks its default ${JSON.stringify(fallback)}`]
        })
      }),
    )
    expect(unexplained('driver', [...new Set(missing)])).toEqual([])
  })

  it.each(LANGUAGES)('each configuration key and its environment variable is on the page of "%s"', (prefix) => {
    const source = byFile.get(`${prefix}config/configuration.md`)?.source ?? ''
    const missing = config.flatMap(({ path, env }) => [
      ...(new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(source)
        ? []
        : [`${prefix}config/configuration.md: key ${path}`]),
      ...(env === null || source.includes(env) || source.includes(taskPattern(env))
        ? []
        : [`${prefix}config/configuration.md: variable ${env} of ${path}`]),
    ])
    expect(unexplained('config', missing)).toEqual([])
  })

  it('each setting is on a page below config/ or guide/', () => {
    expect(
      unexplained(
        'setting',
        missingFrom(
          ['config', 'guide'],
          settings.map(({ key }) => ({ name: key, text: `\`${key}\`` })),
        ),
      ),
    ).toEqual([])
  })

  it('each route of the server is on a page below guide/', () => {
    const routes = api.map(({ path }) => ({ name: path, text: path.replace(/^\(.*\) /, '') }))
    expect(unexplained('route', missingFrom(['guide'], routes))).toEqual([])
  })
})

/** Names whose text is on no page of the folders, for each language. */
function missingFrom(folders: readonly string[], wanted: readonly { name: string; text: string }[]): string[] {
  return LANGUAGES.flatMap((prefix) => {
    const own = pages.filter(({ file }) => folders.some((folder) => file.startsWith(`${prefix}${folder}/`)))
    const whole = own.map(({ source }) => source).join('\n')
    return wanted
      .filter(({ text }) => !whole.includes(text))
      .map(({ name }) => `${prefix === '' ? 'en' : 'zh'}: ${name}`)
  })
}
