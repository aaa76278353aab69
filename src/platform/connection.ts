/** What browsers that know it tell about the line; others say nothing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor pays for each byte, as far as the browser knows: then nothing is read that nobody asked for. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
