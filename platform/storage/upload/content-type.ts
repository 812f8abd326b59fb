import { MIMEType } from 'node:util';
import { fileTypeFromFile, fileTypeFromStream, supportedMimeTypes } from 'file-type';
import { storageError } from '../errors.ts';

const recognisable: ReadonlySet<string> = supportedMimeTypes;
const XML = 'application/xml';
/**
 * Containers whose inner kind a short file may not show: an office document is
 * a zip file, an XML dialect is XML.
 */
const CONTAINERS = new Set(['application/zip', XML, 'application/x-cfb']);

const unsupported = (mimeType: string) =>
  storageError('InvalidMimeType', `mime type ${mimeType.slice(0, 100)} is not supported`);
const bare = (mimeType: string): string => mimeType.split(';', 1)[0]!.trim().toLowerCase();
const family = (mimeType: string): string => mimeType.split('/')[0]!;

/** A charset as it may stand in a header without quotes. */
const CHARSET = /^[\w.:+-]{1,40}$/;
const MAX_ESSENCE_LENGTH = 200;

/**
 * One media type as it is stored and sent: `type/subtype` in small letters, of its parameters the
 * charset alone (`text/plain;charset=utf-8`). A header can name several types, and browsers take
 * the last of them. Throws InvalidMimeType for what is no single type.
 */
export function parseMimeType(text: string): string {
  const { essence, params } = readType(text);
  const charset = params.get('charset');
  if (essence.length > MAX_ESSENCE_LENGTH || (charset !== null && !CHARSET.test(charset)))
    throw unsupported(text);
  return charset === null ? essence : `${essence};charset=${charset}`;
}

function readType(text: string): MIMEType {
  try {
    return new MIMEType(text);
  } catch {
    throw unsupported(text);
  }
}

/**
 * The declared type (from `parseMimeType`) against the bucket's list, where `image/*` allows every
 * image. Throws InvalidMimeType.
 */
export function requireAllowedType(mimeType: string, allowed: readonly string[] | null): void {
  if (!allowed || allowed.length === 0) return;
  const type = bare(mimeType);
  const isAllowed = allowed.some(
    (entry) =>
      entry === '*' ||
      entry === '*/*' ||
      bare(entry) === type ||
      (entry.endsWith('/*') && bare(entry).slice(0, -1) === `${family(type)}/`),
  );
  if (!isAllowed) throw unsupported(mimeType);
}

/**
 * The bytes (a file's path, or a stream) against the declared type, where the bucket restricts types: a
 * program that calls itself a picture is refused. Within one family (a JPEG
 * named as PNG) the difference is left alone, as Supabase does; browsers decode
 * pictures, sound and film by their content anyway.
 */
export async function requireHonestContent(
  bytes: string | ReadableStream<Uint8Array>,
  mimeType: string,
  allowed: readonly string[] | null,
): Promise<void> {
  if (!allowed || allowed.length === 0) return;
  const declared = bare(mimeType);
  if (declared === 'application/octet-stream') return;
  const found = (
    await (typeof bytes === 'string' ? fileTypeFromFile(bytes) : fileTypeFromStream(bytes))
  )?.mime;
  if (found === undefined) {
    if (recognisable.has(declared)) throw unsupported(mimeType);
    return;
  }
  if (found === declared) return;
  // A page is XML too: it does not pass for a kind that is known by its first bytes.
  if (CONTAINERS.has(found) && !(found === XML && recognisable.has(declared))) return;
  const isMedia = ['image', 'audio', 'video'].includes(family(declared));
  if (!isMedia || family(found) !== family(declared)) throw unsupported(found);
}
