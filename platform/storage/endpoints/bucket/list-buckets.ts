import { z } from 'zod';
import { parseInput } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { listBuckets as listBucketRows } from '../../tables/buckets.ts';

const QuerySchema = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().optional(),
});

/** The buckets that the caller may see. */
export const listBuckets: Endpoint = (storage) => async (context) => {
  const query = parseInput(QuerySchema, context.req.query(), 'querystring');
  return Response.json(
    await storage.db.transaction(storageScope(context, 'storage.bucket.list'), (tx) =>
      listBucketRows(tx, query),
    ),
  );
};
