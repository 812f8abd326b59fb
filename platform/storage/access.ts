import { asOwner } from '../db/database.ts';
import type { PlatformContext } from '../http/env.ts';
import { storageError, toStorageError } from './errors.ts';
import type { ObjectAddress } from './names.ts';
import { storageScope, type Storage } from './service.ts';
import { findBucket } from './tables/buckets.ts';
import { findObject, type ObjectRow } from './tables/objects.ts';

/** Whom an answer is for: a public address, or one reader, maybe by an address that ends. */
export type Reach = { kind: 'everybody' } | { kind: 'reader'; until?: Date };
export const EVERYBODY: Reach = { kind: 'everybody' };
export const READER: Reach = { kind: 'reader' };
/** `exp` in seconds, as in the token of the address. */
export const readerUntil = (exp: number): Reach => ({
  kind: 'reader',
  until: new Date(exp * 1000),
});

/**
 * An object of a public bucket. Throws NoSuchBucket for private ones, so that
 * nobody learns of them.
 */
export async function getPublicObject(
  { db }: Storage,
  { bucketId, name }: ObjectAddress,
): Promise<ObjectRow> {
  return db.transaction(asOwner('everybody may read a public bucket'), async (tx) => {
    const bucket = await findBucket(tx, bucketId);
    if (!bucket?.public) throw storageError('NoSuchBucket');
    const object = await findObject(tx, bucketId, name);
    if (!object) throw storageError('NoSuchKey');
    return object;
  });
}

/**
 * An object that the caller may read by policy. Throws NoSuchBucket or
 * NoSuchKey; what he may not read does not exist for him.
 */
export async function getReadableObject(
  { db }: Storage,
  context: PlatformContext,
  { bucketId, name }: ObjectAddress,
  operation: string,
): Promise<ObjectRow> {
  const object = await db
    .transaction(storageScope(context, operation), (tx) => findObject(tx, bucketId, name))
    .catch((error: unknown) => {
      throw toStorageError(error, 'KeyAlreadyExists');
    });
  if (object) return object;
  const exists = await db.transaction(asOwner('an unknown bucket is said to be unknown'), (tx) =>
    findBucket(tx, bucketId),
  );
  throw storageError(exists ? 'NoSuchKey' : 'NoSuchBucket');
}

/** By policy, or because the bucket is public: the plain addresses of Supabase read both. */
export async function getObject(
  storage: Storage,
  context: PlatformContext,
  address: ObjectAddress,
  operation: string,
): Promise<ObjectRow> {
  try {
    return await getReadableObject(storage, context, address, operation);
  } catch (denied) {
    return getPublicObject(storage, address).catch(() => {
      throw denied;
    });
  }
}

/** An object named by a signed address: the permission was checked when it was signed. */
export async function getSignedObject(
  { db }: Storage,
  { bucketId, name }: ObjectAddress,
): Promise<ObjectRow> {
  const object = await db.transaction(
    asOwner('the signature in the address is the permission'),
    (tx) => findObject(tx, bucketId, name),
  );
  if (!object) throw storageError('NoSuchKey');
  return object;
}
