import { getManifest } from '../content/manifest-source'
import { isToolPage, localeOf } from '../content/paths'
import { announceNewVersion } from '../features/offline/announce'
import { preconnect } from '../features/search/hosted-host'
import { startOffline } from '../offline/register'
import { withoutBase } from '../platform/base'
import { hasForeignRun } from '../platform/foreign-script'
import { writeItem } from '../platform/storage'
import { STORAGE } from '../site/constants'
import { readAhead } from './read-ahead'
import type { SiteRouter } from './site-router'

/** What a visit wants but no first screen waits for. */
export async function afterStart(router: SiteRouter): Promise<void> {
  writeItem(STORAGE.restarted, null, 'session')
  readAhead(router)
  await Promise.all([
    import.meta.env.PROD ? offline() : liveEdit(router),
    alone(router),
    externalScripts(router),
    hostedSearch(),
  ])
}

async function liveEdit(router: SiteRouter): Promise<void> {
  const { followEdits } = await import('./live-edit')
  followEdits(router)
}

async function offline(): Promise<void> {
  const { site } = await getManifest()
  await startOffline({ enabled: site.offline, onNewVersion: announceNewVersion })
}

async function hostedSearch(): Promise<void> {
  const { hosted } = (await getManifest()).site.search
  if (hosted) preconnect(hosted)
}

/** A program of others that has run cannot be sent away, so going to a tool page loads that page anew. */
async function alone(router: SiteRouter): Promise<void> {
  const locales = Object.keys((await getManifest()).site.locales)
  onPage(router, () => {
    const path = pathNow()
    if (hasForeignRun() && isToolPage(path, localeOf(path, locales))) window.location.reload()
  })
}

/** The owner's ads and analytics; without any, not even the code that would load them is loaded. */
async function externalScripts(router: SiteRouter): Promise<void> {
  const { site } = await getManifest()
  if (!site.scripts.enabled) return
  const { startExternalScripts } = await import('../features/scripts/external-scripts')
  startExternalScripts({ site, path: pathNow, onPage: (listener) => onPage(router, listener) })
}

/** Path of the page on the screen, without the base. */
const pathNow = (): string => withoutBase(window.location.pathname) ?? '/'

/** Tells of every later page. */
function onPage(router: SiteRouter, listener: () => void): void {
  let before = router.shown.get().location.pathname
  router.shown.subscribe(() => {
    const { pathname } = router.shown.get().location
    if (pathname === before) return
    before = pathname
    listener()
  })
}
