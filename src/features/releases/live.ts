import { CALL_TIMEOUT } from '../../site/constants'
import type { Services } from '../../site/types'
import { liveReleases, type Release, withWebNotes } from './release'

export const PAGE_SIZE = 30

export interface LivePage {
  releases: Release[]
  /** There may be older ones. */
  more: boolean
}

/** The list could not be had. `until` is when the service answers again, after too many requests. */
export class ReleasesUnavailable extends Error {
  constructor(readonly until?: Date) {
    super('the list of releases could not be read')
    this.name = 'ReleasesUnavailable'
  }
}

const pages = new Map<string, Promise<LivePage>>()

/** One page of releases, read once a visit. Notes of the web page are welcome, not needed. Rejects with `ReleasesUnavailable`. */
export function livePage(services: Services, page: number): Promise<LivePage> {
  const { releases: server } = services
  if (!server) return Promise.reject(new ReleasesUnavailable())
  const key = `${server} ${page}`
  const known = pages.get(key)
  if (known) return known
  const reading = readPage(server, services.webReleases, page)
  pages.set(key, reading)
  reading.catch(() => pages.delete(key))
  return reading
}

async function readPage(server: string, web: string | undefined, page: number): Promise<LivePage> {
  const [releases, webReleases] = await Promise.all([
    readList(server, page),
    // Without the notes of the web page the list is still whole.
    web ? readList(web, page).catch(() => []) : [],
  ])
  return {
    releases: withWebNotes(liveReleases(releases), liveReleases(webReleases)),
    more: releases.length >= PAGE_SIZE,
  }
}

async function readList(address: string, page: number): Promise<unknown[]> {
  const url = new URL(address)
  url.searchParams.set('per_page', String(PAGE_SIZE))
  url.searchParams.set('page', String(page))
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(CALL_TIMEOUT),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    answer = await response.json()
  } catch {
    // No network, no time, no JSON: to the reader it is all the same, the list is not to be had.
    throw new ReleasesUnavailable()
  }
  if (!response.ok || !Array.isArray(answer)) throw new ReleasesUnavailable(resetOf(response))
  return answer
}

/** GitHub says with a refusal when the limit for this address ends. */
function resetOf({ headers }: Response): Date | undefined {
  const seconds = Number(headers.get('x-ratelimit-reset'))
  return headers.get('x-ratelimit-remaining') === '0' && seconds > 0 ? new Date(seconds * 1000) : undefined
}
