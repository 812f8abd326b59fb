import type { Transaction } from '../../db/database.ts';

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

export async function findIdentity(tx: Transaction, provider: string, providerId: string): Promise<IdentityRow | null> {
  const [row] = await tx.query<IdentityRow>('select * from auth.identities where provider = $1 and provider_id = $2', [
    provider,
    providerId,
  ]);
  return row ?? null;
}

export async function insertIdentity(
  tx: Transaction,
  identity: { userId: string; provider: string; providerId: string; data: Record<string, unknown>; now: Date },
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2, $3, $4::text::jsonb, $5::timestamptz, $5::timestamptz, $5::timestamptz)`,
    [identity.userId, identity.provider, identity.providerId, JSON.stringify(identity.data), identity.now.toISOString()],
  );
}

/** Merges fields into the identity's data; a sign-in also moves its time. */
export async function updateIdentityData(tx: Transaction, id: string, data: Record<string, unknown>, now: Date): Promise<void> {
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::text::jsonb, last_sign_in_at = $3::timestamptz, updated_at = $3::timestamptz where id = $1::uuid`,
    [id, JSON.stringify(data), now.toISOString()],
  );
}

export async function deleteIdentity(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.identities where id = $1::uuid', [id]);
}
