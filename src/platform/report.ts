/** One format for everything a developer or editor should know: what happened, where, and what to do about it. */
export function report(what: string, where: string, hint: string, cause?: unknown): void {
  const message = `[docs] ${what}\n  where: ${where}\n  do: ${hint}`
  if (cause === undefined) console.warn(message)
  else console.warn(message, cause)
}
