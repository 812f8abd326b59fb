import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages carry relative dates and promised days, so a rendered page is not kept for long. */
const LIFETIME_MS = 10 * 60 * 1000;
/** Full compression costs more than rendering; a page earns it by being asked for again. */
const HITS_BEFORE_FULL_COMPRESSION = 3;
/**
 * Half the work of 4 for four hundredths more bytes; in gzip half the work of
 * its own default, 6, for a tenth more.
 */
const FIRST_QUALITY = 3;
/** One piece: fewer steps between the threads. */
const CHUNK_BYTES = 64 * 1024;

type Encoding = 'br' | 'gzip';

/**
 * Holds the encodings that were asked for, at least one: a crawl of all pages
 * must not pay for two.
 */
type Entry = {
  bodies: Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
  /** Names and values in turns, as they are sent with each body. */
  lines: Map<Buffer, string[]>;
  hits: number;
};

const buildBrotliOptions = (body: Buffer, quality: number) => ({
  chunkSize: CHUNK_BYTES,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
});
const compressAside = {
  br: (body: Buffer, quality = FIRST_QUALITY) =>
    promisify(brotliCompress)(body, buildBrotliOptions(body, quality)),
  gzip: (body: Buffer, level = FIRST_QUALITY) =>
    promisify(gzip)(body, { chunkSize: CHUNK_BYTES, level }),
};
const compress = {
  br: (body: Buffer) => brotliCompressSync(body, buildBrotliOptions(body, FIRST_QUALITY)),
  gzip: (body: Buffer) => gzipSync(body, { level: FIRST_QUALITY }),
};

const unpack = ({ br, gzip: gz }: Entry['bodies']): Buffer =>
  br ? brotliDecompressSync(br) : gz ? gunzipSync(gz) : Buffer.alloc(0);

const findEncoding = (accepted: string): Encoding | null =>
  accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;

const withEncoding = (
  headers: Record<string, string>,
  encoding: Encoding | null,
  body: Buffer,
): Record<string, string> => ({
  ...headers,
  'content-length': String(body.byteLength),
  ...(encoding ? { 'content-encoding': encoding } : {}),
});

/** Made once for each body: a list is sent as it is. */
function linesOf({ headers, lines }: Entry, encoding: Encoding | null, body: Buffer): string[] {
  const known = lines.get(body);
  if (known) return known;
  const made = Object.entries(withEncoding(headers, encoding, body)).flat();
  if (encoding) lines.set(body, made);
  return made;
}

/** What browsers lay over the page that they kept. */
const listKept = (headers: Record<string, string>): string[] =>
  Object.entries(headers)
    .filter(([name]) => ['etag', 'cache-control', 'vary'].includes(name))
    .flat();

export type RenderCache = ReturnType<typeof createRenderCache>;

/**
 * Public pages as compressed bytes in memory, answered before any framework sees the request.
 * Only documents without anything private get in (see `isCacheable` in pages.ts).
 */
export function createRenderCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
    // Leaves room for the other encoding, should it be asked for.
    sizeCalculation: ({ bodies }) =>
      Math.ceil(2.2 * ((bodies.br ?? bodies.gzip)?.byteLength ?? 0)) + 1,
  });

  let generation = 0;

  return {
    clear() {
      generation += 1;
      entries.clear();
    },

    /** Grows when what pages are made of changes: one begun before is not kept. */
    generation: () => generation,

    /**
     * Answers GET and HEAD from memory, with the names and values of `more` headers in turns; false
     * when the page is not there.
     */
    serve(request: IncomingMessage, response: ServerResponse, more: readonly string[]): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const entry = entries.get(request.url ?? '/');
      if (!entry) return false;
      if (++entry.hits === HITS_BEFORE_FULL_COMPRESSION) void improve(entry);
      if (request.headers['if-none-match'] === entry.headers['etag']) {
        response.writeHead(304, [...listKept(entry.headers), ...more]).end();
        return true;
      }
      const encoding = findEncoding(String(request.headers['accept-encoding'] ?? ''));
      const body = encoding
        ? (entry.bodies[encoding] ??= compress[encoding](unpack(entry.bodies)))
        : unpack(entry.bodies);
      response.writeHead(200, [...linesOf(entry, encoding, body), ...more]);
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },

    /**
     * Keeps a document; gives the first answer with it: in the encoding that its
     * client takes, or that he has it already.
     */
    async store(
      url: string,
      plain: Buffer<ArrayBuffer>,
      headers: Record<string, string>,
      asked: Headers,
      begun = generation,
    ): Promise<Response> {
      const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      const all = {
        ...headers,
        etag,
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
      };
      const encoding = findEncoding(asked.get('accept-encoding') ?? '');
      const kept = encoding ?? 'br';
      const packed = await compressAside[kept](plain);
      if (begun === generation)
        entries.set(url, { bodies: { [kept]: packed }, headers: all, lines: new Map(), hits: 0 });
      // With all headers: what is missing the server adds, and browsers lay it over what they kept.
      if (asked.get('if-none-match') === etag)
        return new Response(null, { status: 304, headers: all });
      const body = encoding ? packed : plain;
      return new Response(body, {
        headers: withEncoding(all, encoding, body),
      });
    },
  };

  async function improve({ bodies, lines }: Entry): Promise<void> {
    const plain = unpack(bodies);
    if (bodies.gzip) bodies.gzip = await compressAside.gzip(plain, 9);
    bodies.br = await compressAside.br(plain, 11);
    lines.clear();
  }
}
