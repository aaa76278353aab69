import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentSecurityPolicy, inlineScriptHashes } from '../../../deploy/headers'
import { fill, renderRecipes } from '../../../deploy/render'
import { withDefaults } from '../../../src/site/defaults'

const HTML = '<head><script>first()</script></head><script type="module" src="/a.js"></script><script>second()</script>'
const folder = mkdtempSync(join(tmpdir(), 'docs-recipes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function render(base: string): { names: string[]; read(name: string): string } {
  const dist = join(folder, 'dist')
  const to = join(folder, base === '/' ? 'root' : 'sub')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'index.html'), HTML)
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ site: {} }))
  const names = renderRecipes(join(import.meta.dirname, '../../../deploy'), dist, to, base)
  return { names, read: (name) => readFileSync(join(to, name), 'utf8') }
}

describe('the recipes', () => {
  for (const base of ['/', '/docs/']) {
    const { names, read } = render(base)

    it(`are whole for ${base}: no placeholder is left, every host has the policy`, () => {
      for (const name of names) expect(read(name), name).not.toMatch(/@@/)
      for (const name of [
        'nginx.conf',
        'apache.conf',
        'Caddyfile',
        'netlify/_headers',
        'cloudflare-pages/_headers',
        'vercel/vercel.json',
        'aws/site.yaml',
        'github-pages/prepare.mjs',
      ]) {
        expect(read(name), name).toContain("script-src 'self' 'sha256-")
        expect(read(name), name).not.toMatch(/script-src[^;]*'unsafe-inline'|unsafe-eval/)
      }
    })

    it(`keep programs for ever and nothing else for ${base}`, () => {
      for (const name of [
        'nginx.conf',
        'apache.conf',
        'Caddyfile',
        'netlify/_headers',
        'vercel/vercel.json',
        'aws/upload.sh',
      ]) {
        const lines = read(name)
          .split('\n')
          .filter((line) => line.includes('immutable'))
        expect(lines.length, name).toBe(1)
        if (name !== 'aws/upload.sh') expect(read(name), name).toContain(`${base}assets/`)
      }
    })

    it(`are readable by their hosts for ${base}`, () => {
      const vercel = JSON.parse(read('vercel/vercel.json')) as { rewrites: { source: string; destination: string }[] }
      const [rewrite] = vercel.rewrites
      const pages = new RegExp(`^${rewrite?.source ?? ''}$`)
      expect(rewrite?.destination).toBe(`${base}index.html`)
      for (const path of ['', 'guide/', 'guide/webdav.html', 'guide/drivers/baidu.photo', 'zh/'])
        expect(base + path).toMatch(pages)
      for (const path of ['content/guide/a.md', 'assets/a.js', 'sw.js', 'manifest.json'])
        expect(base + path).not.toMatch(pages)
      expect(() => parse(read('github-pages/pages.yml'))).not.toThrow()
      const redirects = read('netlify/_redirects')
        .split('\n')
        .filter((line) => line.startsWith('/'))
      expect(redirects.at(-1)).toMatch(/index\.html\s+200$/)
      expect(redirects.filter((line) => line.endsWith('404')).length).toBeGreaterThan(3)
    })

    it(`have lines for a .htaccess that Apache takes there for ${base}, and everything that pages need`, () => {
      const [before = '', inside = '', after = ''] = read('apache.conf').split(/^ *# --- \.htaccess: .* ---\n/m)
      const directives = (text: string) =>
        new Set([...text.matchAll(/^ *(<?[A-Z]\w+)/gm)].map(([, directive]) => directive))
      // Those that a server with "AllowOverride FileInfo Indexes" reads; any other is an error 500 for all addresses.
      expect([...directives(inside)].sort()).toEqual([
        '<If',
        'AddCharset',
        'AddDefaultCharset',
        'AddOutputFilterByType',
        'AddType',
        'DirectoryIndex',
        'FallbackResource',
        'FileETag',
        'Header',
        'RequestHeader',
      ])
      expect([...directives(before), ...directives(after)].sort()).toEqual([
        '<Directory',
        '<LocationMatch',
        'AllowEncodedSlashes',
        'AllowOverride',
        'DocumentRoot',
        'ErrorDocument',
        'Options',
        'Require',
        'Require',
      ])
      expect(inside).toContain(`FallbackResource ${base}index.html`)
      expect(inside).toContain('FallbackResource disabled')
      // What is named there, as the text says it.
      const said = /Where you may only write a `\.htaccess`.*/.exec(readFileSync('docs/DEPLOYING.md', 'utf8'))?.[0]
      for (const directive of [
        '<Directory>',
        '<LocationMatch>',
        'AllowEncodedSlashes',
        'AllowOverride',
        'DocumentRoot',
      ])
        expect(said).toContain(`\`${directive}\``)
    })

    it(`send addresses of pages to the application at CloudFront for ${base}`, () => {
      const code = /FunctionCode: \|\n((?: {8}.*\n)+)/.exec(read('aws/site.yaml'))?.[1] ?? ''
      const handler = runInNewContext(`${code}; handler`) as (event: { request: { uri: string } }) => { uri: string }
      const answer = (path: string) => handler({ request: { uri: base + path } }).uri
      for (const path of ['', 'guide/', 'guide/webdav.html', 'guide/drivers/baidu.photo', 'zh/faq', '404.html']) {
        expect(answer(path), path).toBe(`${base}index.html`)
      }
      for (const path of [
        'content/guide/a.md',
        'content/no',
        'assets/a.js',
        'sw.js',
        'manifest.json',
        'v3.sh',
        'files/user guide.pdf',
      ]) {
        expect(answer(path), path).toBe(base + path)
      }
    })
  }

  it('give every page a file of its own where a host knows no fallback, with the policy inside', () => {
    const { read } = render('/')
    const dist = join(folder, 'pages')
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(dist, file)), { recursive: true })
      writeFileSync(join(dist, file), text)
    }
    write('index.html', '<html><head><meta charset="utf-8" /><title>Shell</title></head></html>')
    write('guide/b.html', '<html><head><meta charset="utf-8" /><title>Snapshot</title></head></html>')
    write(
      'manifest.json',
      JSON.stringify({
        pages: [{ path: '/guide/' }, { path: '/guide/b.html' }],
        parts: [{ file: 'manifest/zh.json' }],
      }),
    )
    write('manifest/zh.json', JSON.stringify({ pages: [{ path: '/zh/中 文.html' }] }))
    write('prepare.mjs', read('github-pages/prepare.mjs'))
    for (let run = 0; run < 2; run++) execFileSync(process.execPath, [join(dist, 'prepare.mjs'), dist])
    for (const [file, title] of [
      ['404.html', 'Shell'],
      ['index.html', 'Shell'],
      ['guide/index.html', 'Shell'],
      ['guide/b.html', 'Snapshot'],
      ['zh/中 文.html', 'Shell'],
    ] as const) {
      const html = readFileSync(join(dist, file), 'utf8')
      expect(html, file).toContain(`<title>${title}</title>`)
      // Once, however often it runs, and before anything that it must hold for.
      expect(html.match(/http-equiv="Content-Security-Policy"/g), file).toHaveLength(1)
      expect(html.indexOf('http-equiv'), file).toBeLessThan(html.indexOf('<title>'))
      expect(html, file).not.toContain('frame-ancestors')
    }
  })

  it('name a placeholder that does not exist', () => {
    expect(() => fill('@@nope@@', {}, 'x.conf')).toThrow('deploy/x.conf')
  })
})

