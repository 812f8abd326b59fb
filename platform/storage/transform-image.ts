import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { PlatformContext } from '../http/env.ts';
import type { Reach } from './access.ts';
import { storageError } from './errors.ts';
import { createCallerTurns } from './pictures/caller-turns.ts';
import type { OutputFormat } from './pictures/job.ts';
import { runPictureJob } from './pictures/pictures.ts';
import { buildObjectHeaders } from './send-object.ts';
import type { Storage } from './service.ts';
import type { ObjectRow } from './tables/objects.ts';
import { buildPosition, writeTransform, type Transform } from './transform.ts';

const MAX_SOURCE_BYTES = 25 * 1024 * 1024;
/** Larger pictures are sent from their file, once. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024;
const DEFAULT_QUALITY = 80;
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

type Picture = { format: OutputFormat; size: number; body: Buffer<ArrayBuffer> | ReadableStream };

/** What was made once, kept in memory for a while. */
const made = new LRUCache<string, Picture & { body: Buffer<ArrayBuffer> }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ size }) => size + 1,
});

async function make(
  storage: Storage,
  object: ObjectRow,
  transform: Transform,
  acceptsWebp: boolean,
): Promise<Picture> {
  const source =
    object.version && (object.metadata?.size ?? 0) <= MAX_SOURCE_BYTES
      ? await storage.blobs.open(object.version)
      : null;
  if (!source)
    throw storageError('InvalidRequest', 'The image is missing or too large to be transformed');
  // From file to file: no picture is ever in the memory of this process as a whole.
  const [from, to] = ['source', 'picture'].map((name) =>
    join(storage.blobs.incomingFolder, `${name}-${randomUUID()}`),
  ) as [string, string];
  try {
    await pipeline(Readable.fromWeb(source), createWriteStream(from, { mode: 0o600 }));
    const { width, height, resize = 'cover', quality = DEFAULT_QUALITY, format } = transform;
    const answer = await runPictureJob({
      kind: 'deliver',
      source: from,
      target: to,
      width: width || undefined,
      height: height || undefined,
      fit: FITS[resize],
      position: buildPosition(transform),
      quality,
      format,
      acceptsWebp,
    });
    if ('refused' in answer)
      throw storageError(
        'InvalidRequest',
        answer.refused === 'large'
          ? 'The image is missing or too large to be transformed'
          : 'The source image is invalid or unsupported for rendering',
      );
    const file = await open(to);
    const { size } = await file.stat();
    if (size > MAX_KEPT_BYTES)
      return { format: answer.format, size, body: file.readableWebStream({ autoClose: true }) };
    const body = Buffer.from(await file.readFile());
    await file.close();
    return { format: answer.format, size, body };
  } finally {
    await Promise.all([rm(from, { force: true }), rm(to, { force: true })]);
  }
}

/** Each width and quality is another picture; a page full of them is far below. */
const MADE_PER_MINUTE = 240;
const inTurn = createCallerTurns(MADE_PER_MINUTE);

const isKept = (picture: Picture): picture is Picture & { body: Buffer<ArrayBuffer> } =>
  Buffer.isBuffer(picture.body);

/** Sends a picture in another size or format. */
export async function sendPicture(
  storage: Storage,
  context: PlatformContext,
  object: ObjectRow,
  reach: Reach,
  transform: Transform,
): Promise<Response> {
  const acceptsWebp =
    transform.format === undefined && (context.req.header('accept') ?? '').includes('image/webp');
  const key = [object.version, writeTransform(transform), transform.format ?? '', acceptsWebp].join(
    '|',
  );
  const picture =
    made.get(key) ?? (await inTurn(context, () => make(storage, object, transform, acceptsWebp)));
  if (isKept(picture)) made.set(key, picture);
  const headers = buildObjectHeaders(storage, context, object, reach);
  headers.set('content-type', `image/${picture.format}`);
  headers.set('content-length', String(picture.size));
  headers.set('etag', `"${createHash('sha256').update(key).digest('hex').slice(0, 32)}"`);
  headers.set('x-transformations', writeTransform(transform));
  headers.set('vary', 'accept');
  headers.delete('accept-ranges');
  headers.delete('content-security-policy');
  const isKnown = context.req.header('if-none-match') === headers.get('etag');
  if (isKnown) headers.delete('content-length');
  if (!isKnown && context.req.method !== 'HEAD') return new Response(picture.body, { headers });
  if (!isKept(picture)) await (picture.body as ReadableStream).cancel();
  return new Response(null, { status: isKnown ? 304 : 200, headers });
}
