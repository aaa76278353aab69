import { BASE } from '../platform/base'
import { isHtmlPage } from '../platform/fetch-text'
import { report } from '../platform/report'
import { readItem, writeItem } from '../platform/storage'
import { STORAGE } from '../site/constants'
import { cacheNames } from './names'

/**
 * A page that was opened before a deployment may ask for a program that is no longer there. When that is so, the page
 * is loaded anew once, at the place the visitor is or was going to. Anything else (no network, a server that stumbles)
 * is left to whoever asked: the event is rethrown and the error shown with a Retry.
 *
 * `wanted` tells the address of a navigation under way.
 */
export function healStaleBuild(wanted: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    const url = addressIn(event.payload)
    if (url !== undefined) void heal(url, wanted)
  })
}

async function heal(url: string, wanted: () => string | undefined): Promise<void> {
  const target = wanted()
  // Missing again after the reload: a broken deployment, not a stale page.
  if (triedBefore().includes(url) || !(await isGone(url))) return
  const tried = triedBefore()
  // Two parts of the page may have asked for it at once.
  if (tried.includes(url)) return
  // Without storage there is no guard against reloading for ever, so the error stays visible instead.
  if (!writeItem(STORAGE.reloaded, [...tried, url].join(' '), 'session')) return
  report(`${url} is no longer on the server`, location.pathname, 'nothing, the page is loaded anew')
  await forgetShell()
  // Meanwhile the visitor may be there, and going to where one is reloads nothing.
  if (target === undefined || new URL(target, location.href).href === location.href) location.reload()
  else location.assign(target)
}

/** Programs this tab was already loaded anew for. */
const triedBefore = (): string[] => (readItem(STORAGE.reloaded, 'session') ?? '').split(' ').filter(Boolean)

/** The address a failed import names in its message. */
function addressIn(error: unknown): string | undefined {
  const named = /(?:https?:\/\/[^\s/]+)?(?:\/[^\s/]+)*\/assets\/[\w.~-]+/.exec(
    error instanceof Error ? error.message : '',
  )?.[0]
  return named === undefined ? undefined : new URL(named, location.href).href
}

/** Whether the server says that the file is not there: 404, or its start page in the file's place. */
async function isGone(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload' })
    if (response.status === 404 || response.status === 410) return true
    return response.ok && isHtmlPage(await response.text(), response.headers.get('content-type'))
  } catch {
    // No network: nothing is known about the file, and a reload would not help.
    return false
  }
}

/** The worker must not answer with the start page that names the missing program. */
async function forgetShell(): Promise<void> {
  try {
    const names = cacheNames(BASE)
    for (const name of await caches.keys()) {
      if (names.isShell(name)) await (await caches.open(name)).delete(new URL(BASE, location.href).href)
    }
  } catch {
    // No caches, no worker: the reload reads the server's page anyway.
  }
}
