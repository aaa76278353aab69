#!/usr/bin/env node
// Makes a built site ready for hosts that know neither rewrites nor headers, such as GitHub Pages:
//   node prepare.mjs dist
// Each page gets a file under its own address (its snapshot, or a copy of the start page), so that it answers 200;
// 404.html serves the rest. The Content-Security-Policy goes into the pages themselves. A file dropped into content/
// later still works: its address is answered by 404.html, with status 404 but with the page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const dist = process.argv[2] ?? 'dist'
// A policy in the page cannot say who may frame it.
const policy = `@@csp@@`.replace(/; frame-ancestors [^;]*/, '')
const withPolicy = (html) =>
  html.includes('http-equiv="Content-Security-Policy"')
    ? html
    : html.replace(
        /<meta charset[^>]*>/i,
        (tag) => `${tag}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )

const read = (file) => readFileSync(join(dist, file), 'utf8')
// With snapshots the start page is one of them; app.html is the start page without any page's text.
const shell = withPolicy(read(existsSync(join(dist, 'app.html')) ? 'app.html' : 'index.html'))
const manifest = JSON.parse(read('manifest.json'))
const parts = (manifest.parts ?? []).flatMap(({ file }) => JSON.parse(read(file)).pages)
const paths = [...manifest.pages, ...parts].map(({ path }) => path)
for (const path of ['/404.html', '/', ...paths]) {
  const file = path.endsWith('/') ? `${path}index.html` : path
  const html = path !== '/404.html' && existsSync(join(dist, file)) ? withPolicy(read(file)) : shell
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), html)
}
// Files and folders that start with "_" are served too.
writeFileSync(join(dist, '.nojekyll'), '')
console.log(`${paths.length} pages prepared in ${dist}`)
