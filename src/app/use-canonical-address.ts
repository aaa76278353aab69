import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LoadedRoute } from '../content/load-route'
import { encodePath } from '../content/paths'

/**
 * One canonical address a page: a loose or old form is replaced by it, keeping query and hash. The loader has already
 * followed it; the router's own redirect would lose the hash, which a loader never sees.
 */
export function useCanonicalAddress({ page }: LoadedRoute): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const canonical = page.kind === 'page' ? encodePath(page.path) : undefined
  useEffect(() => {
    if (canonical === undefined || encodeURI(decodeLoosely(pathname)) === encodeURI(decodeLoosely(canonical))) return
    navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true })
  }, [canonical, pathname, search, hash, navigate])
}

function decodeLoosely(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A malformed address is compared as it stands.
    return pathname
  }
}
