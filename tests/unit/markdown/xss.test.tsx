// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { htmlOf, pageHtml } from '../../support/markdown'
import { XSS_CORPUS } from '../../support/xss-corpus'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
})

const FORBIDDEN =
  'script,iframe,frame,frameset,object,embed,applet,base,meta,link,form,style,template,noscript,math,video,audio,source,portal,textarea,select,plaintext,xmp,marquee,keygen,dialog'
const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
  'srcset',
  'ping',
  'lowsrc',
  'dynsrc',
]

/** What a browser would make of the markup, looked through element by element. */
function expectHarmless(markup: string, vector: string, own: string): void {
  const page = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html')
  for (const element of page.body.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase()
    // Once the program for formulas has arrived, they are drawn with elements that nobody may write.
    const isFormula = own !== '' && name === 'math' && element.closest('[data-math]') !== null
    expect(!isFormula && FORBIDDEN.split(',').includes(name), `${vector}\nhas <${name}>`).toBe(false)
    // Drawings are the icons of our own components.
    if (name === 'svg') expect(own, vector).toContain('svg')
    for (const { name: attribute, value } of element.attributes) {
      expect(attribute, vector).not.toMatch(/^on/i)
      if (ADDRESSES.includes(attribute.toLowerCase())) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these before they read the scheme
        const address = value.replace(/[\u0000-\u0020]/g, '')
        expect(address, vector).not.toMatch(
          /^(?:javascript|vbscript|livescript|mocha|data:(?!image\/)|blob|filesystem|about|view-source|feed|jar)/i,
        )
        if (attribute === 'srcset') expect(value, vector).toBe('')
      }
      if (attribute === 'style')
        expect(value, vector).not.toMatch(/url|expression|position|behavior|binding|inset|@import|\\/i)
      if (attribute === 'id') expect(['root', 'docsEarly'].includes(value) && name === 'img', vector).toBe(false)
    }
  }
  expect(page.body.querySelector('#root'), vector).toBeNull()
}

describe('the corpus', () => {
  it('is large', () => {
    expect(new Set(XSS_CORPUS).size).toBeGreaterThan(250)
  })

  it('leaves nothing in the tree that could run, load or take over', async () => {
    for (const vector of XSS_CORPUS) {
      for (const body of [vector, `text ${vector} text`, `${vector}\n\n<table><tr><td>x</td></tr></table>`]) {
        expectHarmless(await htmlOf(body), body, '')
      }
    }
  }, 120_000)

  it('leaves nothing in the page with its widgets', async () => {
    for (const vector of XSS_CORPUS) expectHarmless(await pageHtml(vector), vector, 'svg')
  }, 120_000)

  it('pollutes nothing', () => {
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
