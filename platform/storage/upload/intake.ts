import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storageError } from '../errors.ts';
import { MAX_FILE_BYTES } from '../service.ts';

/** A file that arrived completely and waits in the incoming folder. */
export type Intake = {
  file: string;
  size: number;
  /** MD5 in hex, the ETag that S3 tools expect. */
  md5: string;
  mimeType: string;
  /** Header value: `max-age=3600`. */
  cacheControl: string;
  userMetadata: Record<string, unknown>;
};

/** Bytes around the file in a multipart body: boundaries, names, the user's metadata. */
const MULTIPART_OVERHEAD = 2 * 1024 * 1024;
/** The file and what is said about it are a handful; taking a hundred thousand apart would hold up everybody. */
const MAX_PARTS = 100;
const MAX_USER_METADATA = 1024 * 1024;
/** How much of a body that is too large is still read, so that the client gets the answer instead of a broken connection. */
const MAX_DRAINED_BYTES = 2 * MAX_FILE_BYTES;

type Announced = Pick<Intake, 'mimeType' | 'cacheControl' | 'userMetadata'>;

/**
 * Receives the body of an upload, raw or multipart (supabase-js sends Blobs and forms so, the file under the name ""), into `folder`.
 * `checkType` is asked as soon as the declared type is known. The caller removes the file when it does not keep it.
 */
export async function receiveFile(request: Request, folder: string, limit: number, checkType: (mimeType: string) => void): Promise<Intake> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, randomUUID());
  const body = request.body ?? new Blob([]).stream();
  try {
    if (isMultipart(request)) {
      const { content, announced } = await readForm(request, body, limit);
      checkType(announced.mimeType);
      return { file, ...announced, ...(await write(content.stream(), file, limit)) };
    }
    const announced = readHeaders(request);
    checkType(announced.mimeType);
    return { file, ...announced, ...(await write(body, file, limit)) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export const isMultipart = (request: Request): boolean => request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/** What a raw upload says about its file, by headers. */
export function readHeaders({ headers }: Request): Announced {
  const encoded = headers.get('x-metadata');
  return {
    mimeType: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: encoded ? parseUserMetadata(Buffer.from(encoded, 'base64').toString()) : {},
  };
}

async function readForm(
  request: Request,
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<{ content: Blob; announced: Announced }> {
  const contentType = request.headers.get('content-type')!;
  const counted = body.pipeThrough(limitBytes(limit + MULTIPART_OVERHEAD)).pipeThrough(limitParts(contentType));
  const form = await new Response(counted, { headers: { 'content-type': contentType } }).formData().catch((cause: unknown) => {
    throw hasCode(cause, 'EntityTooLarge') ? cause : storageError('InvalidRequest', 'Malformed multipart body', { cause });
  });
  const content = [...form.values()].find((value) => value instanceof Blob);
  if (!content) throw storageError('InvalidRequest', 'No content provided');
  if (content.size > limit) throw storageError('EntityTooLarge');
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const cacheSeconds = text('cacheControl');
  const metadata = text('metadata') ?? text('userMetadata');
  return {
    content,
    announced: {
      mimeType: text('contentType') ?? (content.type || 'application/octet-stream'),
      cacheControl: cacheSeconds ? `max-age=${cacheSeconds}` : 'no-cache',
      userMetadata: metadata ? parseUserMetadata(metadata) : {},
    },
  };
}

/** Anything but a JSON object counts as no metadata, as in Supabase. */
export function parseUserMetadata(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > MAX_USER_METADATA)
    throw storageError('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size');
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function write(body: ReadableStream<Uint8Array>, file: string, limit: number): Promise<{ size: number; md5: string }> {
  const hash = createHash('md5');
  let size = 0;
  await pipeline(
    body.pipeThrough(limitBytes(limit)),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 0o600 }),
  );
  return { size, md5: hash.digest('hex') };
}

/** Fails with EntityTooLarge past the limit, after reading off a reasonable rest. */
function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= limit) controller.enqueue(chunk);
      else if (size > MAX_DRAINED_BYTES + limit) controller.error(storageError('EntityTooLarge'));
    },
    flush(controller) {
      if (size > limit) controller.error(storageError('EntityTooLarge'));
    },
  });
}

/** Fails past MAX_PARTS boundaries, before anything is taken apart. */
function limitParts(contentType: string): TransformStream<Uint8Array, Uint8Array> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`, 'latin1');
  let rest: Uint8Array = Buffer.alloc(0);
  let parts = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const seen = Buffer.concat([rest, chunk]);
      for (let at = seen.indexOf(boundary); at >= 0; at = seen.indexOf(boundary, at + boundary.length)) {
        parts += 1;
        if (parts > MAX_PARTS + 1) return controller.error(storageError('InvalidRequest', 'Too many parts'));
      }
      // A boundary may lie across two chunks; what is kept is too short to hold a whole one.
      rest = seen.subarray(Math.max(0, seen.length - boundary.length + 1));
      controller.enqueue(chunk);
    },
  });
}

const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown } | null)?.code === code;
