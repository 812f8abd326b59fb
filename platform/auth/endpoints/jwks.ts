import type { Endpoint } from '../service.ts';

/** GET /.well-known/jwks.json. Tokens are signed with a shared secret (HS256), which is never published: the set is empty. */
export const jwks: Endpoint = () => () => Response.json({ keys: [] }, { headers: { 'cache-control': 'public, max-age=600' } });
