import { parseObjectAddress } from '../../names.ts';
import { uploaderOf, type Endpoint } from '../../service.ts';
import { signAddress } from '../../signing.ts';
import { getBucketRules, requireUploadRight } from '../../upload/store.ts';

const LIFETIME_SECONDS = 2 * 60 * 60;

/**
 * A signed address under which one object can be uploaded for two hours. The
 * caller must be allowed to upload it himself, now and when it is used.
 */
export const signUpload: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/upload/sign');
  const upsert = context.req.header('x-upsert') === 'true';
  const { role, sub, aal } = context.get('caller').claims;
  await getBucketRules(storage, address.bucketId);
  await requireUploadRight(storage, {
    ...address,
    ...uploaderOf(context, 'storage.object.sign_upload_url'),
    upsert,
  });
  const token = await signAddress(storage, address, 'upload', LIFETIME_SECONDS, {
    upsert,
    signer: { role, ...(sub === undefined ? {} : { sub }), ...(aal === undefined ? {} : { aal }) },
  });
  return Response.json({
    url: `/object/upload/sign/${encodeURI(`${address.bucketId}/${address.name}`)}?token=${token}`,
    token,
  });
};
