import { hashText } from '../../content/hash'
import { isUnder } from '../../content/paths'
import { STORAGE } from '../../site/constants'
import type { Notice } from '../../site/types'
import { isDismissed } from '../../stores/dismissals'

export interface ShownNotice extends Notice {
  /** Storage key of the dismissal. */
  key: string
}

/** Key of a dismissal: the owner's name for it, else the words, so that other words are another notice. */
export const noticeKey = ({ noticeKey: name, title, content }: Notice): string =>
  STORAGE.notice + (name ?? hashText(`${title}\n${content}`))

/**
 * The first notice of the list for this path and this day, unless the visitor has dismissed it. What comes later in the
 * list is for other places: nobody who closes a message gets a second one for it.
 */
export function noticeFor(notices: readonly Notice[], path: string, now = new Date()): ShownNotice | undefined {
  const found = notices.find((notice) => fitsPath(notice, path) && fitsDay(notice, now))
  if (!found) return undefined
  const key = noticeKey(found)
  return isDismissed(key) ? undefined : { ...found, key }
}

function fitsPath({ path: wanted, match, exact }: Notice, path: string): boolean {
  if (wanted !== undefined) return exact ? path === wanted || path === `${wanted}/` : isUnder(path, wanted)
  if (match === undefined) return true
  try {
    return new RegExp(match).test(path)
  } catch {
    // The generator names a broken expression to the owner; here it just matches nothing.
    return false
  }
}

/** From the first to the last day, both included. */
function fitsDay({ start, end }: Notice, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  return (start === undefined || start.slice(0, 10) <= today) && (end === undefined || today <= end.slice(0, 10))
}
