import type { CacheNames } from './names'

/**
 * Deletes what an earlier site of this very address kept: caches that hold its start page, and those that carry the
 * address in their name, as Workbox names them. Caches of other sites on the same origin stay. `home` is the address.
 */
export async function removeForeignCaches(caches: CacheStorage, names: CacheNames, home: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(names.prefix)) continue
    if (await isOfThisAddress(caches, name, home)) await caches.delete(name)
  }
}

async function isOfThisAddress(caches: CacheStorage, name: string, home: string): Promise<boolean> {
  if (/^(?:workbox|sw-precache|sw-toolbox|\$\$\$toolbox-cache)/.test(name) && name.includes(home)) return true
  const options = { cacheName: name, ignoreSearch: true, ignoreVary: true }
  return Boolean((await caches.match(home, options)) ?? (await caches.match(`${home}index.html`, options)))
}
