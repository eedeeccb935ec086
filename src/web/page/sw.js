// Keeps the page for offline: every file of one version, under that version's name. Both are written here when the page is built.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const CACHE = `pocket-armada ${VERSION}`;

self.addEventListener("install", (event) => {
  // Past the browser's own cache: files of two versions must not mix.
  const wanted = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("pocket-armada ") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
