import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createTurns } from '../core/turns.ts';
import type { PlatformContext } from '../http/env.ts';
import { storageError } from './errors.ts';
import { buildObjectHeaders } from './send-object.ts';
import type { Storage } from './service.ts';
import type { ObjectRow } from './tables/objects.ts';
import { buildPosition, writeTransform, type Transform } from './transform.ts';

const MAX_SOURCE_BYTES = 25 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 50_000_000;
const MAX_AT_ONCE = 2;
const DEFAULT_QUALITY = 80;
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']);

type Output = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
type Picture = { body: Buffer<ArrayBuffer>; format: Output };

/** Sends pictures in another size or format. What was made once is kept in memory; few are made at once, because each takes a core. */
export function createImageSender(storage: Storage) {
  const made = new LRUCache<string, Picture>({ maxSize: 32 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 1 });
  const inTurn = createTurns(MAX_AT_ONCE);

  async function make(object: ObjectRow, transform: Transform, acceptsWebp: boolean): Promise<Picture> {
    const source = object.version && (object.metadata?.size ?? 0) <= MAX_SOURCE_BYTES ? await storage.blobs.open(object.version) : null;
    if (!source) throw storageError('InvalidRequest', 'The image is missing or too large to be transformed');
    const bytes = Buffer.from(await new Response(source).arrayBuffer());
    // Loaded when first needed: the library costs memory that a site without pictures never spends.
    const { default: sharp } = await import('sharp');
    try {
      const image = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'none' });
      const { format } = await image.metadata();
      if (!FORMATS.has(format) && format !== 'heif') throw new Error(`format ${format}`);
      const output = chooseFormat(format, transform, acceptsWebp);
      const { width, height, resize = 'cover', quality = DEFAULT_QUALITY } = transform;
      const sized =
        width || height
          ? image.autoOrient().resize({
              ...(width ? { width } : {}),
              ...(height ? { height } : {}),
              fit: FITS[resize],
              position: buildPosition(transform),
              withoutEnlargement: true,
            })
          : image.autoOrient();
      return {
        body: Buffer.from(await sized.toFormat(output, output === 'png' || output === 'gif' ? {} : { quality }).toBuffer()),
        format: output,
      };
    } catch (cause) {
      throw storageError('InvalidRequest', 'The source image is invalid or unsupported for rendering', { cause });
    }
  }

  return async (context: PlatformContext, object: ObjectRow, transform: Transform): Promise<Response> => {
    const acceptsWebp = transform.format === undefined && (context.req.header('accept') ?? '').includes('image/webp');
    const key = [object.version, writeTransform(transform), transform.format ?? '', acceptsWebp].join('|');
    const picture = made.get(key) ?? (await inTurn(() => make(object, transform, acceptsWebp)));
    made.set(key, picture);
    const headers = buildObjectHeaders(object, context.req.query('download'));
    headers.set('content-type', `image/${picture.format}`);
    headers.set('content-length', String(picture.body.length));
    headers.set('etag', `"${createHash('sha256').update(key).digest('hex').slice(0, 32)}"`);
    headers.set('x-transformations', writeTransform(transform));
    headers.set('vary', 'accept');
    headers.delete('accept-ranges');
    headers.delete('content-security-policy');
    if (context.req.header('if-none-match') === headers.get('etag')) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    return new Response(context.req.method === 'HEAD' ? null : picture.body, { headers });
  };
}

/** The wish, else WebP for browsers that take it, else what it was. */
function chooseFormat(source: string, { format }: Transform, acceptsWebp: boolean): Output {
  if (format && format !== 'origin') return format;
  if (acceptsWebp && format === undefined) return 'webp';
  if (source === 'heif') return 'avif';
  return source === 'tiff' ? 'jpeg' : (source as Output);
}
