import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { isClientGone, PlatformError } from '../../core/error.ts';
import { storageError } from '../errors.ts';
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
 * Takes a form apart while it arrives: its file goes to the disk piece by piece (the platform's own `formData()` holds up everybody for 45 MB at
 * once), its fields may stand before or after it. A body that is refused is read to its end, so that the client gets the answer.
 */
export async function receiveForm({
  body,
  contentType,
  file,
  limit,
  maxFieldBytes,
  checkType,
}: Upload): Promise<Form> {
  const parser = openParser(contentType, maxFieldBytes);
  const announced = watchTypes(parser);
  const fields = new Map<string, string>();
  let content: Readable | undefined;
  let mimeType = '';
  let written: Promise<Written | null> | undefined;
  let fault: unknown;
  const fail = (error: unknown): void => {
    fault ??= error;
  };

  parser.on('field', (name, value) => {
    if (!fields.has(name)) fields.set(name, value);
  });
  parser.on('partsLimit', () => fail(storageError('InvalidRequest', 'Too many parts')));
  parser.on('file', (_name, stream, _filename, _encoding, type) => {
    const skip = (): unknown => stream.on('error', fail).resume();
    if (content) return skip();
    content = stream;
    mimeType = announced() ?? type;
    try {
      checkType(fields.get('contentType') ?? mimeType);
    } catch (error) {
      fail(error);
      return skip();
    }
    written = writeFile(stream, file, limit).catch((error: unknown) => {
      fail(error);
      // Nobody reads the rest of the file then, and the parser would wait for ever.
      if (!stream.readableEnded) parser.destroy();
      return null;
    });
  });

  try {
    await pipeline(limitBytes(body, limit + OVERHEAD), parser);
  } catch (cause) {
    const isSaid = cause instanceof PlatformError || isClientGone(cause);
    fail(isSaid ? cause : malformed(cause));
    content?.destroy();
  }
  const result = await written;
  if (fault) throw fault;
  if (!result) throw storageError('InvalidRequest', 'No content provided');
  return { ...result, fields, mimeType };
}

const malformed = (cause: unknown): PlatformError =>
  storageError('InvalidRequest', 'Malformed multipart body', { cause });

function openParser(contentType: string, maxFieldBytes: number): BusboyInstance {
  const headers: BusboyHeaders = { 'content-type': contentType };
  try {
    return new Busboy({
      headers,
      limits: { parts: MAX_PARTS, fieldSize: maxFieldBytes + 1 },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

type Inside = { _parser?: { parser?: NodeJS.EventEmitter } };

/**
 * The type of the part that has just begun, as it was said. Nothing public of the library tells it whole: its `file` event and `isPartAFile`
 * get it without parameters, and a text without its charset is shown with the wrong umlauts. Its `Dicer` would, but leaves names, limits and
 * bodies that end too early to us. Should a later version hide this field, types lose their parameters and a test says so.
 */
function watchTypes(parser: BusboyInstance): () => string | undefined {
  let type: string | undefined;
  const parts = (parser as unknown as Inside)._parser?.parser;
  parts?.prependListener('part', (part: NodeJS.EventEmitter) => {
    type = undefined;
    part.on('header', (header: Record<string, string[]>) => (type = header['content-type']?.[0]));
  });
  return () => type;
}
