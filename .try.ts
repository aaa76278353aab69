import { unified } from 'unified'
import remarkParse from 'remark-parse'
import remarkGfm from 'remark-gfm'
import { dialect } from '/work/main/src/markdown/syntax/dialect'
const p = unified().use(remarkParse).use(remarkGfm, {singleTilde:false}).use(dialect)
const show = (n: any, d = 0): string => '  '.repeat(d) + n.type + (n.name?` name=${n.name}`:'')+(n.active?' active':'') + (n.attributes?` attrs=${n.attributes}`:'') + (n.value !== undefined ? ' ' + JSON.stringify(n.value) : '') + (n.data ? ' ' + JSON.stringify(n.data) : '') + '\n' + (n.children ?? []).map((c: any) => show(c, d + 1)).join('')
for (const s of process.argv.slice(2)) console.log('-----\n' + s + '\n>>>\n' + show(p.parse(s.replace(/\\n/g, '\n').replace(/\\r/g,'\r'))))
