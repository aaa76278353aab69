import { BASE, withBase } from '../platform/base'
import { report } from '../platform/report'
import { isNewVersion, type Used } from './messages'
import { cacheNames } from './names'

/** How often a page that stays open looks for a newer program. Milliseconds. */
const LOOK_AGAIN = 3_600_000

export interface OfflineOptions {
  /** `offline` of `site.yaml`. */
  enabled: boolean
  /** The server has another program than this page runs. */
  onNewVersion(): void
}

/**
 * Puts the service worker in charge, or removes it and all it keeps when the owner has switched it off. Never throws:
 * where workers are forbidden the site works without.
 */
export async function startOffline({ enabled, onNewVersion }: OfflineOptions): Promise<void> {
  const container = workerContainer()
  if (!container) return
  try {
    if (!enabled) return await removeOffline(container)
    container.addEventListener('message', ({ data }) => {
      if (isNewVersion(data) && data.entry !== ownEntry()) onNewVersion()
    })
    const registration = await container.register(withBase('/sw.js'), { scope: BASE, updateViaCache: 'none' })
    await removeOthers(container, registration)
    const { active } = await container.ready
    active?.postMessage({ type: 'docs:used', urls: usedFiles() } satisfies Used)
    lookForUpdates(registration)
  } catch (error) {
    report('the site will not be readable offline', withBase('/sw.js'), 'check that the host serves this file', error)
  }
}

/** The browser's workers, or nothing where they do not exist or may not be used. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return window.isSecureContext ? navigator.serviceWorker : undefined
  } catch {
    // Sandboxed frames and forbidden storage throw on access; there is no worker then.
    return undefined
  }
}

/** Path of the main script this page runs. */
const ownEntry = (): string | undefined =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? undefined

/** Registrations below our folder, whatever program they run. */
async function below(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration[]> {
  const home = new URL(BASE, location.href).href
  return (await container.getRegistrations()).filter(({ scope }) => scope.startsWith(home))
}

/** Removes workers that an earlier site left below ours; the one of our own scope is replaced by registering. */
async function removeOthers(container: ServiceWorkerContainer, ours: ServiceWorkerRegistration): Promise<void> {
  for (const registration of await below(container)) {
    if (registration.scope !== ours.scope) await registration.unregister()
  }
}

/** Unregisters our worker and deletes every copy. */
async function removeOffline(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await below(container)) await registration.unregister()
  const { prefix } = cacheNames(BASE)
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
}

/** Files of this site that the visit has read so far, the page itself first. */
function usedFiles(): string[] {
  const home = new URL(BASE, location.href).href
  // Without its query, which may be what a cloud service sent its visitor back with.
  const { origin, pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  return [
    ...new Set([origin + pathname, ...performance.getEntriesByType('resource').map((entry) => entry.name)]),
  ].filter((url) => url.startsWith(home))
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN) return
    last = Date.now()
    // Offline, or the site is being deployed this moment: the next look will do.
    registration.update().catch(() => undefined)
  })
}
