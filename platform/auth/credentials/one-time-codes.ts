import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Six digits, as the mail shows them. */
export const createCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

export const PKCE_PREFIX = 'pkce_';

/** The form in which a mailed code is stored and travels in links: hex SHA-224 of address and code. */
export const hashCode = (email: string, code: string): string =>
  createHash('sha224')
    .update(email + code)
    .digest('hex');

/** Opaque random text for refresh tokens and states (132 bits). */
export const createOpaqueToken = (): string => randomBytes(22).toString('base64url').slice(0, 22);

export const hashOpaque = (token: string): string => createHash('sha256').update(token).digest('hex');
