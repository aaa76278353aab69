import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ICONS } from '../../../src/ui/icons'
import { findIcon, ICON_ALIASES, MORE_ICONS } from '../../../src/ui/more-icons'
import { findIcon as findPageIcon, PAGE_ICONS } from '../../../src/ui/page-icons'

const ROOT = join(import.meta.dirname, '../../..')

describe('icons', () => {
  it('have every name of docs/STYLE.md', () => {
    const names =
      /^Icon names: `([^`]+)`/m.exec(readFileSync(join(ROOT, 'docs/STYLE.md'), 'utf8'))?.[1]?.split(' ') ?? []
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => findIcon(name) === undefined)).toEqual([])
  })

  it('have every name that a page uses', () => {
    const content = join(ROOT, 'public/content')
    const used = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const front = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(content, file), 'utf8'))?.[1] ?? ''
        return [...front.matchAll(/^\s*(?:- )?icon: *["']?([\w -]+?)["']?\s*$/gm)].map(
          ([, name]) => `${name} (${file})`,
        )
      })
    const nameOf = (use: string) => use.replace(/ \(.*$/, '')
    expect(used.filter((use) => findIcon(nameOf(use)) === undefined)).toEqual([])
    // So that no page of this site waits for the second table.
    const seldom = used.filter((use) => findPageIcon(nameOf(use)) === undefined && !Object.hasOwn(ICONS, nameOf(use)))
    expect(seldom).toEqual([])
  })

  it('lead every alias to a drawing, and are in one table only', () => {
    expect(Object.keys(ICON_ALIASES).filter((name) => findIcon(name) === undefined)).toEqual([])
    const names = [ICONS, PAGE_ICONS, MORE_ICONS].flatMap((table) => Object.keys(table))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('understand the names of the former site and of icon sets', () => {
    expect(findIcon('iconfont icon-state')).toBe(PAGE_ICONS.cloud)
    expect(findIcon('fa-solid fa-key')).toBe(PAGE_ICONS.key)
    expect(findIcon('mdi:lock')).toBe(PAGE_ICONS.lock)
  })

  it.each(['constructor', '__proto__', 'toString', 'no-such-icon', ''])('draw nothing for %s', (name) =>
    expect([findIcon(name), findPageIcon(name)]).toEqual([undefined, undefined]),
  )

  it('stay on the grid', () => {
    for (const [name, strokes] of Object.entries({ ...ICONS, ...PAGE_ICONS, ...MORE_ICONS })) {
      expect(strokes, name).toMatch(/^M[-\d.\sMLHVCSQTAZmlhvcsqtaz,]+$/)
    }
  })
})
