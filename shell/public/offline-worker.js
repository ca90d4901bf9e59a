// Shows the offline page when a document cannot be fetched. It caches only its own three files and never answers pages,
// published files or API calls.
const CACHE = 'offline-d372df6b';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/favicon.svg'];

async function cacheFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function deleteOlderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Requests the document while this worker starts.
  await self.registration.navigationPreload?.enable();
}

async function documentOrPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function fileOrCached(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(cacheFiles()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOlderCaches()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(documentOrPage(event));
  else if (origin === self.location.origin && FILES.includes(pathname)) event.respondWith(fileOrCached(event.request));
});
