/* A page whose services are on a server keeps no files in the browser. This takes the place of the service
   worker of a standalone page that was at the same address before, which would answer for it for ever: once
   the user takes the new version, or all pages of the earlier one are closed, it deletes what that stored, and
   ends. Until then, the earlier pages have their files. The message is in
   src/platform/offline/offlineMessages.ts, the name of the stores in src/serviceWorker/versionCache.ts. */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'takeOver') event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const own = `marcus-files ${new URL(self.registration.scope).pathname} `;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
