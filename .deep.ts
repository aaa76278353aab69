import { preparePipeline } from './src/markdown/pipeline'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
console.warn = () => {}
const deep: [string, string][] = [
    ['containers', `${'::: tip\n'.repeat(2000)}text`],
    ['containers of growing size', Array.from({ length: 150 }, (_, level) => `${':'.repeat(153 - level)} tip`).join('\n')],
    ['closed containers', `${'::: tip\n'.repeat(300)}text\n${':::\n'.repeat(300)}`],
    ['quotes', `${'> '.repeat(2000)}text`],
    ['lists', Array.from({ length: 200 }, (_, level) => `${'  '.repeat(level)}- item`).join('\n')],
    ['emphasis', `${'*a **b '.repeat(3000)}`],
    ['brackets', '['.repeat(20_000)],
    ['pictures', '!['.repeat(10_000)],
    ['links in links', `${'[a]('.repeat(5000)}`],
    ['backticks', Array.from({ length: 800 }, (_, size) => '`'.repeat(size + 1)).join(' ')],
    ['marks', '=='.repeat(10_000)],
    ['tildes and carets', '~^'.repeat(10_000)],
    ['HTML', `${'<details><summary>a</summary>'.repeat(500)}text`],
    ['unknown tags', `${'<x-y>'.repeat(3000)}text`],
    ['table columns', `|${' a |'.repeat(1000)}\n|${' --- |'.repeat(1000)}\n|${' b |'.repeat(1000)}`],
    ['one line', 'a'.repeat(300_000)],
    ['entities', '&amp;'.repeat(20_000)],
    ['footnotes', Array.from({ length: 500 }, (_, index) => `[^${index}] `).join('') + Array.from({ length: 500 }, (_, index) => `\n\n[^${index}]: note`).join('')],
]
const only = process.argv[2]
for (const [what, body] of deep) {
  if (only && !what.includes(only)) continue
  const t = performance.now()
  process.stdout.write(what + ' ... ')
  const { parts } = await preparePipeline(body, { file: 'a.md' })
  const t2 = performance.now()
  try {
  const h = parts.map(({ text, plugins }) => renderToStaticMarkup(createElement(ReactMarkdown, { ...plugins, children: text }))).join('')
  console.log(Math.round(t2 - t), Math.round(performance.now() - t2), parts.length, h.length)
  } catch (e) { console.log('ERR', Math.round(performance.now() - t2), String(e).slice(0, 100)) }
}
