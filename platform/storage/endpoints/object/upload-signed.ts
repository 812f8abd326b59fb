import { asOwner } from '../../../db/database.ts';
import { parseObjectAddress } from '../../names.ts';
import { buildOwner, type Endpoint } from '../../service.ts';
import { verifyAddress } from '../../signing.ts';
import { storeRequest } from '../../upload/store.ts';

/** Upload by a signed address, without a key. It overwrites only when that was signed too. */
export const uploadSigned: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/upload/sign');
  const { owner, upsert = false } = await verifyAddress(
    storage,
    context.req.query('token') ?? '',
    address,
    'upload',
  );
  const { id, key } = await storeRequest(
    storage,
    {
      ...address,
      scope: asOwner('the policies were asked when the address was signed'),
      owner: buildOwner(owner === undefined ? {} : { sub: owner }),
      upsert,
    },
    context.req.raw,
  );
  return Response.json({ Id: id, Key: key });
};
