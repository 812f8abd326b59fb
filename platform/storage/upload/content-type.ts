import { fileTypeFromFile, supportedMimeTypes } from 'file-type';
import { storageError } from '../errors.ts';

const recognisable: ReadonlySet<string> = supportedMimeTypes;
/**
 * Containers whose inner kind a short file may not show: an office document is
 * a zip file, an XML dialect is XML.
 */
const CONTAINERS = new Set(['application/zip', 'application/xml', 'application/x-cfb']);

const unsupported = (mimeType: string) =>
  storageError('InvalidMimeType', `mime type ${mimeType} is not supported`);
const bare = (mimeType: string): string => mimeType.split(';')[0]!.trim().toLowerCase();
const family = (mimeType: string): string => mimeType.split('/')[0]!;

/**
 * The declared type against the bucket's list, where `image/*` allows every
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
  if (!isAllowed || !type.includes('/')) throw unsupported(mimeType);
}

/**
 * The bytes against the declared type, where the bucket restricts types: a
 * program that calls itself a picture is refused. Within one family (a JPEG
 * named as PNG) the difference is left alone, as Supabase does; browsers decode
 * pictures, sound and film by their content anyway.
 */
export async function requireHonestContent(
  file: string,
  mimeType: string,
  allowed: readonly string[] | null,
): Promise<void> {
  if (!allowed || allowed.length === 0) return;
  const declared = bare(mimeType);
  if (declared === 'application/octet-stream') return;
  const found = (await fileTypeFromFile(file))?.mime;
  if (found === undefined) {
    if (recognisable.has(declared)) throw unsupported(mimeType);
    return;
  }
  if (found === declared || CONTAINERS.has(found)) return;
  const isMedia = ['image', 'audio', 'video'].includes(family(declared));
  if (!isMedia || family(found) !== family(declared)) throw unsupported(found);
}
