/* A page whose services are on a server keeps no files in the browser. This takes the place of the service
   worker of a standalone page that was at the same address before, which would answer for it for ever:
   deletes what that stored, and ends. The name of the stores is in src/serviceWorker/versionCache.ts. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const own = `marcus-files ${new URL(self.registration.scope).pathname} `;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
