// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outlineOf } from '../../../src/markdown/text/outline'
import { parseBody } from '../../../src/markdown/text/parse'
import { sectionsOf } from '../../../src/markdown/text/sections'
import { pageOf } from '../../support/markdown'

/** Pages that other sites of this kind showed wrongly, each as a visitor would see it. */

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(cleanup)

async function show(body: string): Promise<HTMLElement> {
  const page = await pageOf(body)
  return (await act(async () => render(page))).container
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('a page', () => {
  it('ends bare addresses before Chinese punctuation (case md-02)', async () => {
    const page = await show(
      '文档在 https://docs.example.com/guide/a.html，请先看。\n\n（参考 https://docs.example.com/b）。\n\n官网https://docs.example.com。\n\n[中文页](https://docs.example.com/中文) 与 <https://docs.example.com/c>\n\nsee https://docs.example.com/d.',
    )
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://docs.example.com/guide/a.html',
      'https://docs.example.com/b',
      'https://docs.example.com',
      'https://docs.example.com/%E4%B8%AD%E6%96%87',
      'https://docs.example.com/c',
      'https://docs.example.com/d',
    ])
    for (const text of texts(page, 'a')) expect(text).not.toMatch(/[，）。]/)
  })

  it('splits cells at bare pipes only (case md-04)', async () => {
    const page = await show(
      '| Command | Use |\n| --- | --- |\n| `ls | wc -l` | count files |\n| `ls \\| wc -l` | count files |\n| a \\| b | plain |',
    )
    expect([...page.querySelectorAll('tbody tr')].map((row) => texts(row, 'td'))).toEqual([
      ['`ls', 'wc -l`'],
      ['ls | wc -l', 'count files'],
      ['a | b', 'plain'],
    ])
  })

  it('has no gap where a Chinese line was wrapped, in the text for search (case md-06)', () => {
    const root = parseBody('这一段在编辑器里被\n折成了两行。\n\nEnglish text wrapped\nin the editor.')
    const [section] = sectionsOf(root, outlineOf(root))
    expect(section?.body).toBe('这一段在编辑器里被折成了两行。 English text wrapped in the editor.')
  })

  it('draws the HTML of text and hides comments (case md-07)', async () => {
    const page = await show(
      '| Key | Value |\n| --- | --- |\n| first<br>second | <kbd>Ctrl</kbd>+<kbd>K</kbd> |\n\n<!-- editor note: do not show -->\n\nBefore <!-- inline note --> after.\n\n<details>\n<summary>More</summary>\n\nHidden **text** with a [link](./other.md).\n\n</details>\n\nH<sub>2</sub>O and x<sup>2</sup>',
    )
    expect(page.querySelectorAll('td br')).toHaveLength(1)
    expect(texts(page, 'kbd')).toEqual(['Ctrl', 'K'])
    expect(page.querySelector('details strong')?.textContent).toBe('text')
    expect(page.querySelector('details a')?.getAttribute('href')).toBe('/guide/other.html')
    expect(page.textContent).not.toMatch(/<!--|<br|<kbd|&lt;|note/)
  })

  it('goes on after a tag that closes itself (case md-08)', async () => {
    const page = await show(
      '# Custom tags\n\nVersion <Badge text="new" /> and more words.\n\n<Badge text="beta"/>\n\n## Heading after a block tag\n\nFinal paragraph with **bold**.\n\n<UnknownThing/>\n\nLast line.',
    )
    const heading = screen.getByRole('heading', { name: 'Heading after a block tag' })
    expect(heading.closest('[data-type]')).toBeNull()
    const last = [...page.querySelectorAll('p')].find(({ textContent }) => textContent === 'Last line.')
    expect(last?.parentElement).toBe(page.querySelector('.prose'))
    expect(texts(page, '[data-type]')).toEqual(['new', 'beta'])
  })

  it('keeps every colon of prose (case md-10)', async () => {
    const lines = [
      'Open http://127.0.0.1:5244 at 10:30:20, set key:value, ratio 3:2, image demo/app:latest, label a:b[c].',
      'IPv6 is ::1, mapping 8080:80, and C:\\data works too.',
      ':smile is not closed. 上午9:30开始',
    ]
    const page = await show(lines.join('\n\n'))
    for (const note of page.querySelectorAll('.visually-hidden')) note.remove()
    expect(texts(page, 'p')).toEqual(lines)
    expect(page.querySelector('a')?.getAttribute('href')).toBe('http://127.0.0.1:5244')
  })

  it('points footnotes at ids that are there, once each (case md-14)', async () => {
    const page = await show(
      'First[^1], again[^1], second[^long].\n\n[^1]: Note one of page A.\n[^long]: Note **two** of page A.',
    )
    const targets = [...page.querySelectorAll('a[data-footnote-ref], a[data-footnote-backref]')].map(
      (link) => link.getAttribute('href')?.split('#')[1] ?? '',
    )
    expect(targets).toHaveLength(6)
    for (const target of targets) {
      expect(page.querySelectorAll(`[id="${decodeURIComponent(target)}"]`), target).toHaveLength(1)
    }
  })

  it('has ids and outlines of the visible text (case md-15)', async () => {
    const body =
      '# Page\n\n## Run `app_start.sh`\n\n## See [the guide](./guide.md) & more\n\n## C++ & Go 🚀\n\n## <Badge text="x" /> New option\n\n## **Bold** title'
    const ids = ['run-app_startsh', 'see-the-guide--more', 'c--go-', 'new-option', 'bold-title']
    const page = await show(body)
    expect([...page.querySelectorAll('h2')].map(({ id }) => id)).toEqual(ids)
    const outline = outlineOf(parseBody(body)).slice(1)
    expect(outline.map(({ id }) => id)).toEqual(ids)
    expect(outline.map(({ text }) => text)).toEqual([
      'Run app_start.sh',
      'See the guide & more',
      'C++ & Go 🚀',
      'New option',
      'Bold title',
    ])
  })

  it('names the boxes of its tasks (case ax-04)', async () => {
    const page = await show(
      '- [ ] install `docker`\n- [x] open port **5244**\n  - [ ] nested 中文\n- [X] capital\n- [ ]no space\n- [ ] ',
    )
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent?.trim())).toEqual([
      'install docker',
      'open port 5244',
      'nested 中文',
      'capital',
    ])
    expect(boxes.every(({ disabled }) => disabled)).toBe(true)
    expect(page.textContent).toContain('[ ]no space')
  })
})
