import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { PlatformError } from '../../core/error.ts';
import { asOwner, DatabaseError, type Scope, type Transaction } from '../../db/database.ts';
import { storageError, toStorageError } from '../errors.ts';
import type { ObjectAddress } from '../names.ts';
import { MAX_FILE_BYTES, type Storage, type Uploader } from '../service.ts';
import { findBucket, type BucketRow } from '../tables/buckets.ts';
import { saveObject, type NewObject, type ObjectMetadata } from '../tables/objects.ts';
import { isCacheControl } from './cache-control.ts';
import { parseMimeType, requireAllowedType, requireHonestContent } from './content-type.ts';
import { requireRoom } from './room.ts';
import { isMultipart, readHeaders, receiveFile, type Intake } from './intake.ts';

/** A place in a bucket that somebody wants to write. `scope` decides whether he may. */
export type UploadTarget = ObjectAddress & Uploader & { upsert: boolean };

export type StoredObject = { id: string; key: string };

/**
 * The bucket whatever the caller may see of it: its rules hold for everybody.
 * Throws NoSuchBucket.
 */
export async function getBucketRules(storage: Storage, bucketId: string): Promise<BucketRow> {
  const bucket = await storage.db.transaction(
    asOwner('the limits of a bucket hold for everybody'),
    (tx) => findBucket(tx, bucketId),
  );
  if (!bucket) throw storageError('NoSuchBucket');
  return bucket;
}

/** Folder placeholders of the Supabase Studio: empty, whatever the bucket allows. */
const isFolderPlaceholder = (name: string): boolean => name.endsWith('.emptyFolderPlaceholder');

export function maxBytesOf(bucket: BucketRow, name: string): number {
  return isFolderPlaceholder(name)
    ? 0
    : Math.min(bucket.file_size_limit ?? MAX_FILE_BYTES, MAX_FILE_BYTES);
}

/** The types it takes there; null is any. */
export const allowedTypesOf = (bucket: BucketRow, name: string): string[] | null =>
  isFolderPlaceholder(name) ? null : bucket.allowed_mime_types;

/**
 * Bytes that are stored already against the rules of the bucket they are to lie in, as an upload
 * meets them. Gives the metadata with its type as it is stored.
 */
export async function requireFit(
  storage: Storage,
  { bucketId, name }: ObjectAddress,
  version: string | null,
  metadata: Partial<ObjectMetadata>,
): Promise<Partial<ObjectMetadata>> {
  const bucket = await getBucketRules(storage, bucketId);
  const allowed = allowedTypesOf(bucket, name);
  const mimetype = parseMimeType(metadata.mimetype ?? 'application/octet-stream');
  if ((metadata.size ?? 0) > maxBytesOf(bucket, name)) throw storageError('EntityTooLarge');
  requireCacheControl(metadata.cacheControl ?? 'no-cache');
  requireAllowedType(mimetype, allowed);
  const bytes = version && allowed?.length ? await storage.blobs.open(version) : null;
  try {
    if (bytes) await requireHonestContent(bytes, mimetype, allowed);
  } finally {
    // Not every type is looked at, and none to its end.
    if (bytes && !bytes.locked) await bytes.cancel();
  }
  return { ...metadata, mimetype };
}

/** Stores the body of a request: refuse early, receive, look at the content, keep. */
export async function storeRequest(
  storage: Storage,
  target: UploadTarget,
  request: Request,
): Promise<StoredObject> {
  const bucket = await getBucketRules(storage, target.bucketId);
  const allowed = allowedTypesOf(bucket, target.name);
  const limit = maxBytesOf(bucket, target.name);
  if (!isMultipart(request)) {
    requireAllowedType(readHeaders(request).mimeType, allowed);
    if (Number(request.headers.get('content-length') ?? 0) > limit)
      throw storageError('EntityTooLarge');
  }
  await requireUploadRight(storage, target);
  const intake = await receiveFile(request, storage.blobs.incomingFolder, limit, (mimeType) =>
    requireAllowedType(mimeType, allowed),
  );
  try {
    await requireHonestContent(intake.file, intake.mimeType, allowed);
    return await keep(storage, target, intake);
  } finally {
    await rm(intake.file, { force: true });
  }
}

function requireCacheControl(cacheControl: string): void {
  if (!isCacheControl(cacheControl)) throw storageError('InvalidRequest', 'Invalid cache control');
}

const ROLLED_BACK = Symbol('rolled back');

/**
 * Asks the policies before a byte is received, by writing the row and taking it
 * back. Throws AccessDenied, KeyAlreadyExists or DiskFull.
 */
export async function requireUploadRight(storage: Storage, target: UploadTarget): Promise<void> {
  await requireRoom(storage.blobs.incomingFolder);
  const attempt = storage.db.transaction(target.scope, async (tx) => {
    await record(
      tx,
      { ...target, id: randomUUID(), version: randomUUID(), metadata: {}, userMetadata: {} },
      target.upsert,
    );
    throw ROLLED_BACK;
  });
  await attempt.catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error;
  });
}

/**
 * The bytes first, the row after: a row never names bytes that are not there.
 */
export async function keep(
  storage: Storage,
  target: UploadTarget,
  intake: Intake,
): Promise<StoredObject> {
  const version = randomUUID();
  const { size, cacheControl, mimeType } = intake;
  requireCacheControl(cacheControl);
  const object: NewObject = {
    ...target,
    id: randomUUID(),
    version,
    userMetadata: intake.userMetadata,
    metadata: {
      eTag: `"${intake.md5}"`,
      size,
      mimetype: mimeType,
      cacheControl,
      lastModified: storage.now().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
  };
  await writeBytes(storage, version, () => storage.blobs.put(version, intake.file));
  const id = await recordOrTakeBack(storage, target.scope, version, (tx) =>
    record(tx, object, target.upsert),
  );
  return { id, key: `${target.bucketId}/${target.name}` };
}

/**
 * Stores bytes by `write`. Those of one that fails go, once more in a while (`removeDiscarded`): a
 * bucket may still finish what nobody waits for.
 */
export async function writeBytes(
  { db, blobs, log }: Storage,
  version: string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    await removeBytes({ blobs, log }, version);
    await db
      .pipeline(asOwner('bytes of a failed upload belong to nobody'), [
        {
          sql: 'insert into storage.discarded_versions (version) values ($1) on conflict do nothing',
          params: [version],
        },
      ])
      .catch((err: unknown) => log.error({ err, version }, 'failed upload not noted for removal'));
    throw error;
  }
}

/**
 * Bytes whose row was refused go. Where the connection broke, the row may be
 * stored all the same, so they stay.
 */
export async function recordOrTakeBack(
  storage: Storage,
  scope: Scope,
  version: string,
  write: (tx: Transaction) => Promise<string>,
): Promise<string> {
  try {
    return await storage.db.transaction(scope, write);
  } catch (error) {
    if (isRefusal(error)) await removeBytes(storage, version);
    else storage.log.error({ err: error, version }, 'file kept: its row may be stored');
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof PlatformError ||
  (error instanceof DatabaseError && !error.code.startsWith('08'));

const removeBytes = (
  { blobs, log }: Pick<Storage, 'blobs' | 'log'>,
  version: string,
): Promise<void> =>
  blobs.remove(version).catch((err: unknown) => log.error({ err }, 'orphaned file not removed'));

/** Writes the row of an object, as the caller may. */
export async function record(tx: Transaction, object: NewObject, upsert: boolean): Promise<string> {
  try {
    return await saveObject(tx, object, upsert);
  } catch (error) {
    throw toStorageError(error, 'KeyAlreadyExists');
  }
}
