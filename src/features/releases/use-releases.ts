import { use, useEffect, useState } from 'react'
import { readDataFile } from '../../content/data-file'
import { usePage, useSite } from '../../content/page-context'
import { type LivePage, livePage, ReleasesUnavailable } from './live'
import { committedReleases, type Release } from './release'

export interface Releases {
  releases: readonly Release[]
  /** The list is the committed one, because the live one could not be had (yet). */
  state: 'asking' | 'live' | 'committed'
  /** Why the newest reading failed: of the live list, or of older versions. */
  failure: ReleasesUnavailable | undefined
  /** Reads older ones, when there may be any; after a failure, once more. */
  readOlder: (() => void) | undefined
  busy: boolean
}

const NONE: LivePage = { releases: [], more: true }

/** The committed list at once, the live one in its place as soon as it is there. Suspends for the committed list. */
export function useReleases(): Releases {
  const { page } = usePage()
  const { services } = useSite()
  const data = use(readDataFile('releases'))
  const [live, setLive] = useState<LivePage>(NONE)
  // Another object is another try.
  const [wanted, setWanted] = useState({ pages: 1 })
  const [failure, setFailure] = useState<ReleasesUnavailable>()
  const [busy, setBusy] = useState(true)

  useEffect(() => {
    let current = true
    setBusy(true)
    setFailure(undefined)
    Promise.all(Array.from({ length: wanted.pages }, (_, index) => livePage(services, index + 1))).then(
      (pages) => {
        if (!current) return
        setLive({ releases: pages.flatMap(({ releases }) => releases), more: pages.at(-1)?.more ?? false })
        setBusy(false)
      },
      (error: unknown) => {
        if (!current) return
        setFailure(error instanceof ReleasesUnavailable ? error : new ReleasesUnavailable())
        setBusy(false)
      },
    )
    return () => {
      current = false
    }
  }, [services, wanted])

  const isLive = live.releases.length > 0
  return {
    releases: isLive ? live.releases : committedReleases(data, page.lang),
    state: isLive ? 'live' : busy ? 'asking' : 'committed',
    failure,
    readOlder: isLive && live.more ? () => setWanted({ pages: wanted.pages + (failure ? 0 : 1) }) : undefined,
    busy,
  }
}
