import { editDistance } from '../content/suggest'

/** Something an editor should mend: where it is, what it is, and what to do. */
export interface Problem {
  /** As the editor knows it, e.g. `public/content/guide/a.md`; relative to the content folder until it is printed. */
  file: string
  /** Counted from 1. */
  line?: number
  what: string
  fix: string
}

/** `file:line  what — do this`. */
export const formatProblem = ({ file, line, what, fix }: Problem, folder = ''): string =>
  `${folder}${file}${line === undefined ? '' : `:${line}`}  ${what} — ${fix}`

/** By file, then line, so that the list reads from top to bottom and does not change between runs. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.what, b.what),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The known word that `word` is probably a misspelling of. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = word.length < 3 ? 0 : word.length < 5 ? 1 : 2
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance }
  }
  return best?.candidate
}

/** `"x" — did you mean "y"?` as the advice about an unknown word. */
export function advise(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known)
  return near === undefined ? otherwise : `did you mean "${near}"?`
}
