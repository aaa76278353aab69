/**
 * A markmap outline (headings and lists) as a mind map of mermaid, so that one engine draws both. Pure. Markup of a
 * line is dropped, because the drawing shows plain words.
 */
export function mindMapOf(outline: string): string {
  const lines = outline.split('\n').flatMap((line) => {
    const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line)
    const item = /^(\s*)(?:[-*+]|\d+[.)])\s+(.+)$/.exec(line)
    if (heading) return [{ heading: (heading[1] ?? '').length, indent: 0, text: heading[2] ?? '' }]
    if (item) return [{ heading: 0, indent: (item[1] ?? '').replace(/\t/g, '  ').length, text: item[2] ?? '' }]
    return []
  })
  let depth = 0
  const rows = lines.map(({ heading, indent, text }) => {
    if (heading > 0) depth = heading
    const level = heading > 0 ? heading : depth + 1 + Math.floor(indent / 2)
    return { level, text: plainText(text) }
  })
  if (rows.length === 0) throw new Error('There is no heading and no list in it.')
  const top = Math.min(...rows.map(({ level }) => level))
  const roots = rows.filter(({ level }) => level === top).length
  // Mermaid knows one root only; several get a common one.
  const shift = roots > 1 ? 1 : 0
  const nodes = rows.map(({ level, text }, index) => `${'  '.repeat(level - top + shift + 1)}n${index}["${text}"]`)
  return ['mindmap', ...(shift ? ['  root(( ))'] : []), ...nodes].join('\n')
}

const plainText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .replace(/"/g, "'")
    .trim()