describe('the Content-Security-Policy', () => {
  const policyOf = (site: unknown) => contentSecurityPolicy(HTML, withDefaults(site))

  it('knows the inline lines by their hash, and no data blocks', () => {
    expect(inlineScriptHashes(HTML)).toHaveLength(2)
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
    // The hash of `first()` as `openssl dgst -sha256 -binary | base64` gives it.
    expect(inlineScriptHashes('<script>first()</script>')).toEqual([
      "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
    ])
  })

  it('lets nothing foreign run unless site.yaml asks for it', () => {
    expect(/script-src ([^;]*)/.exec(policyOf({}))?.[1]).toMatch(/^'self'(?: 'sha256-[\w+/=]+')+$/)
    const items = [
      { src: 'https://ads.example.org/a.js', kind: 'ads' },
      { src: 'https://icons.example.org/i.css', kind: 'icons' },
    ]
    expect(policyOf({ scripts: { enabled: false, items } })).not.toContain('example.org')
    const on = policyOf({ scripts: { enabled: true, items } })
    expect(on).toMatch(/script-src [^;]*https:\/\/ads\.example\.org/)
    expect(on).not.toMatch(/script-src [^;]*icons\.example\.org/)
    expect(on).toMatch(/style-src [^;]*https:\/\/icons\.example\.org/)
  })

  it('cannot be broken out of by a setting', () => {
    const items = [{ src: 'https://a.example.org/x;script-src *', kind: 'ads' }]
    expect(policyOf({ scripts: { enabled: true, items } }).match(/script-src/g)).toHaveLength(1)
  })
})
