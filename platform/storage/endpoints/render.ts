import type { PlatformContext } from '../../http/env.ts';
import {
  EVERYBODY,
  getPublicObject,
  getReadableObject,
  getSignedObject,
  READER,
  readerUntil,
} from '../access.ts';
import { parseObjectAddress } from '../names.ts';
import { parseInput } from '../request.ts';
import type { Endpoint } from '../service.ts';
import { verifyAddress } from '../signing.ts';
import { parseTransform, TransformSchema, type Transform } from '../transform.ts';
import { sendPicture } from '../transform-image.ts';

const transformOf = (context: PlatformContext): Transform =>
  parseInput(TransformSchema, context.req.query(), 'querystring');

export const renderPublic: Endpoint = (storage) => {
  return async (context) =>
    sendPicture(
      storage,
      context,
      await getPublicObject(storage, parseObjectAddress(context, 'render/image/public')),
      EVERYBODY,
      transformOf(context),
    );
};

export const renderAuthenticated: Endpoint = (storage) => {
  return async (context) => {
    const address = parseObjectAddress(context, 'render/image/authenticated');
    return sendPicture(
      storage,
      context,
      await getReadableObject(storage, context, address, 'storage.render.image_authenticated'),
      READER,
      transformOf(context),
    );
  };
};

/** How the picture looks was signed with the address; the query cannot change it. */
export const renderSigned: Endpoint = (storage) => {
  return async (context) => {
    const address = parseObjectAddress(context, 'render/image/sign');
    const { exp, transformations = '' } = await verifyAddress(
      storage,
      context.req.query('token') ?? '',
      address,
      'download',
    );
    return sendPicture(
      storage,
      context,
      await getSignedObject(storage, address),
      readerUntil(exp),
      parseTransform(transformations),
    );
  };
};
