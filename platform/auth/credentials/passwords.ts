import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { createTurns } from '../../core/turns.ts';
import { authError } from '../errors.ts';

/** Work per hash: OWASP's argon2id minimum, about 25 ms on a thread of the pool, never on the event loop. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_LENGTH = 72;

/**
 * Hashes wait for each other instead of taking every core and every thread of Node's pool: signing tokens, reading files and flushing
 * the database's log need a thread too, and the event loop a core.
 */
const inTurn = createTurns(Math.min(3, Math.max(1, availableParallelism() - 1)));

export type WeakPassword = { message: string; reasons: ('length' | 'characters' | 'pwned')[] };

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2));

let dummyHash: Promise<string> | undefined;

/** Made at start, so that the first unknown address takes no longer than the second. */
export const prepareDummyHash = (): Promise<string> => (dummyHash ??= hashPassword(crypto.randomUUID()));

/**
 * Compares with an argon2id hash or with a bcrypt hash of an imported account. `upgrade` asks for a new hash.
 * Without a hash (unknown account, no password) the same work is done, so that time tells nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<{ valid: boolean; upgrade: boolean }> {
  if (!stored) {
    const dummy = await prepareDummyHash();
    await inTurn(() => verify(dummy, password));
    return { valid: false, upgrade: false };
  }
  if (/^\$2[abxy]\$/.test(stored)) {
    const valid = await inTurn(() => verifyBcrypt(password, stored)).catch(() => false);
    return { valid, upgrade: valid };
  }
  return { valid: await inTurn(() => verify(stored, password)).catch(() => false), upgrade: false };
}

export const isPasswordHash = (value: string): boolean => /^\$2[abxy]\$\d\d\$.{53}$/.test(value) || value.startsWith('$argon2');

/** What a password must be. `isGuessable` stands where GoTrue asks a service on the internet for stolen passwords. */
export type PasswordRules = { minPasswordLength: number; isGuessable?: ((password: string) => boolean) | undefined };

export function findWeakness(password: string, { minPasswordLength, isGuessable }: PasswordRules): WeakPassword | null {
  if (password.length < minPasswordLength) {
    return { message: `Password should be at least ${minPasswordLength} characters.`, reasons: ['length'] };
  }
  if (!isGuessable?.(password)) return null;
  return { message: 'Password is known to be weak and easy to guess, please choose a different one.', reasons: ['pwned'] };
}

/** Throws `weak_password` with reasons, or `validation_failed` when the password is too long to be meant. */
export function requireStrongPassword(password: string, rules: PasswordRules): void {
  if (password.length > MAX_LENGTH) throw authError('validation_failed', `Password cannot be longer than ${MAX_LENGTH} characters`);
  const weakness = findWeakness(password, rules);
  if (weakness) throw authError('weak_password', weakness.message, { extra: { weak_password: { reasons: weakness.reasons } } });
}
