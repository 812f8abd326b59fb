import type { MiddlewareHandler } from 'hono';
import { PlatformError } from '../core/error.ts';
import type { Claims, TokenVerifier } from '../core/jwt.ts';
import type { PlatformEnv } from './env.ts';

const KEY_ROLES = new Set(['anon', 'service_role']);

const CALLER_ROLES: readonly string[] = ['anon', 'authenticated', 'service_role'];

/**
 * Refuses tokens that name another role, however well they are signed: the
 * rights of no other one are meant for callers.
 */
export const refuseOtherRoles =
  (verify: TokenVerifier): TokenVerifier =>
  async (token) => {
    const claims = await verify(token);
    if (claims.role !== undefined && !CALLER_ROLES.includes(claims.role))
      throw new PlatformError(
        'role_refused',
        403,
        `permission denied to set role "${claims.role}"`,
      );
    return claims;
  };

const missingKey = () =>
  new PlatformError('no_api_key', 401, 'No API key found in request', {
    hint: 'No `apikey` request header or url param was found.',
  });
const invalidKey = (cause?: unknown) =>
  new PlatformError('invalid_api_key', 401, 'Invalid API key', {
    hint: 'Double check your API key.',
    cause,
  });

/** The project key: a JWT of role anon or service_role. Users' tokens are no keys. */
export async function verifyApiKey(
  verify: TokenVerifier,
  key: string | undefined | null,
): Promise<Claims> {
  if (!key) throw missingKey();
  const claims = await verify(key).catch((cause: unknown) => {
    throw invalidKey(cause);
  });
  const { role } = claims;
  if (role === undefined || !KEY_ROLES.has(role) || claims.sub) throw invalidKey();
  return { ...claims, role };
}

/**
 * Establishes the caller of a request. The key opens the door; a bearer token
 * beside it decides who acts. `keyless` names requests that browsers open
 * without headers (mail links, public files): they act as anon.
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
    const anonymous = await verify(anonKey);
    const isKeyless = !key && keyless(context.req.method, context.req.path);
    const keyClaims = isKeyless ? anonymous : await verifyApiKey(verify, key);
    // `sb_…` keys are no tokens: the key itself decides then.
    const token = bearer ?? key ?? anonKey;
    const claims = token.startsWith('sb_') ? keyClaims : await verify(token);
    // As in PostgREST, who names no role is nobody in particular, whatever the key.
    const role = claims.role ?? anonymous.role ?? 'anon';
    context.set('caller', {
      role,
      claims: { ...claims, role },
      token,
      isUser: claims.sub !== undefined,
    });
    await next();
  };
}
