import { z } from 'zod';
import { toStorageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { searchObjects } from '../../tables/listing.ts';

const BodySchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** List v1: the files and folders directly in one folder. */
export const list: Endpoint = (storage) => async (context) => {
  const bucketId = requireBucketName(context.req.param('bucketId'));
  const { prefix, limit, offset, search, sortBy } = await parseBody(context, BodySchema);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const entries = await storage.db
    .transaction(storageScope(context, 'storage.object.list'), (tx) =>
      searchObjects(tx, bucketId, {
        prefix: folder,
        limit,
        offset,
        search,
        column: sortBy.column,
        order: sortBy.order,
      }),
    )
    .catch((error: unknown) => {
      throw toStorageError(error, 'KeyAlreadyExists');
    });
  return Response.json(entries);
};
