import type { MiddlewareHandler } from 'hono';
import { PlatformError } from '../core/error.ts';
import type { Claims, TokenVerifier } from '../core/jwt.ts';
import type { Caller, PlatformEnv } from './env.ts';

const KEY_ROLES = new Set(['anon', 'service_role']);

const missingKey = () =>
  new PlatformError('no_api_key', 401, 'No API key found in request', { hint: 'No `apikey` request header or url param was found.' });
const invalidKey = (cause?: unknown) =>
  new PlatformError('invalid_api_key', 401, 'Invalid API key', { hint: 'Double check your API key.', cause });

/** The project key: a JWT of role anon or service_role. Users' tokens are no keys. */
export async function verifyApiKey(verify: TokenVerifier, key: string | undefined | null): Promise<Claims> {
  if (!key) throw missingKey();
  const claims = await verify(key).catch((cause: unknown) => {
    throw invalidKey(cause);
  });
  if (!KEY_ROLES.has(claims.role) || claims.sub) throw invalidKey();
  return claims;
}

/**
 * Establishes the caller of a request. The key opens the door; a bearer token beside it decides who acts.
 * `keyless` names requests that browsers open without headers (mail links, public files): they act as anon.
 */
export function createGateway(
  verify: TokenVerifier,
  anonKey: string,
  keyless: (method: string, path: string) => boolean,
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const key = context.req.header('apikey') ?? context.req.query('apikey');
    const authorization = context.req.header('authorization');
    const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
    let caller: Caller;
    if (!key && keyless(context.req.method, context.req.path)) {
      const token = bearer ?? anonKey;
      caller = await resolveCaller(verify, token, await verify(anonKey));
    } else {
      const keyClaims = await verifyApiKey(verify, key);
      caller = await resolveCaller(verify, bearer ?? key!, keyClaims);
    }
    context.set('caller', caller);
    await next();
  };
}

async function resolveCaller(verify: TokenVerifier, token: string, keyClaims: Claims): Promise<Caller> {
  // `sb_…` keys are no tokens: the key itself decides then.
  const claims = token.startsWith('sb_') ? keyClaims : await verify(token);
  return { role: claims.role, claims, token, isUser: claims.sub !== undefined };
}
