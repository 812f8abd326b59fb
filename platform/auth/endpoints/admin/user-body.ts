import { z } from 'zod';
import {
  hashPassword,
  isPasswordHash,
  requireStrongPassword,
} from '../../credentials/passwords.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText } from '../../request.ts';
import type { Auth } from '../../service.ts';

/** What the service key may set on a user. */
export const AdminUserBody = z.object({
  id: OptionalText,
  email: OptionalText,
  phone: OptionalText,
  password: z.string().nullish(),
  password_hash: OptionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: OptionalObject,
  app_metadata: OptionalObject,
  role: z
    .string()
    .regex(/^\w{1,63}$/, 'is no database role')
    .nullish(),
  ban_duration: OptionalText,
});
export type AdminUserBody = z.output<typeof AdminUserBody>;

/** The hash to store: of the given password, or an imported one. Null when neither is given. */
export async function resolvePasswordHash(
  auth: Auth,
  { password, password_hash: imported }: AdminUserBody,
): Promise<string | null> {
  if (password && imported)
    throw authError('validation_failed', 'Only a password or a password hash should be provided');
  if (imported) {
    if (!isPasswordHash(imported) || imported.length > 255)
      throw authError('validation_failed', 'password_hash must be a bcrypt or argon2 hash');
    return imported;
  }
  if (!password) return null;
  requireStrongPassword(password, auth.settings);
  return hashPassword(password, { urgent: true });
}

const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/** `24h`, `1h30m`, `none`: the end of the ban, null for none. */
export function parseBan(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(duration))
    throw authError('validation_failed', `invalid format for ban duration: ${duration}`);
  let total = 0;
  for (const [, amount, , unit] of duration.matchAll(/(\d+(\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    total += Number(amount) * (UNITS[unit ?? ''] ?? 0);
  const end = new Date(now.getTime() + total);
  if (Number.isNaN(end.getTime()) || end.getFullYear() > 9999)
    throw authError('validation_failed', 'ban duration is too long');
  return end;
}
