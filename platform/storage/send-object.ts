import type { PlatformContext } from '../http/env.ts';
import type { Reach } from './access.ts';
import type { ByteRange } from './blobs/backend.ts';
import { storageError } from './errors.ts';
import type { Storage } from './service.ts';
import type { ObjectRow } from './tables/objects.ts';
import { isCacheControl, limitCacheControl } from './upload/cache-control.ts';
import { parseMimeType } from './upload/content-type.ts';

/**
 * Files share the site's origin, so they are opened in a sandbox without one.
 * Not PDFs, sound and film: browsers show none in a sandbox. The site has a
 * policy for PDFs; the others run no script.
 */
const NEEDS_ORIGIN = /^(?:application\/pdf$|audio\/|video\/)/;
const UNKNOWN = 'application/octet-stream';

/**
 * Sends the stored bytes: whole, a range of them, or 304 when the client has
 * them. HEAD gets the headers alone.
 */
export async function sendObject(
  storage: Storage,
  context: PlatformContext,
  object: ObjectRow,
  reach: Reach,
): Promise<Response> {
  const headers = buildObjectHeaders(storage, context, object, reach);
  if (reach.kind === 'reader' && reach.until) headers.set('expires', reach.until.toUTCString());
  if (isUnchanged(context, headers)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const size = object.metadata?.size ?? 0;
  const range = parseRange(context, headers, size);
  if (range) {
    headers.set('content-range', `bytes ${range.first}-${range.last}/${size}`);
    headers.set('content-length', String(range.last - range.first + 1));
  }
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  const body = object.version ? await storage.blobs.open(object.version, range ?? undefined) : null;
  if (!body) throw storageError('NoSuchKey', 'The resource was not found');
  return new Response(body, { status, headers });
}

export function buildObjectHeaders(
  { now }: Storage,
  { req }: PlatformContext,
  { metadata, updated_at }: ObjectRow,
  reach: Reach,
): Headers {
  const download = req.query('download');
  const mimeType = readStoredType(metadata?.mimetype ?? UNKNOWN);
  const cacheControl = metadata?.cacheControl ?? '';
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': mimeType ?? UNKNOWN,
    'content-length': String(metadata?.size ?? 0),
    'cache-control': limitCacheControl(
      isCacheControl(cacheControl) ? cacheControl : 'no-cache',
      reach,
      now(),
    ),
    'last-modified': new Date(metadata?.lastModified ?? updated_at).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
  });
  if (metadata?.eTag) headers.set('etag', metadata.eTag);
  if (!NEEDS_ORIGIN.test(mimeType ?? ''))
    headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  const fileName = mimeType === null ? (download ?? '') : download;
  if (fileName !== undefined) headers.set('content-disposition', buildDisposition(fileName));
  return headers;
}

/**
 * The type to send, from a row that SQL or an older version may have written; null when it is none.
 * As in Supabase, pages are not hosted here.
 */
function readStoredType(stored: string): string | null {
  try {
    const mimeType = parseMimeType(stored);
    return mimeType.startsWith('text/html') ? 'text/plain' : mimeType;
  } catch {
    return null;
  }
}

function buildDisposition(fileName: string): string {
  if (fileName === '') return 'attachment;';
  const encoded = encodeURIComponent(fileName);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

function isUnchanged({ req }: PlatformContext, headers: Headers): boolean {
  const wanted = req.header('if-none-match');
  if (wanted !== undefined) {
    const etag = headers.get('etag');
    return (
      etag !== null &&
      wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
    );
  }
  const since = Date.parse(req.header('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(headers.get('last-modified')!) <= since;
}

/**
 * One range, as browsers ask for it; several at once, other units and a stale
 * If-Range get the whole file. Throws InvalidRange.
 */
function parseRange({ req }: PlatformContext, headers: Headers, size: number): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(req.header('range')?.trim() ?? '');
  const condition = req.header('if-range');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (
    condition !== undefined &&
    condition !== headers.get('etag') &&
    condition !== headers.get('last-modified')
  )
    return null;
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last)
    throw storageError('InvalidRange', undefined, {
      headers: { 'content-range': `bytes */${size}` },
    });
  return { first, last };
}
