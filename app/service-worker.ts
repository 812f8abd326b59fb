// / <reference lib="webworker" /> Built to /sw.js
// (scripts/build-service-worker.ts). Online the network always decides what a
// page is; the cache only helps out offline. Without consent it holds the page
// that tells of a missing connection, and nothing of the visit
// (lib/service-worker.ts).
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { FORGET_VISITED, STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { isLeftAlone, mayBeKept } from './lib/kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Names the built files: a release brings a new worker, and with it a new offline page. */
declare const BUILD_ID: string;

const OFFLINE_PAGE = '/offline';
const OFFLINE_CACHE = `offline-${BUILD_ID}`;

/** The page needs no script; its style sheets are the only files it asks for. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const response = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!response.ok) throw new Error(`${OFFLINE_PAGE} answers ${response.status}`);
  const html = await response.clone().text();
  await cache.addAll(
    [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path!),
  );
  await cache.put(OFFLINE_PAGE, response);
}

const DAY_MS = 24 * 3600 * 1000;

/** Its telephone number and texts are edited without a release. */
async function renewOfflinePage(): Promise<void> {
  const kept = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE });
  const written = Date.parse(kept?.headers.get('date') ?? '');
  if (!(Date.now() - written < DAY_MS)) await keepOfflinePage();
}

async function forgetOldOfflinePages(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name !== OFFLINE_CACHE && /^(offline|workbox-runtime)-/.test(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldOfflinePages()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(renewOfflinePage().catch(() => {}));
});

const PAGES = STORAGE_KEYS.visitedPages.key;

/** The cache of the pages exists while the visitor allows it. */
const ifAllowed =
  (strategy: Strategy) =>
  async (options: { event: ExtendableEvent; request: Request }): Promise<Response> =>
    (await caches.has(PAGES)) ? strategy.handle(options) : fetch(options.request);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ifAllowed(
    new CacheFirst({
      cacheName: STORAGE_KEYS.visitedFiles.key,
      plugins: [
        new ExpirationPlugin({
          maxEntries: 120,
          maxAgeSeconds: STORAGE_KEYS.visitedFiles.maxAgeDays * 24 * 3600,
        }),
      ],
    }),
  ),
);

/** Pages, and the texts that the search in the browser goes through. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    (request.mode === 'navigate' || url.pathname === '/suche.json') &&
    !isLeftAlone(url.pathname),
  ifAllowed(
    new NetworkFirst({
      cacheName: PAGES,
      plugins: [
        // Workbox's own rule asks for the status alone.
        { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null) },
        new ExpirationPlugin({
          maxEntries: 30,
          maxAgeSeconds: STORAGE_KEYS.visitedPages.maxAgeDays * 24 * 3600,
        }),
      ],
    }),
  ),
);

/** The caches themselves are deleted by the page whose visitor withdraws. */
async function forgetTimes(): Promise<void> {
  for (const { key } of [STORAGE_KEYS.visitedPages, STORAGE_KEYS.visitedFiles])
    await new CacheExpiration(key, { maxEntries: 1 }).delete();
}

self.addEventListener('message', (event) => {
  if (event.data === FORGET_VISITED) event.waitUntil(forgetTimes());
});

setCatchHandler(async ({ request }) => {
  const kept = await caches.match(request.mode === 'navigate' ? OFFLINE_PAGE : request, {
    cacheName: OFFLINE_CACHE,
  });
  return kept ?? Response.error();
});
