import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { PlatformError } from './error.ts';

/** Claims of an access token or of a project key. Times are seconds since the epoch. */
export type Claims = {
  role: string;
  sub?: string;
  exp?: number;
  iat?: number;
  session_id?: string;
  aal?: string;
  email?: string;
  [claim: string]: unknown;
};

export type TokenVerifier = (token: string) => Promise<Claims>;

const encoder = new TextEncoder();
const MAX_CACHED = 2_000;

export async function signToken(claims: Claims, secret: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(encoder.encode(secret));
}

/**
 * Verifies HS256 tokens; anything else (alg none, wrong secret, expired, malformed) is a 401 `bad_jwt`.
 * Verified tokens are remembered by hash until they expire: a signature check costs more than the request it guards.
 */
export function createTokenVerifier(secret: string, now: () => number = Date.now): TokenVerifier {
  const key = encoder.encode(secret);
  const verified = new Map<string, Claims>();
  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const known = verified.get(digest);
    if (known && (known.exp === undefined || known.exp * 1000 > now())) return known;
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(now()) });
      if (typeof payload['role'] !== 'string') throw new PlatformError('bad_jwt', 401, 'JWT has no role');
      const claims = payload as Claims;
      if (verified.size >= MAX_CACHED) verified.clear();
      verified.set(digest, claims);
      return claims;
    } catch (cause) {
      if (cause instanceof PlatformError) throw cause;
      const expired = cause instanceof errors.JWTExpired;
      throw new PlatformError('bad_jwt', 401, expired ? 'JWT expired' : 'Invalid JWT', { cause, extra: { expired } });
    }
  };
}
