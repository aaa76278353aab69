// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { wordRanges } from '../../../src/features/search/word-ranges'

const texts = (html: string, ...words: string[]) => {
  document.body.innerHTML = html
  return wordRanges(document.body, words).map((range) => range.toString())
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('wordRanges', () => {
  it('finds words in order, in the case they are written', () => {
    expect(texts('<h2>Docker</h2><p>Run docker. Dockerfile</p>', 'docker')).toEqual(['Docker', 'docker', 'Docker'])
  })

  it('reaches over inline elements, but not from one block into the next', () => {
    expect(texts('<p>re<b>fresh</b>_token</p>', 'refresh_token')).toEqual(['refresh_token'])
    expect(texts('<p>重</p><p>置</p>', '重置')).toEqual([])
  })

  it('looks at nothing that cannot be seen or read', () => {
    expect(
      texts('<p>port <span aria-hidden="true">port</span></p><style>port</style><button>port</button>', 'port'),
    ).toEqual(['port'])
  })

  it('changes nothing in the page', () => {
    const html = '<p>a <em>port</em></p>'
    texts(html, 'port')
    expect(document.body.innerHTML).toBe(html)
  })
})
