import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storageError } from '../errors.ts';
import { MAX_FILE_BYTES } from '../service.ts';

/**
 * What is known of a file once it has arrived: its length, and its MD5 in hex,
 * the ETag that S3 tools expect.
 */
export type Written = { size: number; md5: string };

/**
 * How much of a body that is too large is still read, so that the client gets
 * the answer instead of a broken connection.
 */
const MAX_DRAINED_BYTES = 2 * MAX_FILE_BYTES;

/**
 * Writes what arrives, and throws EntityTooLarge when it is more than the
 * limit, after reading off a reasonable rest.
 */
export async function writeFile(
  body: AsyncIterable<Uint8Array>,
  file: string,
  limit: number,
): Promise<Written> {
  const hash = createHash('md5');
  let size = 0;
  await pipeline(
    limitBytes(body, limit),
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

/**
 * Passes on what is within the limit; the fault comes when the rest has been
 * read, or too much of it.
 */
export async function* limitBytes(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limit) yield chunk;
    else if (size > MAX_DRAINED_BYTES + limit) break;
  }
  if (size > limit) throw storageError('EntityTooLarge');
}
