import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlatformContext } from '../../http/env.ts';
import type { Auth } from '../service.ts';

// A device that signed in to an account before has a count of wrong passwords of its own, so that
// nobody can lock its owner out by guessing (OWASP: device cookies). One that proved a second factor
// has the same for its codes, where `account` is the id of the factor. It proves nothing else.

const LIFETIME_SECONDS = 180 * 24 * 3_600;

const isSecure = ({ deps }: Auth): boolean => deps.publicUrl.startsWith('https:');

/** The account is not readable in the name; several accounts may share a browser. */
function nameOf(auth: Auth, account: string): string {
  const mark = createHash('sha256').update(account).digest('hex').slice(0, 12);
  return `${isSecure(auth) ? '__Secure-' : ''}known-device-${mark}`;
}

const seal = ({ deps }: Auth, account: string, id: string, expires: string): Buffer =>
  createHmac('sha256', deps.keys.jwtSecret)
    .update(`known device|${account}|${id}|${expires}`)
    .digest();

/** The id of the device where it has signed in to this account before, else null. */
export function findKnownDevice(
  auth: Auth,
  context: PlatformContext,
  account: string,
): string | null {
  const prefix = `${nameOf(auth, account)}=`;
  const cookie = (context.req.header('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(prefix));
  const [id = '', expires = '', given = ''] = (cookie?.slice(prefix.length) ?? '').split('.');
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 < auth.deps.now().getTime()) return null;
  const seen = Buffer.from(given, 'base64url');
  const expected = seal(auth, account, id, expires);
  return seen.length === expected.length && timingSafeEqual(seen, expected) ? id : null;
}

/** The `Set-Cookie` that makes the device known to the account, or keeps it so. */
export function rememberDevice(auth: Auth, context: PlatformContext, account: string): string {
  const id = findKnownDevice(auth, context, account) ?? randomBytes(16).toString('hex');
  const expires = String(Math.floor(auth.deps.now().getTime() / 1000) + LIFETIME_SECONDS);
  const value = `${id}.${expires}.${seal(auth, account, id, expires).toString('base64url')}`;
  return [
    `${nameOf(auth, account)}=${value}`,
    'Path=/auth/v1',
    `Max-Age=${LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(auth) ? ['Secure'] : []),
  ].join('; ');
}
