import { z } from 'zod';
import { storageError, toStorageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { listPage, type Cursor, type PageEntry } from '../../tables/listing.ts';

const SortSchema = z.object({
  column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
const BodySchema = z.object({
  prefix: z.string().default(''),
  limit: z
    .number()
    .int()
    .min(1)
    .default(1000)
    .transform((limit) => Math.min(limit, 1000)),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: SortSchema.default({ column: 'name', order: 'asc' }),
});
const CursorSchema = SortSchema.extend({ name: z.string(), time: z.string().nullable() });

/**
 * List v2: everything under a prefix, page by page, with folders on request.
 * The cursor carries the order it was made in.
 */
export const listV2: Endpoint = (storage) => async (context) => {
  const bucketId = requireBucketName(context.req.param('bucketId'));
  const {
    prefix,
    limit,
    cursor,
    with_delimiter: withDelimiter,
    sortBy,
  } = await parseBody(context, BodySchema);
  const after = cursor === undefined ? null : parseCursor(cursor);
  const { column, order } = after ?? sortBy;
  const found = await storage.db
    .transaction(storageScope(context, 'storage.object.list_v2'), (tx) =>
      listPage(tx, bucketId, { prefix, withDelimiter, limit: limit + 1, column, order, after }),
    )
    .catch((error: unknown) => {
      throw toStorageError(error, 'KeyAlreadyExists');
    });
  const page = found.slice(0, limit);
  const hasNext = found.length > limit;
  const last = page.at(-1);
  return Response.json({
    hasNext,
    ...(hasNext && last
      ? {
          nextCursor: writeCursor({ name: last.name, time: last.sort_time, column, order }),
          nextCursorKey: last.name,
        }
      : {}),
    folders: page
      .filter(({ id }) => id === null)
      .map(({ name }) => ({ key: name.replace(/\/$/, ''), name })),
    objects: page.filter(({ id }) => id !== null).map(toObject),
  });
};

const toObject = ({ id, name, metadata, updated_at, created_at, last_accessed_at }: PageEntry) => ({
  key: name,
  id,
  name,
  metadata,
  updated_at,
  created_at,
  last_accessed_at,
});

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function parseCursor(text: string): Cursor {
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw storageError('InvalidParameter', 'Invalid Parameter continuation token', { cause });
  }
}
