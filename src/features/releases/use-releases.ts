import { use, useEffect, useState } from 'react'
import { readDataFile } from '../../content/data-file'
import { usePage, useSite } from '../../content/page-context'
import { type LivePage, livePage, ReleasesUnavailable } from './live'
import { committedReleases, type Release } from './release'

export interface Releases {
  releases: readonly Release[]
  /** The list is the committed one, because the live one could not be had (yet). */
  state: 'asking' | 'live' | 'committed'
  until: Date | undefined
  /** Reads older ones, when there may be any. */
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
  const [count, setCount] = useState(1)
  const [failure, setFailure] = useState<ReleasesUnavailable>()
  const [busy, setBusy] = useState(true)

  useEffect(() => {
    let current = true
    setBusy(true)
    Promise.all(Array.from({ length: count }, (_, index) => livePage(services, index + 1))).then(
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
  }, [services, count])

  const isLive = live.releases.length > 0
  return {
    releases: isLive ? live.releases : committedReleases(data, page.lang),
    state: isLive ? 'live' : busy ? 'asking' : 'committed',
    until: failure?.until,
    readOlder: isLive && live.more && !failure ? () => setCount(count + 1) : undefined,
    busy,
  }
}
