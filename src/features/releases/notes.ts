const CODE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|``[^`]+``|`[^`\n]+`)/

/**
 * Notes of a release with their HTML shown as the text it is: whoever writes a release is no author of this site.
 * Code and addresses in angle brackets stay as they are. Pure.
 */
export function withoutHtml(notes: string): string {
  return notes
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/<(?!https?:\/\/[^\s<>]*>)/g, '\\<')))
    .join('')
}
