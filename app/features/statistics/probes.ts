import { PREFETCHED_PATHS } from './prefetched-paths.ts';

/** Read to its end, though empty: a response that is dropped shows as a failed request. */
const quietHead = (url: string): void =>
  void fetch(url, { method: 'HEAD' })
    .then((response) => response.text())
    .catch(() => undefined);

/** The three HEAD requests of the specification; what they answer does not matter (CALLS-04…06). */
export function probeServer(): void {
  for (const url of ['/api/quotes', '/api/contact', location.href]) quietHead(url);
}

/**
 * The next likely pages, while the connection has nothing else to do and the
 * visitor saves no data (CALLS-07).
 */
export function prefetchPages(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const path of PREFETCHED_PATHS)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        href: path,
        as: 'document',
      }),
    );
}
