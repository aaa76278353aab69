import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { closePanel } from '../../stores/panels'
import { rememberOpened } from './history'
import { type Choice, hrefOf, routeOf } from './places'
import { trail } from './trail'

/** How a place is gone to. */
export type Follow = (choice: Extract<Choice, { kind: 'place' }>, options?: { newTab: boolean }) => void

/** Goes to what was chosen and lets the page there show the words that led to it. `query` is remembered. */
export function useFollow(query: string): Follow {
  const navigate = useNavigate()
  return ({ place, words }, options) => {
    rememberOpened(query, place)
    if (options?.newTab) {
      window.open(hrefOf(place), '_blank', 'noopener')
      return
    }
    // The dialog gives the focus back when it closes; only then may the page move it on.
    flushSync(() => closePanel('search'))
    const { path, anchor } = place
    // Going to where one is already scrolls there again and adds nothing to the history.
    const replace = new URL(hrefOf(place), window.location.href).href === window.location.href
    navigate(routeOf(place), { replace })
    trail.set(words.length === 0 ? undefined : { path, anchor, words })
  }
}
