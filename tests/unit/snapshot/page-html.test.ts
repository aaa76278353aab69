import { expect, test } from 'vitest'
import { pageHtml, stylesheetOf } from '../../../src/snapshot/page-html'

const TEMPLATE = `<html lang="en"><head><title>x</title><script>theme()</script><script>docsEarly = 1</script>
<link rel="modulepreload" crossorigin href="/assets/runtime.js">
<link rel="modulepreload" crossorigin href="/assets/app.js">
<link rel="stylesheet" crossorigin href="/assets/app.css"></head><body><div id="root" data-program="/assets/app.js"></div><script data-first-words>words()</script></body></html>`

test('a snapshot brings the styles of what it shows, and no others', () => {
  const html = pageHtml(
    TEMPLATE,
    {
      pathname: '/a.html',
      lang: 'en-US',
      hash: 'h',
      drawnFrom: 'h-r',
      year: 2026,
      head: { title: 'A', metas: [], links: [] },
      body: '<main class="prose _hero_1ab2c"><p class="_text_9zz9z">_card_3de4f</p></main>',
    },
    '.prose{color:green}',
    [
      stylesheetOf('@layer components{._hero_1ab2c{color:red}.prose ._other_1ab2c{color:blue}}'),
      stylesheetOf('@layer components{._card_3de4f{color:red}.prose{color:blue}}'),
    ],
  )
  expect(html.match(/<style>.*?<\/style>/g)).toEqual([
    '<style>.prose{color:green}</style>',
    '<style>@layer components{._hero_1ab2c{color:red}.prose ._other_1ab2c{color:blue}}</style>',
  ])
  expect(html).not.toContain('app.css')
})

test('what lies below a window of a known height is painted after the window, and all of it where nobody says when', () => {
  const page = {
    pathname: '/a.html',
    lang: 'en-US',
    hash: 'h',
    drawnFrom: 'h-r',
    year: 2026,
    body: '<main>Text</main>',
  }
  const windows = [{ height: 900, blocks: 7 }]
  const html = pageHtml(TEMPLATE, { ...page, head: { title: 'A', metas: [], links: [] }, windows }, '')
  expect(html).toMatch(
    /@media \(max-height:900px\)\{\[data-top\] :is\(\.prose>:nth-child\(n\+8\),[^{]+\)\{display:none\}/,
  )
  expect(html).not.toMatch(/<[^>]* data-top/)
})

test('what the program loads comes after the text, and the program is neither asked for nor run before the paint', () => {
  const page = {
    pathname: '/a.html',
    lang: 'en-US',
    hash: 'h',
    drawnFrom: 'h-r',
    year: 2026,
    body: '<main>Text</main>',
  }
  const html = pageHtml(TEMPLATE, { ...page, head: { title: 'A', metas: [], links: [] } }, '')
  const places = ['theme()', '<main>', 'docsEarly']
  expect(places.map((text) => html.indexOf(text)).toSorted((a, b) => a - b)).toEqual(
    places.map((text) => html.indexOf(text)),
  )
  expect(html).not.toContain('words()')
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('data-year="2026" data-program="/assets/app.js"')
})
