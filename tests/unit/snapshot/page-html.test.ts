import { expect, test } from 'vitest'
import { pageHtml, stylesheetOf } from '../../../src/snapshot/page-html'

const TEMPLATE = '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>'

test('a snapshot brings the styles of what it shows, and no others', () => {
  const html = pageHtml(
    TEMPLATE,
    {
      pathname: '/a.html',
      lang: 'en-US',
      hash: 'h',
      head: { title: 'A', metas: [], links: [] },
      body: '<main class="prose _hero_1ab2c"><p class="_text_9zz9z">_card_3de4f</p></main>',
    },
    [
      stylesheetOf('/assets/home.css', '@layer components{._hero_1ab2c{color:red}.prose ._other_1ab2c{color:blue}}'),
      stylesheetOf('/assets/card.css', '@layer components{._card_3de4f{color:red}.prose{color:blue}}'),
    ],
  )
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/home.css">',
  ])
})
