import { forgetDocument } from '../content/documents'
import { refreshManifest } from '../content/manifest-source'
import type { SiteRouter } from './site-router'

/** Development: a saved page is drawn anew where the reader is; menus follow the generator. */
export function followEdits(router: SiteRouter): void {
  import.meta.hot?.on('docs:content', ({ file }: { file: string }) => {
    forgetDocument(file)
    void router.revalidate()
  })
  import.meta.hot?.on('docs:manifest', async () => {
    await refreshManifest()
    await router.revalidate()
  })
}
