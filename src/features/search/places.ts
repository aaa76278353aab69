import { encodePath } from '../../content/paths'
import { withBase } from '../../platform/base'
import type { Place } from './history'
import type { Answer, Hit, HitEntry } from './types'

/** Something in the list that can be chosen. */
export type Choice = { kind: 'place'; place: Place; words: readonly string[] } | { kind: 'query'; text: string }

export const placeOf = (hit: Hit, entry: HitEntry): Place => ({
  path: hit.path,
  anchor: entry.anchor,
  title: hit.title.text,
  section: entry.headings.map(({ text }) => text).join(' › '),
})

/** Everything of an answer that can be chosen, from top to bottom. */
export const choicesOf = ({ hits, words }: Answer): Choice[] =>
  hits.flatMap((hit) => hit.entries.map((entry): Choice => ({ kind: 'place', place: placeOf(hit, entry), words })))

/** A place's address for the router, without the base. */
export const routeOf = ({ path, anchor }: Place): string => encodePath(path) + (anchor === '' ? '' : `#${anchor}`)

/** A place's address for the browser. */
export const hrefOf = (place: Place): string => withBase(routeOf(place))
