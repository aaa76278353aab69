/** Height of one box of a small flowchart with the space below it, of the title, and of the last space less the margins, in pixels. */
const ROW = 57
const TITLE = 37
const LAST = 10
/** What is kept free for a diagram of which nothing is known. */
const UNKNOWN = 96

/** How much space a diagram will need, from a look at its source: right for the small flowcharts, a start for others. */
export function reservedHeight({ source }: { source: string }): number {
  const header = /^\s*(?:flowchart|graph)[ \t]+(LR|RL)\b/m.exec(source)
  const title = /^\s*title:/m.test(source) ? TITLE : 0
  if (!header) return UNKNOWN + title
  const lines = source.match(/(?:-->|==>|-\.->)/g)?.length ?? 1
  return title + Math.max(2, lines) * ROW - LAST
}
