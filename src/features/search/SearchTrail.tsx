import { useEffect } from 'react'
import { usePage } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { Extra } from '../../ui/Extra'
import { onDemand } from '../../ui/on-demand'
import { trail } from './trail'

/**
 * Apart, because its styles are about every element there is: with the dialog's own they would have the whole page
 * styled again at each first opening.
 */
const HighlightBar = onDemand(() => import('./HighlightBar').then((module) => module.HighlightBar))

/** The marks that a search leaves on the page it led to. The trail ends when another page comes. */
export function SearchTrail() {
  const hasTrail = useStore(trail) !== undefined
  const { path } = usePage().page
  // Here, where it begins: its bar may load after that.
  useEffect(() => {
    if (trail.get()?.path !== path) trail.set(undefined)
  }, [path])
  if (!hasTrail) return null
  return (
    <Extra what="the marks of the search" where="features/search/HighlightBar.tsx">
      <HighlightBar />
    </Extra>
  )
}
