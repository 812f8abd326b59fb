/// <reference lib="webworker" />
// Built to /sw.js (scripts/after-build.ts). Online the network always decides what a page is; the cache only helps out offline.
import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Never touched: private areas, pages whose address is a key, and every call of the backend (PWA-04). */
const PRIVATE = /^\/(auth|rest|storage|realtime|functions|api|dokumente|portal|admin|login|termin|newsletter|healthz|readyz|metrics)(\/|$)/;
const OFFLINE_PAGE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.runtime).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * 24 * 3600 })] }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !PRIVATE.test(url.pathname),
  new NetworkFirst({ cacheName: 'pages', plugins: [new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 7 * 24 * 3600 })] }),
);

setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return offline ?? Response.error();
});
