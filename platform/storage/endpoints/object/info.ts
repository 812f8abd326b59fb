import { getObject, getPublicObject, getReadableObject } from '../../access.ts';
import { parseObjectAddress } from '../../names.ts';
import type { Endpoint } from '../../service.ts';
import type { ObjectRow } from '../../tables/objects.ts';

const OPERATION = 'storage.object.info_authenticated';

export const info: Endpoint = (storage) => async (context) =>
  sendInfo(
    await getObject(storage, context, parseObjectAddress(context, 'object/info'), OPERATION),
  );

export const infoAuthenticated: Endpoint = (storage) => async (context) =>
  sendInfo(
    await getReadableObject(
      storage,
      context,
      parseObjectAddress(context, 'object/info/authenticated'),
      OPERATION,
    ),
  );

export const infoPublic: Endpoint = (storage) => async (context) =>
  sendInfo(await getPublicObject(storage, parseObjectAddress(context, 'object/info/public')));

function sendInfo({
  id,
  name,
  version,
  bucket_id,
  metadata,
  user_metadata,
  updated_at,
  created_at,
}: ObjectRow): Response {
  return Response.json(
    {
      id,
      name,
      version,
      bucket_id,
      size: metadata?.size ?? null,
      content_type: metadata?.mimetype ?? null,
      cache_control: metadata?.cacheControl ?? null,
      etag: metadata?.eTag ?? null,
      metadata: user_metadata,
      last_modified: updated_at,
      created_at,
    },
    {
      headers: { 'cache-control': 'no-cache', ...(metadata?.eTag ? { etag: metadata.eTag } : {}) },
    },
  );
}
