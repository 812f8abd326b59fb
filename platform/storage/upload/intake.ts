import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStorableJson, UnstorableText } from '../../core/storable.ts';
import { storageError } from '../errors.ts';
import { parseMimeType } from './content-type.ts';
import { receiveForm } from './receive-form.ts';
import { writeFile, type Written } from './write-file.ts';

/** A file that arrived completely and waits in the incoming folder. */
export type Intake = Written & {
  file: string;
  /** From `parseMimeType`. */
  mimeType: string;
  /** Header value: `max-age=3600`. */
  cacheControl: string;
  userMetadata: Record<string, unknown>;
};

const MAX_USER_METADATA = 1024 * 1024;
type Announced = Pick<Intake, 'mimeType' | 'cacheControl' | 'userMetadata'>;

/**
 * Receives the body of an upload, raw or multipart (supabase-js sends Blobs and
 * forms so, the file under the name ""), into `folder`. `checkType` is asked as
 * soon as the declared type is known. The caller removes the file when it does
 * not keep it.
 */
export async function receiveFile(
  request: Request,
  folder: string,
  limit: number,
  checkType: (mimeType: string) => void,
): Promise<Intake> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, randomUUID());
  const body = request.body ?? new Blob([]).stream();
  try {
    if (isMultipart(request)) {
      const contentType = request.headers.get('content-type')!;
      const { fields, mimeType, ...written } = await receiveForm({
        body,
        contentType,
        file,
        limit,
        maxFieldBytes: MAX_USER_METADATA,
        checkType: (type) => checkType(parseMimeType(type)),
      });
      const announced = readFields(fields, mimeType);
      checkType(announced.mimeType);
      return { file, ...announced, ...written };
    }
    const announced = readHeaders(request);
    checkType(announced.mimeType);
    return { file, ...announced, ...(await writeFile(body, file, limit)) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export const isMultipart = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/** What a raw upload says about its file, by headers. */
export function readHeaders({ headers }: Request): Announced {
  const encoded = headers.get('x-metadata');
  return {
    mimeType: parseMimeType(headers.get('content-type') ?? 'application/octet-stream'),
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: encoded ? parseUserMetadata(Buffer.from(encoded, 'base64').toString()) : {},
  };
}

/** What a form says about its file, by its fields. */
function readFields(fields: ReadonlyMap<string, string>, mimeType: string): Announced {
  const cacheSeconds = fields.get('cacheControl');
  const metadata = fields.get('metadata') ?? fields.get('userMetadata');
  return {
    mimeType: parseMimeType(fields.get('contentType') ?? mimeType),
    cacheControl: cacheSeconds ? `max-age=${cacheSeconds}` : 'no-cache',
    userMetadata: metadata ? parseUserMetadata(metadata) : {},
  };
}

/** Anything but a JSON object counts as no metadata, as in Supabase. */
export function parseUserMetadata(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > MAX_USER_METADATA)
    throw storageError('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size');
  try {
    const value = parseStorableJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch (cause) {
    if (cause instanceof UnstorableText)
      throw storageError('InvalidRequest', 'The user_metadata holds text that cannot be stored', {
        cause,
      });
    return {};
  }
}
