// After the first visit the page needs no network: all its files are kept. The name changes with the files, so a new version is taken whole.
const NAME = 'nine-by-nine-VERSION';
const FILES = FILES_OF_THE_PAGE;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith('nine-by-nine-') && name !== NAME).map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(caches.open(NAME)
    .then(cache => cache.match(request, { ignoreSearch: true }))
    .then(kept => kept ?? fetch(request)));
});
