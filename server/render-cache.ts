import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const MAX_BYTES = 64 * 1024 * 1024;
/** Pages carry relative dates and promised days, so a rendered page is not kept for long. */
const LIFETIME_MS = 10 * 60 * 1000;
/** Full compression costs more than rendering; a page earns it by being asked for again. */
const HITS_BEFORE_FULL_COMPRESSION = 3;

/** `gzip` is made when a client asks for it: almost all take brotli, and a crawl of all pages must not pay for both. */
type Entry = { brotli: Buffer; gzip: Buffer | null; headers: Record<string, string>; hits: number };

const compressBrotli = (body: Buffer, quality: number) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });

export type RenderCache = ReturnType<typeof createRenderCache>;

/**
 * Public pages as compressed bytes in memory, answered before any framework sees the request.
 * Only documents without anything private get in (see `isCacheable` in pages.ts).
 */
export function createRenderCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
    // The later gzip copy is a little larger than the brotli one.
    sizeCalculation: (entry) => Math.ceil(2.2 * entry.brotli.byteLength) + 1,
  });

  return {
    clear: () => entries.clear(),

    /** Answers GET and HEAD from memory; false when the page is not there. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const entry = entries.get(request.url ?? '/');
      if (!entry) return false;
      if (++entry.hits === HITS_BEFORE_FULL_COMPRESSION) void improve(entry);
      if (request.headers['if-none-match'] === entry.headers['etag']) {
        response
          .writeHead(304, { etag: entry.headers['etag'], 'cache-control': entry.headers['cache-control'], vary: 'accept-encoding' })
          .end();
        return true;
      }
      const accepts = request.headers['accept-encoding'] ?? '';
      const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : null;
      const body =
        encoding === 'br'
          ? entry.brotli
          : encoding === 'gzip'
            ? (entry.gzip ??= gzipSync(brotliDecompressSync(entry.brotli), { level: 6 }))
            : brotliDecompressSync(entry.brotli);
      response.writeHead(200, {
        ...entry.headers,
        'content-length': body.byteLength,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },

    /** Keeps a document; gives the headers it is served with. */
    async store(url: string, html: string, headers: Record<string, string>): Promise<Record<string, string>> {
      const body = Buffer.from(html);
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const all = { ...headers, etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' };
      entries.set(url, { brotli: await compressBrotli(body, 4), gzip: null, headers: all, hits: 0 });
      return all;
    },
  };

  async function improve(entry: Entry): Promise<void> {
    entry.brotli = await compressBrotli(brotliDecompressSync(entry.brotli), 11);
  }
}
