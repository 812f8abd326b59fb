import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { authError } from '../errors.ts';
import { createHashQueue } from './hash-queue.ts';

/**
 * Work per hash: OWASP's argon2id minimum, about 25 ms on a thread of the pool,
 * never on the event loop.
 */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_LENGTH = 72;

/**
 * Hashes wait for each other instead of taking every core and every thread of
 * Node's pool: signing tokens, reading files and flushing the database's log
 * need a thread too, and the event loop a core.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** An office that signs in at the same moment waits; a flood is refused. */
const MOST_WAITING = 150;
const inTurn = createHashQueue(AT_ONCE, MOST_WAITING, () =>
  authError('over_request_rate_limit', 'Too many passwords are being checked at the moment', {
    headers: { 'retry-after': '2' },
  }),
);

export type WeakPassword = { message: string; reasons: ('length' | 'characters' | 'pwned')[] };

/** `urgent`: somebody whom the service knows waits for it. */
type Haste = { urgent?: boolean };

export const hashPassword = (password: string, { urgent }: Haste = {}): Promise<string> =>
  inTurn(() => hash(password, ARGON2), urgent);

let dummyHash: Promise<string> | undefined;

/** Made at start, so that the first unknown address takes no longer than the second. */
export const prepareDummyHash = (): Promise<string> =>
  (dummyHash ??= hash(crypto.randomUUID(), ARGON2));

type Holder = { encrypted_password: string | null };

/**
 * Compares with an argon2id hash or with a bcrypt hash of an imported account; `upgrade` asks for a
 * new hash. Whose password it is, is looked up when its turn has come: what waits in a flood costs
 * nothing. Without a hash (unknown account, no password) the same work is done, so that time tells
 * nothing.
 */
export function verifyPassword<T extends Holder>(
  find: () => Promise<T | null>,
  password: string,
  { urgent }: Haste = {},
): Promise<{ holder: T | null; valid: boolean; upgrade: boolean }> {
  return inTurn(async () => {
    const holder = await find();
    const known = holder?.encrypted_password || (await prepareDummyHash());
    const isImported = /^\$2[abxy]\$/.test(known);
    // A stored text that is no hash fits no password.
    const matches = await (isImported ? verifyBcrypt : verifyArgon2)(password, known).catch(
      () => false,
    );
    const valid = matches && Boolean(holder?.encrypted_password);
    return { holder, valid, upgrade: valid && isImported };
  }, urgent);
}

const verifyArgon2 = (password: string, known: string): Promise<boolean> => verify(known, password);

export const isPasswordHash = (value: string): boolean =>
  /^\$2[abxy]\$\d\d\$.{53}$/.test(value) || value.startsWith('$argon2');

/**
 * What a password must be. `isGuessable` stands where GoTrue asks a service on
 * the internet for stolen passwords.
 */
export type PasswordRules = {
  minPasswordLength: number;
  isGuessable?: ((password: string) => boolean) | undefined;
};

export function findWeakness(
  password: string,
  { minPasswordLength, isGuessable }: PasswordRules,
): WeakPassword | null {
  if (password.length < minPasswordLength) {
    return {
      message: `Password should be at least ${minPasswordLength} characters.`,
      reasons: ['length'],
    };
  }
  if (!isGuessable?.(password)) return null;
  return {
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
    reasons: ['pwned'],
  };
}

/**
 * Throws `weak_password` with reasons, or `validation_failed` when the password
 * is too long to be meant.
 */
export function requireStrongPassword(password: string, rules: PasswordRules): void {
  if (password.length > MAX_LENGTH)
    throw authError('validation_failed', `Password cannot be longer than ${MAX_LENGTH} characters`);
  const weakness = findWeakness(password, rules);
  if (weakness)
    throw authError('weak_password', weakness.message, {
      extra: { weak_password: { reasons: weakness.reasons } },
    });
}
