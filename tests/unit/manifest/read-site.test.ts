import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../../src/manifest/problem'
import { readSite } from '../../../src/manifest/read-site'
import { SITE_DEFAULTS } from '../../../src/site/defaults'

const problemsOf = (text: string): string[] => readSite(text).problems.map((problem) => formatProblem(problem))
const LOCALES = 'locales:\n  /: { lang: en-US, name: English }\n'

describe('readSite', () => {
  it('keeps what differs from the defaults, and nothing else', () => {
    const text = `title: Docs\noffline: true\ntheme: { darkmode: switch, headerDepth: 3 }\nendpoints: { default: cf }\n${LOCALES}`
    const { site, problems } = readSite(text)
    expect(problems).toEqual([])
    expect(site).toEqual({
      title: 'Docs',
      theme: { headerDepth: 3 },
      locales: { '/': { lang: 'en-US', name: 'English' } },
    })
  })

  it.each([
    ['titel: x', 'site.yaml:3  unknown key "titel" — did you mean "title"?'],
    // Two letters that changed places are one mistake, as where the application suggests pages.
    ['theme: { prue: true }', 'site.yaml:3  unknown key "theme.prue" — did you mean "pure"?'],
    [
      'theme: { darkmode: dark }',
      'site.yaml:3  "theme.darkmode" is "dark" — it must be one of switch, toggle, auto, enable, disable',
    ],
    ['theme: { focus: soon }', 'site.yaml:3  "theme.focus" is "soon" — it must be true or false or a number'],
    ['theme: { headerDepth: -1 }', 'site.yaml:3  "theme.headerDepth" is -1 — it must be a number of at least 0'],
    ['theme: dark', 'site.yaml:3  "theme" is no group of keys — write "key: value" lines below it'],
    ['search: { synonyms: { a: b } }', 'site.yaml:3  "search.synonyms" is no list — write one "- item" line for each'],
    ['offline: "no"', 'site.yaml:3  "offline" is "no" — it must be true or false'],
    ['host: https://a/', 'site.yaml:3  "host" is "https://a/" — it must be a text like ^(?:https?://[^/]+)?$'],
    ['sponsors: { slots: [{ id: a }] }', 'site.yaml:3  "sponsors.slots[0].place" is missing — add it'],
  ])('%s', (line, message) => {
    expect(problemsOf(`${LOCALES}${line}\ntitle: Docs\n`)[0]).toBe(message)
  })

  it('speaks about the alternative that was meant', () => {
    const text = `title: Docs\nlocales:\n  /:\n    lang: en-US\n    name: English\n    sidebar:\n      /a/: structur\n      /b/:\n        - { txt: x }\n`
    expect(problemsOf(text)).toEqual([
      'site.yaml:7  "locales./.sidebar./a/" is "structur" — it must be "structure" or false or a list',
      'site.yaml:9  unknown key "locales./.sidebar./b/[0].txt" — did you mean "text"?',
    ])
  })

  it('survives what is no YAML, an empty file and a list', () => {
    expect(problemsOf('a: [1\nb: 2')[0]).toMatch(/^site\.yaml:\d+ {2}is not valid YAML: /)
    expect(readSite('a: [1').site).toEqual({})
    expect(problemsOf('')).toEqual([expect.stringContaining('is no group of keys')])
    expect(readSite('- a').site).toEqual({})
  })

  it('describes every key that the application has a default for', () => {
    const known = problemsOf('x: 1')[0] ?? ''
    for (const key of Object.keys(SITE_DEFAULTS)) expect(known).toContain(key)
    const theme = problemsOf('theme: { x: 1 }').find((line) => line.includes('theme.x')) ?? ''
    for (const key of Object.keys(SITE_DEFAULTS.theme)) expect(theme).toContain(key)
  })
})
