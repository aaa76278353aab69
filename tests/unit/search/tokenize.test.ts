import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../src/features/search/fold'
import { TOKEN_CAP, tokenize } from '../../../src/features/search/tokenize'

describe('fold', () => {
  it('makes case, accents and full width equal', () => {
    expect(fold('Café ＡＰＩ／ｖ３　Größe')).toBe('cafe api/v3 große')
  })

  it('keeps the length of every text, so that places stay places', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(text).length === text.length))
    for (const text of ['İstanbul', 'ﬁle', 'ẞ', '㎞', '𝒜list']) expect(fold(text)).toHaveLength(text.length)
  })
})

describe('tokenize', () => {
  it.each([
    ['token_expires_in', ['token_expires_in', 'token', 'expires', 'in']],
    ['scheme.http_port', ['scheme.http_port', 'scheme', 'http_port', 'http', 'port']],
    ['/api/fs/list', ['api/fs/list', 'api', 'fs', 'list']],
    ['--no-prefix', ['no-prefix', 'no', 'prefix']],
    ['115_open', ['115_open', '115', 'open']],
    ['TooManyRequests', ['toomanyrequests', 'too', 'many', 'requests']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['x-api-key', ['x-api-key', 'x', 'api', 'key']],
    ['C++ and C#', ['c++', 'and', 'c#']],
  ])('has %s whole and by its parts', (text, tokens) => {
    expect(tokenize(text)).toEqual(expect.arrayContaining(tokens))
  })

  it('has a version with and without its v', () => {
    expect(tokenize('v3.25.1')).toEqual(expect.arrayContaining(['v3.25.1', '3.25.1']))
  })

  it('cuts Han runs into neighbours, and lets every character begin a token', () => {
    expect(tokenize('阿里云盘')).toEqual(['阿里', '里云', '云盘', '盘'])
  })

  it('separates scripts that touch', () => {
    expect(tokenize('AList挂载WebDAV教程')).toEqual(
      expect.arrayContaining(['alist', '挂载', '载', 'webdav', '教程', '程']),
    )
  })

  it('keeps no token beyond the cap, whatever the text', () => {
    expect(Math.max(...tokenize('x'.repeat(5000)).map(({ length }) => length))).toBe(TOKEN_CAP)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        tokenize(text).every(({ length }) => length > 0 && length <= TOKEN_CAP),
      ),
    )
  })

  it('finds nothing in what has no words', () => {
    expect(tokenize(' (*) [] | . ? ^ \\ 🎉 ——')).toEqual([])
  })
})
