import { queryOne, type Transaction } from '../../db/database.ts';

/** A registered security key, its bytes in base64url. */
export type StoredCredential = {
  id: string;
  publicKey: string;
  signCount: number;
  transports: string[];
};

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'unverified' | 'verified';
  secret: string | null;
  web_authn_credential: StoredCredential | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};

export async function insertFactor(
  tx: Transaction,
  factor: {
    id: string;
    userId: string;
    friendlyName: string;
    type: 'totp' | 'webauthn';
    secret: string | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret,
     created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4::text::auth.factor_type, 'unverified', $5, $6::timestamptz,
       $6::timestamptz)`,
    [factor.id, factor.userId, factor.friendlyName, factor.type, factor.secret, factor.now],
  );
}

export async function markFactorVerified(
  tx: Transaction,
  id: string,
  credential: StoredCredential | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.mfa_factors
     set status = 'verified', web_authn_credential = coalesce($2::text::jsonb,
     web_authn_credential), updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, credential && JSON.stringify(credential), now],
  );
}

/** True once for each step, and never again for one at or before it. */
export async function useTotpStep(
  tx: Transaction,
  factorId: string,
  step: number,
): Promise<boolean> {
  const used = await tx.query(
    `insert into platform.totp_steps as known (factor_id, step) values ($1::uuid, $2::bigint)
     on conflict (factor_id) do update set step = excluded.step where known.step < excluded.step
     returning step`,
    [factorId, step],
  );
  return used.length === 1;
}

export async function renameFactor(
  tx: Transaction,
  id: string,
  friendlyName: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.mfa_factors set friendly_name = $2, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, friendlyName, now],
  );
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where id = $1::uuid', [id]);
}

/** Second factors and passkeys. */
export async function deleteFactorsOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where user_id = $1::uuid', [userId]);
  await tx.query('delete from auth.webauthn_credentials where user_id = $1::uuid', [userId]);
}

/** Enrolments that were begun and never finished. */
export async function deleteUnverifiedFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [userId],
  );
}

/** What a security key is asked, kept until it answers. */
export type WebAuthnRequest = {
  type: 'create' | 'request';
  challenge: string;
  rpId: string;
  origins: string[];
};

export type ChallengeRow = {
  id: string;
  factor_id: string;
  created_at: Date;
  web_authn_session_data: WebAuthnRequest | null;
};

export async function insertChallenge(
  tx: Transaction,
  challenge: {
    id: string;
    factorId: string;
    address: string | null;
    webAuthn: WebAuthnRequest | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, web_authn_session_data)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4::text::inet, $5::text::jsonb)`,
    [
      challenge.id,
      challenge.factorId,
      challenge.now,
      challenge.address ?? '0.0.0.0',
      challenge.webAuthn && JSON.stringify(challenge.webAuthn),
    ],
  );
  await tx.query(
    'update auth.mfa_factors set last_challenged_at = $2::timestamptz where id = $1::uuid',
    [challenge.factorId, challenge.now],
  );
}

/** An open challenge of the factor, locked, so that it is answered once. */
export const findChallengeForUpdate = (
  tx: Transaction,
  id: string,
  factorId: string,
): Promise<ChallengeRow | null> =>
  queryOne(
    tx,
    `select id, factor_id, created_at, web_authn_session_data from auth.mfa_challenges
     where id = $1::uuid and factor_id = $2::uuid and verified_at is null for update`,
    [id, factorId],
  );

export async function markChallengeVerified(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query(
    'update auth.mfa_challenges set verified_at = $2::timestamptz where id = $1::uuid',
    [id, now],
  );
}
