import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillTemplate, isVersion, readCatalog } from '../../../../src/features/downloads/catalog'
import { machineOf, suffixesFor } from '../../../../src/features/downloads/platform'

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'public', 'content', 'data', 'downloads.json')

describe('a version', () => {
  it('is three numbers', () => {
    expect(isVersion('3.63.0')).toBe(true)
    for (const value of ['v3.63.0', '3.63', '../../x', '3.63.0/..', '', undefined, 363])
      expect(isVersion(value)).toBe(false)
  })
})

describe('content/data/downloads.json', () => {
  const catalog = readCatalog(JSON.parse(readFileSync(FILE, 'utf8')))

  it('lists every file that is built, once', () => {
    expect(catalog.files).toHaveLength(45)
    expect(new Set(catalog.files.map(({ suffix }) => suffix)).size).toBe(45)
    for (const { suffix, os, md5 } of catalog.files) {
      expect(suffix.startsWith(os)).toBe(true)
      expect(md5).toMatch(/^md5[\w-]*\.txt$/)
    }
  })

  it('makes addresses out of templates', () => {
    const [mirror] = catalog.sources
    expect(
      mirror &&
        fillTemplate(mirror.server, { base: 'https://alistgo.com', version: '9.1.0', suffix: 'linux-amd64.tar.gz' }),
    ).toBe('https://alistgo.com/download/Alist/v9.1.0/alist-9.1.0-linux-amd64.tar.gz')
    for (const { server, desktop = '' } of catalog.sources)
      expect(server + desktop).not.toMatch(/\{(?!base|version|suffix|file)/)
  })

  it('cannot be used without a version', () => {
    expect(() => readCatalog({ version: 'latest' })).toThrow(/version/)
    expect(() => readCatalog([])).toThrow(/version/)
  })
})

describe('the machine', () => {
  const of = (platform: string, userAgent = '', more = {}) => machineOf({ platform, userAgent, ...more })

  it('is read from what the browser says, "darwin" before "win"', () => {
    expect(of('Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toEqual({ os: 'windows', cpu: 'amd64' })
    expect(of('Darwin')).toMatchObject({ os: 'darwin' })
    expect(of('Linux armv8l', 'Mozilla/5.0 (Linux; Android 15)')).toMatchObject({ os: 'android', cpu: 'arm64' })
    expect(of('Linux x86_64')).toEqual({ os: 'linux', cpu: 'amd64' })
    expect(of('FreeBSD amd64')).toEqual({ os: 'freebsd', cpu: 'amd64' })
    expect(of('', '')).toEqual({ os: undefined, cpu: undefined })
  })

  it('is known better with client hints', () => {
    expect(of('macOS', '', { architecture: 'arm', bitness: '64' })).toEqual({ os: 'darwin', cpu: 'arm64' })
    expect(of('Windows', '', { architecture: 'x86', bitness: '32' })).toEqual({ os: 'windows', cpu: '386' })
  })

  it('is offered both files where the browser does not tell the CPU', () => {
    expect(suffixesFor(of('MacIntel'))).toEqual(['darwin-arm64.tar.gz', 'darwin-amd64.tar.gz'])
    expect(suffixesFor(of('Win32', 'Win64; x64'))).toEqual(['windows-amd64.zip'])
    expect(suffixesFor({ os: 'freebsd', cpu: '386' })).toEqual(['freebsd-i386.tar.gz'])
    expect(suffixesFor({ os: undefined, cpu: undefined })).toEqual([])
  })
})
