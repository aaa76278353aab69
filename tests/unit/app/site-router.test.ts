// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteRouter, type Load } from '../../../src/app/site-router'
import type { LoadedRoute } from '../../../src/content/load-route'
import { awaitedPath } from '../../../src/stores/navigation'

/** A loader whose answers come when the test says so. */
function slowLoader() {
  const asked: {
    path: string
    signal: AbortSignal
    announce?: () => void
    answer(): void
    fail(error: unknown): void
  }[] = []
  const load: Load = (path, signal, announce) =>
    new Promise((resolve, reject) => {
      asked.push({
        path,
        signal,
        ...(announce && { announce: () => announce({ page: { path, isComing: true } } as LoadedRoute) }),
        answer: () => resolve({ page: { path } } as LoadedRoute),
        fail: reject,
      })
    })
  return { asked, load, paths: () => asked.map(({ path }) => path) }
}

async function started() {
  const { asked, load, paths } = slowLoader()
  const starting = createSiteRouter(load)
  asked[0]?.answer()
  return { router: await starting, asked, paths }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/a.html')
})

describe('the router', () => {
  it('is there once the first page is loaded', async () => {
    const { asked, load } = slowLoader()
    const ready = vi.fn()
    const starting = createSiteRouter(load).then(ready)
    await settle()
    expect(ready).not.toHaveBeenCalled()
    asked[0]?.answer()
    await starting
    expect(ready.mock.calls[0]?.[0].shown.get()).toMatchObject({ location: { pathname: '/a.html' }, type: 'POP' })
  })

  it('keeps page and address until the next page is loaded', async () => {
    const { router, asked } = await started()
    router.navigator.push('/b.html?q=1#part')
    expect(router.shown.get().location.pathname).toBe('/a.html')
    expect(window.location.pathname).toBe('/a.html')
    expect(awaitedPath.get()).toBe('/b.html')
    expect(router.awaited()).toMatchObject({ pathname: '/b.html', search: '?q=1', hash: '#part' })
    asked[1]?.answer()
    await settle()
    expect(router.shown.get()).toMatchObject({
      location: { pathname: '/b.html', search: '?q=1', hash: '#part' },
      type: 'PUSH',
      answer: { page: { path: '/b.html' } },
      scroll: 'start',
    })
    expect(window.location.pathname).toBe('/b.html')
    expect([awaitedPath.get(), router.awaited()]).toEqual([undefined, undefined])
  })

  it('gives the older of two navigations up', async () => {
    const { router, asked } = await started()
    router.navigator.push('/b.html')
    router.navigator.push('/c.html')
    expect(asked[1]?.signal.aborted).toBe(true)
    asked[2]?.answer()
    await settle()
    asked[1]?.answer()
    await settle()
    expect(router.shown.get().location.pathname).toBe('/c.html')
    expect(window.location.pathname).toBe('/c.html')
  })

  it('takes another hash or query for the same page, and the same address for a wish to load anew', async () => {
    const { router, asked, paths } = await started()
    const { answer } = router.shown.get()
    router.navigator.push('/a.html#part')
    await settle()
    router.navigator.push('/a.html?q=1')
    await settle()
    expect(paths()).toEqual(['/a.html'])
    expect(router.shown.get().answer).toBe(answer)
    router.navigator.replace('/a.html?q=1')
    asked[1]?.answer()
    await settle()
    expect(paths()).toEqual(['/a.html', '/a.html'])
    expect(router.shown.get().answer).not.toBe(answer)
  })

  it('goes on to the next page when the one on the screen changes its query meanwhile', async () => {
    const { router, asked, paths } = await started()
    router.navigator.push('/b.html')
    router.navigator.replace('/a.html?filter=x')
    expect(window.location.search).toBe('?filter=x')
    expect(router.shown.get().location.search).toBe('?filter=x')
    asked[1]?.answer()
    await settle()
    expect(asked[1]?.signal.aborted).toBe(false)
    expect(router.shown.get().location.pathname).toBe('/b.html')
    expect(window.location.pathname).toBe('/b.html')
    expect(paths()).toEqual(['/a.html', '/b.html'])
  })

  it('loads the page anew where it is, without another entry or jump', async () => {
    const { router, asked } = await started()
    const { location, answer } = router.shown.get()
    const done = router.revalidate()
    asked[1]?.answer()
    await done
    expect(router.shown.get()).toMatchObject({ scroll: 'stay', type: 'POP' })
    expect(router.shown.get().location).toBe(location)
    expect(router.shown.get().answer).not.toBe(answer)
  })

  it('loads the page on its way anew when it is asked to meanwhile', async () => {
    const { router, asked, paths } = await started()
    router.navigator.push('/b.html')
    void router.revalidate()
    asked[2]?.answer()
    await settle()
    expect(paths()).toEqual(['/a.html', '/b.html', '/b.html'])
    expect(router.shown.get()).toMatchObject({ location: { pathname: '/b.html' }, type: 'PUSH' })
  })

  it('shows a page that is announced, at its address, and puts the whole page in its place', async () => {
    const { router, asked } = await started()
    const entries = window.history.length
    router.navigator.push('/b.html')
    asked[1]?.announce?.()
    expect(router.shown.get()).toMatchObject({
      location: { pathname: '/b.html' },
      answer: { page: { isComing: true } },
      scroll: 'start',
    })
    expect([window.location.pathname, awaitedPath.get()]).toEqual(['/b.html', '/b.html'])
    router.navigator.replace('/b.html?filter=x')
    const { location } = router.shown.get()
    expect(location).toMatchObject({ pathname: '/b.html', search: '?filter=x' })
    asked[1]?.answer()
    await settle()
    expect(router.shown.get()).toMatchObject({ type: 'PUSH', scroll: 'start' })
    expect(router.shown.get().location).toBe(location)
    expect(router.shown.get().answer).toEqual({ page: { path: '/b.html' } })
    expect(window.history.length).toBe(entries + 1)
    expect([awaitedPath.get(), router.awaited()]).toEqual([undefined, undefined])
  })

  it('leaves a page that was announced for another one, and says nothing more of it', async () => {
    const { router, asked } = await started()
    router.navigator.push('/b.html')
    asked[1]?.announce?.()
    router.navigator.push('/c.html')
    asked[1]?.announce?.()
    expect(asked[1]?.signal.aborted).toBe(true)
    asked[2]?.answer()
    asked[1]?.answer()
    await settle()
    asked[1]?.announce?.()
    expect(router.shown.get()).toMatchObject({
      location: { pathname: '/c.html' },
      answer: { page: { path: '/c.html' } },
    })
  })

  it('loads a page that was announced anew in its place', async () => {
    const { router, asked } = await started()
    const entries = window.history.length
    router.navigator.push('/b.html')
    asked[1]?.announce?.()
    const done = router.revalidate()
    asked[2]?.answer()
    await done
    expect(router.shown.get().answer).toEqual({ page: { path: '/b.html' } })
    expect(window.history.length).toBe(entries + 1)
  })

  it('reads a page that was announced on when a place in it is gone to meanwhile', async () => {
    const { router, asked } = await started()
    router.navigator.push('/b.html')
    asked[1]?.announce?.()
    router.navigator.push('/b.html#part')
    asked[2]?.answer()
    await settle()
    expect(router.shown.get()).toMatchObject({ location: { hash: '#part' }, scroll: 'start' })
    expect(router.shown.get().answer).toEqual({ page: { path: '/b.html' } })
  })

  it('has only the top of a page announced', async () => {
    const { router, asked } = await started()
    router.navigator.push('/b.html#part')
    expect(asked[1]?.announce).toBeUndefined()
    router.navigator.replace('/b.html')
    expect(asked[2]?.announce).toBeUndefined()
  })

  it('shows what the loader threw, and tries again wherever the visitor goes', async () => {
    const { router, asked } = await started()
    const error = new Error('broken')
    router.navigator.push('/b.html')
    asked[1]?.fail(error)
    await settle()
    expect(router.shown.get().answer).toEqual({ error })
    router.navigator.push('/b.html#part')
    asked[2]?.answer()
    await settle()
    expect(router.shown.get().answer).toMatchObject({ page: { path: '/b.html' } })
  })

  it('leaves the position alone where it is asked to', async () => {
    const { router, asked } = await started()
    router.navigator.replace('/b.html', undefined, { preventScrollReset: true })
    asked[1]?.answer()
    await settle()
    expect(router.shown.get()).toMatchObject({ type: 'REPLACE', scroll: 'stay' })
  })

  it('goes back to where the visitor was, also after a reload', async () => {
    const { router, asked } = await started()
    const first = window.history.state
    window.scrollTo(0, 700)
    router.navigator.push('/b.html')
    asked[1]?.answer()
    await settle()
    window.history.replaceState(first, '', '/a.html')
    window.dispatchEvent(new PopStateEvent('popstate', { state: first }))
    asked[2]?.answer()
    await settle()
    expect(router.shown.get()).toMatchObject({ location: { pathname: '/a.html' }, type: 'POP', scroll: 700 })

    window.scrollTo(0, 300)
    window.dispatchEvent(new Event('pagehide'))
    const again = await started()
    expect(again.router.shown.get().scroll).toBe(300)
  })

  it('takes a hash typed into the address bar for a place to go to, not for a way back', async () => {
    const { router, asked } = await started()
    window.scrollTo(0, 700)
    router.navigator.push('/a.html#other')
    asked[1]?.answer()
    await settle()
    window.history.pushState(null, '', '/a.html#part')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await settle()
    expect(router.shown.get()).toMatchObject({ location: { hash: '#part' }, type: 'POP', scroll: 'start' })
  })
})
