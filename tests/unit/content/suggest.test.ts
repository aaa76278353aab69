import { describe, expect, it } from 'vitest'
import { editDistance, suggestPages, wordsOf } from '../../../src/content/suggest'
import { manifestOf } from './manifest-fixture'

const manifest = manifestOf({
  'guide/install/docker.md': {},
  'guide/install/README.md': {},
  'guide/drivers/sftp.md': {},
  'guide/drivers/ftp.md': {},
  'guide/drivers/onedrive.md': {},
  'guide/webdav.md': {},
  'config/site.md': {},
  'zh/guide/install/docker.md': {},
  'zh/guide/drivers/only-zh.md': {},
})
const paths = (path: string) => suggestPages(manifest, path).map((record) => record.path)

describe('suggestPages', () => {
  it('finds a typing mistake', () => expect(paths('/guide/drivers/sfpt.html')[0]).toBe('/guide/drivers/sftp.html'))
  it('finds the same name in another folder', () => expect(paths('/docs/docker')[0]).toBe('/guide/install/docker.html'))
  it('prefers the language of the address', () =>
    expect(paths('/zh/docker.html')[0]).toBe('/zh/guide/install/docker.html'))
  it('offers a page that only the other language has', () =>
    expect(paths('/guide/drivers/only-zh.html')).toContain('/zh/guide/drivers/only-zh.html'))
  it('does not offer a page twice, once a language', () =>
    expect(paths('/guide/install/dockr.html').filter((path) => path.endsWith('docker.html'))).toHaveLength(1))
  it('does not offer what was asked for, which is listed and yet missing', () =>
    expect(paths('/guide/drivers/sftp.html')).toEqual(['/guide/drivers/ftp.html']))
  it('offers nothing for nonsense', () => expect(paths('/qqqqwwwwzzzz.html')).toEqual([]))
})

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['sfpt', 'sftp', 1],
    ['dockr', 'docker', 1],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('%s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })
})

describe('wordsOf', () => {
  it('makes words to search for of the last part', () => {
    expect(wordsOf('/guide/reverse-proxy.html')).toBe('reverse proxy')
    expect(wordsOf('/guide/阿里云盘/')).toBe('阿里云盘')
  })
})
