/**
 * The description in a file's frontmatter, when it is written on one line: the manifest leaves such descriptions out to
 * stay small, and a line needs no YAML parser. Others, for which this gives `undefined` or something else than YAML does,
 * are in the manifest.
 */
export function readDescription(frontmatter: string): string | undefined {
  const value = /^description:[ \t]+(?![>|&*!])(.+)$/m.exec(frontmatter)?.[1]?.trim()
  if (value === undefined) return undefined
  const [, quote, inner = ''] = /^(["'])(.*)\1$/.exec(value) ?? []
  if (quote === "'") return inner.replaceAll("''", "'")
  if (quote === '"') return inner.replace(/\\(["\\])/g, '$1')
  return value.replace(/[ \t]#.*$/, '').trim()
}
