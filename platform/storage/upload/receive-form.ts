import { PassThrough, type Readable, type Writable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { isClientGone, PlatformError } from '../../core/error.ts';
import { storageError } from '../errors.ts';
import { readBoundary, readPartHeader, type PartHeader } from './part-header.ts';
import { limitBytes, writeFile, type Written } from './write-file.ts';

/** What a form says about its file besides the bytes. */
export type Form = Written & { fields: ReadonlyMap<string, string>; mimeType: string };

/** Bytes around the file: boundaries, names, the user's metadata. */
const OVERHEAD = 2 * 1024 * 1024;
/** The file and what is said about it are a handful. */
const MAX_PARTS = 100;

type Upload = {
  body: AsyncIterable<Uint8Array>;
  contentType: string;
  file: string;
  limit: number;
  /** One byte more than this of a field is kept, so that it is seen to be too long. */
  maxFieldBytes: number;
  checkType: (mimeType: string) => void;
};

/**
 * Takes a form apart while it arrives: its file goes to the disk piece by piece (the platform's own
 * `formData()` holds up everybody for 45 MB at once), its fields may stand before or after it.
 * A body that is refused is read to its end, so that the client gets the answer.
 */
export async function receiveForm({
  body,
  contentType,
  file,
  limit,
  maxFieldBytes,
  checkType,
}: Upload): Promise<Form> {
  const boundary = readBoundary(contentType);
  if (boundary === null) throw malformed(new Error('No boundary'));
  const parser = new Dicer({ boundary });
  const fields = new Map<string, string>();
  const reading: Promise<void>[] = [];
  let parts = 0;
  let arriving: { part: Readable; mimeType: string; written: Promise<Written | null> } | undefined;
  let fault: unknown;
  const fail = (error: unknown): void => {
    fault ??= error;
  };

  const keepField = async (part: Readable, name: string): Promise<void> => {
    const value = await readBeginning(part, maxFieldBytes + 1);
    if (!fields.has(name)) fields.set(name, value);
  };
  const keepFile = async (part: Readable, mimeType: string): Promise<Written | null> => {
    const content = part.pipe(new PassThrough());
    part.on('error', (error) => content.destroy(error));
    try {
      await Promise.all(reading);
      checkType(fields.get('contentType') ?? mimeType);
      return await writeFile(content, file, limit);
    } catch (error) {
      fail(error);
      // The parser would wait for ever for somebody to take the rest.
      part.unpipe().resume();
      return null;
    }
  };

  parser.on('part', (part) => {
    // A body that ends within a part says so there and once more at the parser.
    part.on('error', () => {});
    parts += 1;
    if (parts > MAX_PARTS) fail(storageError('InvalidRequest', 'Too many parts'));
    part.on('header', (header: PartHeader) => {
      const said = parts > MAX_PARTS ? null : readPartHeader(header);
      if (!said || (said.isFile && arriving)) part.resume();
      else if (said.isFile)
        arriving = { part, mimeType: said.mimeType, written: keepFile(part, said.mimeType) };
      else reading.push(keepField(part, said.name).catch(fail));
    });
  });

  try {
    await Promise.all([untilParsed(parser), send(limitBytes(body, limit + OVERHEAD), parser)]);
  } catch (cause) {
    const isSaid = cause instanceof PlatformError || isClientGone(cause);
    const error = cause instanceof Error && isSaid ? cause : malformed(cause);
    fail(error);
    arriving?.part.destroy(error);
  }
  const result = await arriving?.written;
  if (fault) throw fault;
  if (!arriving || !result) throw storageError('InvalidRequest', 'No content provided');
  return { ...result, fields, mimeType: arriving.mimeType };
}

const malformed = (cause: unknown): PlatformError =>
  storageError('InvalidRequest', 'Malformed multipart body', { cause });

const untilParsed = (parser: Writable): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.on('finish', resolve).on('error', reject);
  });

/** `pipeline` would let go of the body behind the last boundary, and a body let go breaks off. */
async function send(body: AsyncIterable<Uint8Array>, parser: Writable): Promise<void> {
  for await (const chunk of body)
    await new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  parser.end();
}

/** So many bytes of a part as text; the rest is read and dropped. */
async function readBeginning(part: AsyncIterable<Buffer>, most: number): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of part) {
    if (size < most) kept.push(chunk.subarray(0, most - size));
    size += chunk.byteLength;
  }
  return Buffer.concat(kept).toString();
}
