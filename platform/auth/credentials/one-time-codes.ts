import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Six digits, as the mail shows them. */
export const createCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

export const PKCE_PREFIX = 'pkce_';

/** The secret of a mailed link: 224 random bits in hex, as long as Supabase's. */
export const createLinkToken = (pkce: boolean): string =>
  `${pkce ? PKCE_PREFIX : ''}${randomBytes(28).toString('hex')}`;

/** A million codes are tried in a moment: the hash is keyed, so the database alone tells none. */
export const hashCode = (secret: string, email: string, code: string): string =>
  createHmac('sha256', secret).update(`mailed code|${email}|${code}`).digest('hex');

/** Opaque random text for refresh tokens and states (132 bits). */
export const createOpaqueToken = (): string => randomBytes(22).toString('base64url').slice(0, 22);

export const hashOpaque = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
