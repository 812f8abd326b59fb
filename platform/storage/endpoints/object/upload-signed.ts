import { parseObjectAddress } from '../../names.ts';
import { uploaderOf, type Endpoint } from '../../service.ts';
import { verifyUploadAddress } from '../../signing.ts';
import { storeRequest } from '../../upload/store.ts';

/**
 * Upload by a signed address, without a key, in the name of the signer. It overwrites only when
 * that was signed too, and the signer may change what lies there now.
 */
export const uploadSigned: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/upload/sign');
  const token = context.req.query('token') ?? '';
  const { signer, upsert } = await verifyUploadAddress(storage, token, address);
  const { id, key } = await storeRequest(
    storage,
    {
      ...address,
      ...uploaderOf(context, 'storage.object.upload_signed', signer),
      upsert,
    },
    context.req.raw,
  );
  return Response.json({ Id: id, Key: key });
};
