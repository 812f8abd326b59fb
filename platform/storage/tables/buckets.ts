import { queryOne, type Row, type Transaction } from '../../db/database.ts';
import type { Owner } from '../service.ts';

export type BucketRow = {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  /** Bytes; null: the project's limit. */
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
  type: string;
};

/** Fields of a change; undefined leaves a field as it is. */
export type BucketFields = {
  public?: boolean | undefined;
  fileSizeLimit?: number | null | undefined;
  allowedMimeTypes?: string[] | null | undefined;
};

const COLUMNS =
  "id, name, coalesce(owner::text, owner_id, '') as owner, public, file_size_limit, " +
  'to_json(allowed_mime_types) as allowed_mime_types, created_at, updated_at, type';
const SORT_COLUMNS = {
  id: 'id',
  name: 'name',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const;

export type BucketListing = {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  sortColumn?: keyof typeof SORT_COLUMNS | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
};

export const findBucket = (tx: Transaction, id: string): Promise<BucketRow | null> =>
  queryOne(tx, `select ${COLUMNS} from storage.buckets where id = $1`, [id]);

export async function listBuckets(
  tx: Transaction,
  { limit, offset, search, sortColumn = 'name', sortOrder = 'asc' }: BucketListing,
): Promise<BucketRow[]> {
  return tx.query<BucketRow & Row>(
    `select ${COLUMNS} from storage.buckets
     where ($1::text is null or position(lower($1) in lower(name)) > 0)
     order by ${SORT_COLUMNS[sortColumn]} ${sortOrder === 'desc' ? 'desc' : 'asc'}, id
       limit $2::int offset $3::int`,
    [search ?? null, limit ?? null, offset ?? 0],
  );
}

export async function insertBucket(
  tx: Transaction,
  id: string,
  name: string,
  { owner, ownerId }: Owner,
  fields: BucketFields,
): Promise<void> {
  await tx.query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit,
     allowed_mime_types)
     values ($1, $2, $3::uuid, $4, $5, $6::bigint, ${TEXT_ARRAY('$7')})`,
    [
      id,
      name,
      owner,
      ownerId,
      fields.public ?? false,
      fields.fileSizeLimit ?? null,
      toJson(fields.allowedMimeTypes),
    ],
  );
}

/** False when there is no such bucket that the caller may change. */
export async function updateBucket(
  tx: Transaction,
  id: string,
  fields: BucketFields,
): Promise<boolean> {
  const rows = await tx.query(
    `update storage.buckets set
       public = case when $2 then $3 else public end,
       file_size_limit = case when $4 then $5::bigint else file_size_limit end,
       allowed_mime_types = case when $6 then ${TEXT_ARRAY('$7')} else allowed_mime_types end,
       updated_at = now()
     where id = $1 returning id`,
    [
      id,
      fields.public !== undefined,
      fields.public ?? false,
      fields.fileSizeLimit !== undefined,
      fields.fileSizeLimit ?? null,
      fields.allowedMimeTypes !== undefined,
      toJson(fields.allowedMimeTypes),
    ],
  );
  return rows.length > 0;
}

/** False when there is no such bucket that the caller may delete. */
export async function deleteBucket(tx: Transaction, id: string): Promise<boolean> {
  return (
    (await tx.query('delete from storage.buckets where id = $1 returning id', [id])).length > 0
  );
}

const toJson = (list: string[] | null | undefined): string | null =>
  list ? JSON.stringify(list) : null;
/** A list travels as JSON text: the two drivers bind arrays differently. */
const TEXT_ARRAY = (param: string): string =>
  `(case when ${param}::text is null then null else array(select ` +
  `jsonb_array_elements_text(${param}::text::jsonb)) end)`;
