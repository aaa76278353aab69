/** The command that a home page's markdown begins with, as a fence of a shell language; the hero shows it. */
export function leadingCommand(body: string): string | undefined {
  const fence = /^\s*(`{3,})(?:bash|sh|shell|zsh|console|powershell)\b[^\n]*\n([\s\S]*?)\n\1[ \t]*(?:\n|$)/.exec(body)
  const command = fence?.[2]?.trim()
  return command && !command.includes('\n') ? command : undefined
}

/** The large title in two tones: what comes after its first clause takes the accent. */
export function twoTones(title: string): [string, string] {
  const match = /^(.+?[.!?,。！？，、:：])(\s*)(\S.*)$/.exec(title)
  return match ? [`${match[1]}${match[2]}`, match[3] ?? ''] : [title, '']
}
