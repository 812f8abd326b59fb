import { queryOne, type Transaction } from '../../db/database.ts';
import type { Work } from '../service.ts';

export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  provider: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | Date | null;
  created_at: string | Date;
  updated_at: string | Date;
};

export const findIdentity = (
  tx: Transaction,
  provider: string,
  providerId: string,
): Promise<IdentityRow | null> =>
  queryOne(tx, 'select * from auth.identities where provider = $1 and provider_id = $2', [
    provider,
    providerId,
  ]);

export async function insertIdentity(
  { tx, now }: Work,
  identity: { userId: string; provider: string; providerId: string; data: Record<string, unknown> },
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data,
     last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2, $3, $4::text::jsonb, $5::timestamptz, $5::timestamptz,
       $5::timestamptz)`,
    [identity.userId, identity.provider, identity.providerId, JSON.stringify(identity.data), now],
  );
}

/** Merges fields into the identity's data; a sign-in also moves its time. */
export async function updateIdentityData(
  { tx, now }: Work,
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::text::jsonb,
     last_sign_in_at = $3::timestamptz, updated_at = $3::timestamptz where id = $1::uuid`,
    [id, JSON.stringify(data), now],
  );
}

export async function deleteIdentity(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.identities where id = $1::uuid', [id]);
}

/** Those of providers and wallets; what the password opens stays. */
export async function deleteLinkedIdentities(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    "delete from auth.identities where user_id = $1::uuid and provider not in ('email', 'phone')",
    [userId],
  );
}
