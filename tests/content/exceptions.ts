/** What differs on purpose: the message as the check prints it, and why it may stay. A stale line fails the test. */
export const EXCEPTIONS: Record<string, string> = {
  'setting en: index_progress': 'state that the server keeps for itself; no form shows it',
  'setting zh: index_progress': 'state that the server keeps for itself; no form shows it',
  'route en: /{any}': 'serves the web page for every other path; it is no call',
  'route zh: /{any}': 'serves the web page for every other path; it is no call',
}

/** The messages that no exception allows, and exceptions that no message needs any more. */
export function unexplained(kind: string, messages: readonly string[]): string[] {
  const own = Object.keys(EXCEPTIONS).filter((line) => line.startsWith(`${kind} `))
  const found = messages.map((message) => `${kind} ${message}`)
  return [
    ...found.filter((line) => EXCEPTIONS[line] === undefined),
    ...own.filter((line) => !found.includes(line)).map((line) => `the exception is not needed any more: ${line}`),
  ]
}
