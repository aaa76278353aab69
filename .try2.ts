import { preparePipeline } from '/work/main/src/markdown/pipeline'
import { unified } from 'unified'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
const show = (n: any, d = 0): string => '  '.repeat(d) + n.type + (n.tagName?` ${n.tagName}`:'')+ (n.properties && Object.keys(n.properties).length ? ' ' + JSON.stringify(n.properties) : '') + (n.value !== undefined ? ' ' + JSON.stringify(n.value) : '') + '\n' + (n.children ?? []).filter((c:any)=>!(c.type==='text'&&c.value==='\n')).map((c: any) => show(c, d + 1)).join('')
for (const s of process.argv.slice(2)) {
  const body = s.replace(/\\n/g, '\n').replace(/\\r/g,'\r')
  const p = await preparePipeline(body, { file: 'guide/a.md' })
  for (const part of p.parts) {
    const proc = unified().use(remarkParse).use(part.plugins.remarkPlugins as any).use(remarkRehype, {allowDangerousHtml: true}).use(part.plugins.rehypePlugins as any)
    const file = { value: part.text } as any
    const { VFile } = await import('vfile')
    const f = new VFile(part.text)
    console.log('-----\n' + body + '\n>>>\n' + show(await proc.run(proc.parse(f), f)))
  }
}
