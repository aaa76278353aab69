// An earlier site on this origin may have left a worker under this name. Browsers look here for its successor and find
// one that takes the old copies away, then itself, and shows the open pages anew. The site's own worker is sw.js.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const { scope } = self.registration
  const ownsOrigin = new URL(scope).pathname === '/'
  for (const name of await caches.keys()) {
    if (!name.startsWith('docs:') && (ownsOrigin || name.includes(scope))) await caches.delete(name)
  }
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
