import {
  EVERYBODY,
  getObject,
  getPublicObject,
  getReadableObject,
  getSignedObject,
  READER,
  readerUntil,
} from '../../access.ts';
import { parseObjectAddress } from '../../names.ts';
import { sendObject } from '../../send-object.ts';
import type { Endpoint } from '../../service.ts';
import { verifyAddress } from '../../signing.ts';

const OPERATION = 'storage.object.get_authenticated';

export const download: Endpoint = (storage) => async (context) =>
  sendObject(
    storage,
    context,
    await getObject(storage, context, parseObjectAddress(context, 'object'), OPERATION),
    READER,
  );

export const downloadAuthenticated: Endpoint = (storage) => async (context) =>
  sendObject(
    storage,
    context,
    await getReadableObject(
      storage,
      context,
      parseObjectAddress(context, 'object/authenticated'),
      OPERATION,
    ),
    READER,
  );

export const downloadPublic: Endpoint = (storage) => async (context) =>
  sendObject(
    storage,
    context,
    await getPublicObject(storage, parseObjectAddress(context, 'object/public')),
    EVERYBODY,
  );

export const downloadSigned: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/sign');
  const { exp } = await verifyAddress(
    storage,
    context.req.query('token') ?? '',
    address,
    'download',
  );
  return sendObject(storage, context, await getSignedObject(storage, address), readerUntil(exp));
};
