import { PREFETCHED_PATHS } from './prefetched-paths.ts';

const quietHead = (url: string): void => void fetch(url, { method: 'HEAD' }).catch(() => undefined);

/** The three HEAD requests of the specification; what they answer does not matter (CALLS-04…06). */
export function probeServer(): void {
  for (const url of ['/api/quotes', '/api/contact', location.href]) quietHead(url);
}

/** The next likely pages, while the connection has nothing else to do and the visitor saves no data (CALLS-07). */
export function prefetchPages(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const path of PREFETCHED_PATHS)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path, as: 'document' }));
}
