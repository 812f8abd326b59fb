import { queryOne, type Transaction } from '../../db/database.ts';
import type { Work } from '../service.ts';
import type { FactorRow } from './factors.ts';
import type { IdentityRow } from './identities.ts';

export type Metadata = Record<string, unknown>;

export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date;
  updated_at: Date;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string;
  confirmed_at: Date | null;
  banned_until: Date | null;
  reauthentication_sent_at: Date | null;
  is_sso_user: boolean;
  deleted_at: Date | null;
  is_anonymous: boolean;
  identities: IdentityRow[];
  factors: FactorRow[];
};

const SELECT = `select u.*,
  coalesce((select json_agg(i order by i.created_at, i.id) from auth.identities i
    where i.user_id = u.id), '[]') as identities,
  coalesce((select json_agg(f order by f.created_at, f.id) from auth.mfa_factors f
    where f.user_id = u.id), '[]') as factors
  from auth.users u`;

export const findUserById = (tx: Transaction, id: string): Promise<UserRow | null> =>
  queryOne(tx, `${SELECT} where u.id = $1 and u.deleted_at is null`, [id]);

/** Same as findUserById, and holds the row until the transaction ends. */
export async function findUserByIdForUpdate(tx: Transaction, id: string): Promise<UserRow | null> {
  await tx.query('select 1 from auth.users where id = $1 for update', [id]);
  return findUserById(tx, id);
}

/**
 * Accounts of single sign-on may share an address and never sign in by it, so
 * they are left out.
 */
export const findUserByEmail = (tx: Transaction, email: string): Promise<UserRow | null> =>
  queryOne(tx, `${SELECT} where u.email = $1 and u.is_sso_user = false and u.deleted_at is null`, [
    email.toLowerCase(),
  ]);

export const findUserByPhone = (tx: Transaction, phone: string): Promise<UserRow | null> =>
  queryOne(tx, `${SELECT} where u.phone = $1 and u.deleted_at is null`, [phone]);

export async function listUsers(
  tx: Transaction,
  limit: number,
  offset: number,
  filter: string,
): Promise<{ users: UserRow[]; total: number }> {
  const where =
    "where u.deleted_at is null and ($1 = '' or u.email ilike '%' || $1 || '%' or " +
    "u.raw_user_meta_data ->> 'full_name' ilike '%' || $1 || '%')";
  const users = await tx.query<UserRow>(
    `${SELECT} ${where} order by u.created_at desc, u.id limit $2::int offset $3::int`,
    [filter, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total from auth.users u ${where}`,
    [filter],
  );
  return { users, total: count?.total ?? 0 };
}

export type NewUser = {
  id: string;
  email?: string | null;
  phone?: string | null | undefined;
  encryptedPassword?: string | null;
  appMetadata: Metadata;
  userMetadata: Metadata;
  role?: string;
  isAnonymous?: boolean;
  isSsoUser?: boolean;
};

export async function insertUser({ tx, now }: Work, user: NewUser): Promise<void> {
  await tx.query(
    `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password,
     raw_app_meta_data, raw_user_meta_data, is_anonymous, is_sso_user, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', $2, $3, $4, $5,
       $6::text::jsonb, $7::text::jsonb, $8::boolean, $9::boolean, $10::timestamptz,
       $10::timestamptz)`,
    [
      user.id,
      user.role ?? 'authenticated',
      user.email ?? null,
      user.phone ?? null,
      user.encryptedPassword ?? '',
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.isAnonymous ?? false,
      user.isSsoUser ?? false,
      now,
    ],
  );
}

/**
 * What may be changed, with its type: every value travels as text, so that both
 * drivers bind it alike.
 */
const CHANGEABLE = {
  aud: 'text',
  role: 'text',
  email: 'text',
  phone: 'text',
  encrypted_password: 'text',
  email_change: 'text',
  email_change_confirm_status: 'smallint',
  raw_app_meta_data: 'jsonb',
  raw_user_meta_data: 'jsonb',
  is_anonymous: 'boolean',
  email_confirmed_at: 'timestamptz',
  phone_confirmed_at: 'timestamptz',
  invited_at: 'timestamptz',
  confirmation_sent_at: 'timestamptz',
  recovery_sent_at: 'timestamptz',
  email_change_sent_at: 'timestamptz',
  reauthentication_sent_at: 'timestamptz',
  last_sign_in_at: 'timestamptz',
  banned_until: 'timestamptz',
  deleted_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;
type Changeable = keyof typeof CHANGEABLE;

export type UserChanges = Partial<Pick<UserRow, Changeable>>;

export async function updateUser(
  { tx, now }: Work,
  id: string,
  changes: UserChanges,
): Promise<void> {
  const entries = Object.entries({ ...changes, updated_at: now });
  const assignments = entries.map(
    ([column], index) => `${column} = $${index + 2}::text::${CHANGEABLE[column as Changeable]}`,
  );
  await tx.query(`update auth.users set ${assignments.join(', ')} where id = $1::uuid`, [
    id,
    ...entries.map(([, value]) => toText(value)),
  ]);
}

export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1::uuid', [id]);
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Top-level merge as Supabase does it: a null removes the key. */
export function mergeMetadata(current: Metadata | null, changes: Metadata): Metadata {
  const merged: Metadata = { ...current, ...changes };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  );
}
