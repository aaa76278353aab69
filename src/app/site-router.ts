import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  NavigationType,
  type Navigator,
  type Path,
} from 'react-router-dom'
import type { LoadedRoute } from '../content/load-route'
import { createStore, type Store } from '../platform/store'
import { awaitedPath } from '../stores/navigation'
import { createScrollMemory, isReturn } from './scroll-memory'

/** What is on the screen, and how it was reached. Paths of a location are with the base. */
export interface Shown {
  location: Location
  type: NavigationType
  /** What the loader returned, or threw. */
  answer: LoadedRoute | { error: unknown }
  /** Where the window goes: to a position, to the hash or else the top, or nowhere. */
  scroll: number | 'start' | 'stay'
}

/** Shows what is known of a page while its text is on its way. */
export type Announce = (coming: LoadedRoute) => void

/** Loads the page of a path that is with the base; who goes to the top of a page may have it announced. */
export type Load = (pathname: string, signal: AbortSignal, announce?: Announce) => Promise<LoadedRoute>

export interface SiteRouter {
  shown: Store<Shown>
  navigator: Navigator
  /** Where the visitor is going while that page is on its way. */
  awaited(): Path | undefined
  /** Loads the current page, or the one on its way, anew. */
  revalidate(): Promise<void>
}

interface Visit extends Pick<Shown, 'type' | 'scroll'> {
  to: Path
  /** Brings the address to the browser; a visit by the browser's own buttons, or of a page announced, is there already. */
  enter(): Location
}

/**
 * What one catch-all route needs of a data router, over the history and the components of React Router: the old page
 * stays until something can be said of the new one, a newer navigation aborts the older one, another query or hash
 * alone is no other page, and scroll positions come back. Resolves when the first page has been loaded, so that what
 * is rendered first is the whole page, and a snapshot that is on the screen already is replaced in one step.
 */
export async function createSiteRouter(load: Load): Promise<SiteRouter> {
  const history = createBrowserHistory()
  const memory = createScrollMemory(() => shown.get().location)
  let running = new AbortController()
  let visit: Visit | undefined

  const answerOf = ({ pathname }: Path, signal: AbortSignal, announce?: Announce): Promise<Shown['answer']> =>
    load(pathname, signal, announce).catch((error: unknown) => ({ error }))

  const location = history.location
  const shown = createStore<Shown>({
    location,
    type: NavigationType.Pop,
    answer: await answerOf(location, running.signal),
    scroll: (isReturn() ? memory.of(location) : undefined) ?? 'stay',
  })

  async function go(next: Visit): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    visit = next
    const before = shown.get()
    let { answer } = before
    if (!isSamePage(before, next.to) || isComing(before)) {
      awaitedPath.set(next.to.pathname)
      const isOfTop = next.type === NavigationType.Push && next.to.hash === ''
      answer = await answerOf(next.to, signal, isOfTop ? announce : undefined)
      if (signal.aborted) return
    }
    reach(visit, answer)
    visit = undefined
    awaitedPath.set(undefined)

    function announce(coming: LoadedRoute): void {
      if (signal.aborted) return
      reach(next, coming)
      // The same location is the same visit: whoever has been brought to its top is not brought there again.
      visit = { ...next, enter: () => shown.get().location }
    }
  }

  function reach({ enter, type, scroll }: Visit, answer: Shown['answer']): void {
    memory.keep(shown.get().location)
    shown.set({ location: enter(), type, answer, scroll })
  }

  const enter =
    (type: NavigationType, method: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const { pathname, search, hash } = history.createURL(to)
      const path = { pathname, search, hash }
      // The page on the screen keeps its query while the visitor is leaving it; they go on.
      if (type === NavigationType.Replace && visit && isSamePage(shown.get(), path)) {
        // After one of the browser's own buttons its entry is another page's already.
        if (visit.type === NavigationType.Pop) return
        history.replace(path, state)
        shown.set({ ...shown.get(), location: history.location, type, scroll: 'stay' })
        return
      }
      void go({
        to: path,
        type,
        scroll: options?.preventScrollReset ? 'stay' : 'start',
        enter() {
          history[method](path, state)
          return history.location
        },
      })
    }

  const follow = (to: Location): void => {
    // A hash typed into the address bar is no way back: its entry is new, and the history has not marked it.
    const isBack = window.history.state !== null
    void go({ to, type: NavigationType.Pop, scroll: (isBack ? memory.of(to) : undefined) ?? 'start', enter: () => to })
  }

  history.listen((update) => follow(update.location))
  // The visitor went on while the first page was loading.
  if (history.createHref(history.location) !== history.createHref(location)) follow(history.location)

  return {
    shown,
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: enter(NavigationType.Push, 'push'),
      replace: enter(NavigationType.Replace, 'replace'),
    },
    awaited: () => visit?.to,
    revalidate() {
      const { location, type } = shown.get()
      return go(visit ?? { to: location, type, scroll: 'stay', enter: () => location })
    },
  }
}

/** Another query or hash of the page on the screen. Going to exactly where one is loads the page anew. */
const isSamePage = ({ location, answer }: Shown, to: Path): boolean =>
  !('error' in answer) && location.pathname === to.pathname && location.search + location.hash !== to.search + to.hash

/** A page that was announced is read on, wherever in it the visitor wants to go meanwhile. */
const isComing = ({ answer }: Shown): boolean => 'page' in answer && answer.page.isComing === true
