import { parseObjectAddress } from '../../names.ts';
import { uploaderOf, type Endpoint } from '../../service.ts';
import { storeRequest } from '../../upload/store.ts';

/** POST creates and replaces only with `x-upsert`; PUT always replaces. */
export const upload: Endpoint = (storage) => async (context) => {
  const upsert = context.req.method === 'PUT' || context.req.header('x-upsert') === 'true';
  const { id, key } = await storeRequest(
    storage,
    {
      ...parseObjectAddress(context, 'object'),
      ...uploaderOf(context, upsert ? 'storage.object.upload_update' : 'storage.object.upload'),
      upsert,
    },
    context.req.raw,
  );
  return Response.json({ Id: id, Key: key });
};
