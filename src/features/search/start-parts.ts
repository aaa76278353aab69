import type { History } from './history'
import type { Choice } from './places'

/** What can be chosen before anything is typed, one part below the other. */
export interface StartPart {
  kind: 'favourites' | 'queries' | 'opened' | 'examples'
  /** Line of the grid that the label stands on; the rows follow. */
  line: number
  rows: { choice: Choice; index: number; line: number }[]
}

/** Favourites, recent searches and places; examples when there are none of them. */
export function startParts(kept: History, examples: readonly string[]): StartPart[] {
  const query = (text: string): Choice => ({ kind: 'query', text })
  const place = (place: History['opened'][number]): Choice => ({ kind: 'place', place, words: [] })
  const all: [StartPart['kind'], Choice[]][] = [
    ['favourites', kept.favourites.map(place)],
    ['queries', kept.queries.map(query)],
    ['opened', kept.opened.map(place)],
  ]
  const own = all.filter(([, choices]) => choices.length > 0)
  const shown: [StartPart['kind'], Choice[]][] = own.length > 0 ? own : [['examples', examples.map(query)]]
  const parts: StartPart[] = []
  let index = 0
  let line = 1
  for (const [kind, choices] of shown) {
    const label = line++
    parts.push({ kind, line: label, rows: choices.map((choice) => ({ choice, index: index++, line: line++ })) })
  }
  return parts
}
