import { queryOne, type Row, type Transaction } from '../../db/database.ts';
import type { Owner } from '../service.ts';

/**
 * Facts about the stored bytes, named as in Supabase. `eTag` is the quoted MD5,
 * `cacheControl` a header value such as `max-age=3600`.
 */
export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};

export type ObjectRow = {
  id: string;
  name: string;
  bucket_id: string;
  /** Names the bytes. Null: a row that was written by SQL and has none. */
  version: string | null;
  owner: string | null;
  owner_id: string | null;
  metadata: Partial<ObjectMetadata> | null;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
};

export type NewObject = {
  id: string;
  bucketId: string;
  name: string;
  version: string;
  owner: Owner;
  metadata: Partial<ObjectMetadata>;
  userMetadata: Record<string, unknown>;
};

const COLUMNS =
  'id, name, bucket_id, version, owner, owner_id, metadata, user_metadata, created_at, ' +
  'updated_at, last_accessed_at';

export const findObject = (
  tx: Transaction,
  bucketId: string,
  name: string,
): Promise<ObjectRow | null> =>
  queryOne(tx, `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [
    bucketId,
    name,
  ]);

/** Those of the names that exist and that the caller may read. */
export async function findObjectNames(
  tx: Transaction,
  bucketId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }>(
    `select name from storage.objects where bucket_id = $1
     and name in (select jsonb_array_elements_text($2::text::jsonb))`,
    [bucketId, JSON.stringify(names)],
  );
  return new Set(rows.map((row) => row.name));
}

/**
 * Records an object and gives its id. Without `upsert` nothing is returned by
 * the database, so that a policy for insert alone suffices; with it the caller
 * also needs the policies for select and update, as in Supabase.
 */
export async function saveObject(
  tx: Transaction,
  object: NewObject,
  upsert: boolean,
): Promise<string> {
  const insert = `insert into storage.objects (id, bucket_id, name, version, owner, owner_id,
   metadata, user_metadata)
    values ($1::uuid, $2, $3, $4, $5::uuid, $6, $7::text::jsonb, $8::text::jsonb)`;
  const replace = `on conflict (bucket_id, name) do update set version = excluded.version,
   owner = excluded.owner, owner_id = excluded.owner_id,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata returning id`;
  const { owner, ownerId } = object.owner;
  const params = [
    object.id,
    object.bucketId,
    object.name,
    object.version,
    owner,
    ownerId,
    JSON.stringify(object.metadata),
    JSON.stringify(object.userMetadata),
  ];
  const [row] = await tx.query<{ id: string }>(upsert ? `${insert} ${replace}` : insert, params);
  return row?.id ?? object.id;
}

/** False when there is no such object that the caller may move. The bytes stay where they are. */
export async function moveObject(
  tx: Transaction,
  from: { bucketId: string; name: string },
  to: { bucketId: string; name: string },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2
     returning id`,
    [from.bucketId, from.name, to.bucketId, to.name],
  );
  return row?.id ?? null;
}

/** The deleted objects: those of the names that exist and that the caller may delete. */
export async function deleteObjects(
  tx: Transaction,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  return tx.query<ObjectRow & Row>(
    `delete from storage.objects where bucket_id = $1
     and name in (select jsonb_array_elements_text($2::text::jsonb)) returning ${COLUMNS}`,
    [bucketId, JSON.stringify(names)],
  );
}

export async function deleteAllObjects(tx: Transaction, bucketId: string): Promise<void> {
  await tx.query('delete from storage.objects where bucket_id = $1', [bucketId]);
}
