import { buildPublicKey } from '../../../core/jwt.ts';
import type { Endpoint } from '../../service.ts';

/**
 * GET /.well-known/jwks.json: the public half of the signing key. A shared
 * secret (HS256) is never published: the set is empty then.
 */
export const jwks: Endpoint =
  ({ deps: { keys } }) =>
  () =>
    Response.json(
      { keys: keys.signingKey ? [buildPublicKey(keys.signingKey)] : [] },
      { headers: { 'cache-control': 'public, max-age=600' } },
    );
