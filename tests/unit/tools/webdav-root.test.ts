import { describe, expect, it } from 'vitest'
import { webdavRoot } from '../../../src/features/tools/webdav-root'

describe('the WebDAV root', () => {
  it.each([
    [
      'https://acme-my.sharepoint.com/personal/mei_acme_com/_layouts/15/onedrive.aspx',
      'https://acme-my.sharepoint.com/personal/mei_acme_com/Documents',
    ],
    ['https://acme.sharepoint.cn/sites/plan', 'https://acme.sharepoint.cn/sites/plan/Shared Documents'],
    ['https://acme.sharepoint.com/sites/plan?web=1', 'https://acme.sharepoint.com/sites/plan/Shared Documents'],
    ['http://acme.sharepoint.com/sites/plan', 'https://acme.sharepoint.com/sites/plan/Shared Documents'],
    ['  https://acme.sharepoint.com/sites/plan/  ', 'https://acme.sharepoint.com/sites/plan/Shared Documents'],
    ['https://acme.sharepoint.com/teams/a%20b/x?y=/sites/z', 'https://acme.sharepoint.com/teams/a b/Shared Documents'],
    ['https://acme.sharepoint.com/:f:/s/plan/EabcDEF?e=1', 'https://acme.sharepoint.com/sites/plan/Shared Documents'],
    ['https://acme.sharepoint.com/:f:/r/sites/plan/Shared', 'https://acme.sharepoint.com/sites/plan/Shared Documents'],
    ['https://acme-my.sharepoint.com/:f:/g/personal/mei/E1', 'https://acme-my.sharepoint.com/personal/mei/Documents'],
  ])('of %s', (address, plain) => {
    expect(webdavRoot(address)).toEqual({ plain, encoded: encodeURI(plain) })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['foo', 'address'],
    ['ftp://acme.sharepoint.com/sites/plan', 'address'],
    ['https://example.com/a/b', 'host'],
    ['https://acme.sharepoint.com/', 'path'],
    ['https://acme.sharepoint.com/sites/', 'path'],
    ['https://acme.sharepoint.com/constructor/x', 'path'],
  ])('is not to be had from %j: %s', (address, problem) => {
    expect(webdavRoot(address)).toEqual({ problem })
  })
})
