#!/usr/bin/env node
// Makes a built site ready for hosts that know neither rewrites nor headers, such as GitHub Pages:
//   node prepare.mjs dist
// Each page gets a copy of the start page under its own address, so that it answers 200; 404.html serves the rest.
// The Content-Security-Policy goes into the page itself. Dropping a file into content/ later still works: its address
// is answered by 404.html, with status 404 but with the page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const dist = process.argv[2] ?? 'dist'
const policy = `@@csp@@`
// A policy in the page cannot say who may frame it.
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}" />`
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const page = html.includes('http-equiv="Content-Security-Policy"')
  ? html
  : html.replace(/<meta charset[^>]*>/i, `$&\n    ${meta}`)

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
const parts = (manifest.parts ?? []).flatMap(({ file }) => JSON.parse(readFileSync(join(dist, file), 'utf8')).pages)
const paths = [...manifest.pages, ...parts].map(({ path }) => path)
for (const path of ['/', '/404.html', ...paths]) {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}
// Files and folders that start with "_" are served too.
writeFileSync(join(dist, '.nojekyll'), '')
console.log(`${paths.length} pages prepared in ${dist}`)
