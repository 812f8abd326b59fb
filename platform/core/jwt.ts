import { createHash } from 'node:crypto';
import { errors, importJWK, jwtVerify, SignJWT, type JWK, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import { PlatformError } from './error.ts';

/**
 * Claims of a token that holds. One without a role acts as the anonymous role
 * where the surface allows that.
 */
export type VerifiedClaims = {
  role?: string;
  sub?: string;
  exp?: number;
  iat?: number;
  session_id?: string;
  aal?: string;
  email?: string;
  [claim: string]: unknown;
};
/** Claims of an access token or of a project key. Times are seconds since the epoch. */
export type Claims = VerifiedClaims & { role: string };

export type TokenVerifier = (token: string) => Promise<VerifiedClaims>;

const encoder = new TextEncoder();
const MAX_CACHED = 2_000;

/**
 * A private key that signs access tokens in place of the shared secret; others
 * verify with its public half.
 */
export type SigningKey = JWK & { kid: string; alg: 'RS256' | 'ES256' };

/** HS256 with a secret, or the key's own algorithm. */
export async function signToken(claims: Claims, key: string | SigningKey): Promise<string> {
  const token = new SignJWT(claims);
  if (typeof key === 'string')
    return token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(encoder.encode(key));
  return token
    .setProtectedHeader({ alg: key.alg, typ: 'JWT', kid: key.kid })
    .sign(await importJWK({ ...key, key_ops: ['sign'] }, key.alg));
}

const PUBLIC_PARTS = ['kty', 'n', 'e', 'crv', 'x', 'y', 'kid', 'alg'] as const;

export function buildPublicKey(key: SigningKey): JWK {
  return {
    ...Object.fromEntries(
      PUBLIC_PARTS.flatMap((part) => (key[part] === undefined ? [] : [[part, key[part]]])),
    ),
    use: 'sig',
    key_ops: ['verify'],
  };
}

/**
 * Verifies HS256 tokens, and those of the signing key where there is one;
 * anything else (alg none, wrong secret, expired, malformed) is a 401
 * `bad_jwt`. Verified tokens are remembered by hash until they expire: a
 * signature check costs more than the request it guards.
 */
export function createTokenVerifier(
  secret: string,
  now: () => number = Date.now,
  signingKey: SigningKey | null = null,
): TokenVerifier {
  const sharedKey = encoder.encode(secret);
  const publicKey = signingKey && importJWK(buildPublicKey(signingKey), signingKey.alg);
  // Each algorithm has its own key, so that a public key can never serve as a shared secret.
  const findKey = async ({ alg, kid }: JWTHeaderParameters) => {
    if (alg === 'HS256') return sharedKey;
    if (signingKey && publicKey && alg === signingKey.alg && kid === signingKey.kid)
      return publicKey;
    throw new errors.JWSInvalid('no key for this token');
  };
  const verified = new Map<string, VerifiedClaims>();
  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const known = verified.get(digest);
    if (known && (known.exp === undefined || known.exp * 1000 > now())) return known;
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['HS256', 'RS256', 'ES256'],
        currentDate: new Date(now()),
      });
      ClaimsSchema.parse(payload);
      const claims = payload as VerifiedClaims;
      if (verified.size >= MAX_CACHED) verified.clear();
      verified.set(digest, claims);
      return claims;
    } catch (cause) {
      throw refuseToken(token, cause);
    }
  };
}

const ClaimsSchema = z.looseObject({
  role: z.string().optional(),
  sub: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).nullish(),
});
const claimForms: Record<string, string> = {
  aud: 'a string or an array of strings',
  role: 'a string',
  sub: 'a string',
};

/**
 * In PostgREST's words. `claims` tells tokens whose claims do not hold from
 * those that are none.
 */
function refuseToken(token: string, cause: unknown): PlatformError {
  const refuse = (message: string, claims: boolean) =>
    new PlatformError('bad_jwt', 401, message, { cause, extra: { claims } });
  if (cause instanceof errors.JWTExpired) return refuse('JWT expired', true);
  if (cause instanceof errors.JWTClaimValidationFailed)
    return refuse(
      cause.reason === 'invalid'
        ? `The JWT '${cause.claim}' claim must be a number`
        : 'JWT not yet valid',
      true,
    );
  if (cause instanceof z.ZodError)
    return refuse(
      `The JWT '${String(cause.issues[0]?.path[0])}' claim must be ` +
        `${claimForms[String(cause.issues[0]?.path[0])]}`,
      true,
    );
  const parts = token.split('.').length;
  return refuse(parts === 3 ? 'Invalid JWT' : `Expected 3 parts in JWT; got ${parts}`, false);
}
