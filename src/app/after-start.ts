import { getManifest } from '../content/manifest-source'
import { announceNewVersion } from '../features/offline/announce'
import { startOffline } from '../offline/register'
import type { createSiteRouter } from './router'

/** What a visit wants but no first screen waits for. */
export function afterStart(_router: ReturnType<typeof createSiteRouter>): void {
  if (import.meta.env.PROD) void offline()
}

async function offline(): Promise<void> {
  const { site } = await getManifest()
  await startOffline({ enabled: site.offline, onNewVersion: announceNewVersion })
}
