import { getManifest } from '../content/manifest-source'
import { announceNewVersion } from '../features/offline/announce'
import { preconnect } from '../features/search/hosted-host'
import { startOffline } from '../offline/register'
import { withoutBase } from '../platform/base'
import { readAhead } from './read-ahead'
import type { SiteRouter } from './site-router'

/** What a visit wants but no first screen waits for. */
export async function afterStart(router: SiteRouter): Promise<void> {
  readAhead(router)
  await Promise.all([import.meta.env.PROD ? offline() : liveEdit(router), externalScripts(router), hostedSearch()])
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

/** The owner's ads and analytics; without any, not even the code that would load them is loaded. */
async function externalScripts(router: SiteRouter): Promise<void> {
  const { site } = await getManifest()
  if (!site.scripts.enabled) return
  const { startExternalScripts } = await import('../features/scripts/external-scripts')
  startExternalScripts({
    site,
    path: () => withoutBase(window.location.pathname) ?? '/',
    onPage(listener) {
      let before = router.shown.get().location.pathname
      router.shown.subscribe(() => {
        const { pathname } = router.shown.get().location
        if (pathname === before) return
        before = pathname
        listener()
      })
    },
    reload: () => window.location.reload(),
  })
}
