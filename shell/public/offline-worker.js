// Shows the offline page when a document cannot be fetched. It caches only its own three files and never answers pages,
// published files or API calls.
const KEPT = 'offline-b7a54ffc';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/favicon.svg'];

async function keepFiles() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function dropOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== KEPT);
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

async function fileOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(documentOrPage(event));
  else if (origin === self.location.origin && FILES.includes(pathname)) event.respondWith(fileOrKept(event.request));
});
