import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a body to a file: several large ones at once are to cost no memory.
 * False when there is nothing in it.
 */
export async function receiveBody({ body }: Request, path: string): Promise<boolean> {
  if (!body) return false;
  await pipeline(Readable.fromWeb(body), createWriteStream(path, { mode: 0o600 }));
  return (await stat(path)).size > 0;
}
