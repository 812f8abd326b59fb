import { parseObjectAddress } from '../../names.ts';
import { buildOwner, storageScope, type Endpoint } from '../../service.ts';
import { signAddress } from '../../signing.ts';
import { getBucketRules, requireUploadRight } from '../../upload/store.ts';

const LIFETIME_SECONDS = 2 * 60 * 60;

/**
 * A signed address under which one object can be uploaded for two hours. The
 * caller must be allowed to upload it himself.
 */
export const signUpload: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/upload/sign');
  const upsert = context.req.header('x-upsert') === 'true';
  const owner = buildOwner(context.get('caller').claims);
  await getBucketRules(storage, address.bucketId);
  await requireUploadRight(storage, {
    ...address,
    scope: storageScope(context, 'storage.object.sign_upload_url'),
    owner,
    upsert,
  });
  const token = await signAddress(storage, address, 'upload', LIFETIME_SECONDS, {
    upsert,
    ...(owner.ownerId === null ? {} : { owner: owner.ownerId }),
  });
  return Response.json({
    url: `/object/upload/sign/${encodeURI(`${address.bucketId}/${address.name}`)}?token=${token}`,
    token,
  });
};
