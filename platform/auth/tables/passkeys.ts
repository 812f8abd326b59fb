import type { Transaction } from '../../db/database.ts';
import type { RegisteredCredential } from '../credentials/webauthn.ts';
import type { StoredCredential, WebAuthnRequest } from './factors.ts';

export type PasskeyRow = StoredCredential & {
  passkeyId: string;
  userId: string;
  friendlyName: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

type Row = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const COLUMNS =
  "id, user_id, encode(credential_id, 'hex') as credential_id, encode(public_key, 'hex') as " +
  'public_key, sign_count, transports, friendly_name, created_at, last_used_at';

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');
const toHex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex');

const toPasskey = (row: Row): PasskeyRow => ({
  passkeyId: row.id,
  userId: row.user_id,
  id: fromHex(row.credential_id),
  publicKey: fromHex(row.public_key),
  signCount: row.sign_count,
  transports: row.transports,
  friendlyName: row.friendly_name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export async function listPasskeys(tx: Transaction, userId: string): Promise<PasskeyRow[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1::uuid order by created_at`,
    [userId],
  );
  return rows.map(toPasskey);
}

export async function findPasskeyByCredential(
  tx: Transaction,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from auth.webauthn_credentials
     where credential_id = decode($1, 'hex') for update`,
    [toHex(credentialId)],
  );
  return row ? toPasskey(row) : null;
}

export async function insertPasskey(
  tx: Transaction,
  passkey: {
    id: string;
    userId: string;
    credential: RegisteredCredential;
    friendlyName: string;
    now: Date;
  },
): Promise<void> {
  const { credential } = passkey;
  await tx.query(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key,
     attestation_type, aaguid, sign_count, transports, backup_eligible, backed_up, friendly_name,
     created_at, updated_at)
     values ($1::uuid, $2::uuid, decode($3, 'hex'), decode($4, 'hex'), 'none', $5::uuid, $6::bigint,
       $7::text::jsonb, $8::boolean, $9::boolean, $10, $11::timestamptz, $11::timestamptz)`,
    [
      passkey.id,
      passkey.userId,
      toHex(credential.id),
      toHex(credential.publicKey),
      credential.aaguid,
      credential.signCount,
      JSON.stringify(credential.transports),
      credential.backupEligible,
      credential.backedUp,
      passkey.friendlyName,
      passkey.now,
    ],
  );
}

export async function markPasskeyUsed(
  tx: Transaction,
  id: string,
  signCount: number,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.webauthn_credentials set sign_count = $2::bigint, last_used_at = $3::timestamptz,
     updated_at = $3::timestamptz where id = $1::uuid`,
    [id, signCount, now],
  );
}

export async function renamePasskey(
  tx: Transaction,
  id: string,
  friendlyName: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.webauthn_credentials set friendly_name = $2, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, friendlyName, now],
  );
}

export async function deletePasskey(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.webauthn_credentials where id = $1::uuid', [id]);
}

export async function deletePasskeysOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.webauthn_credentials where user_id = $1::uuid', [userId]);
}

export type PasskeyChallengeType = 'registration' | 'authentication';

export async function insertPasskeyChallenge(
  tx: Transaction,
  challenge: {
    id: string;
    userId: string | null;
    type: PasskeyChallengeType;
    request: WebAuthnRequest;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, created_at,
     expires_at)
     values ($1::uuid, $2::uuid, $3, $4::text::jsonb, $5::timestamptz, $6::timestamptz)`,
    [
      challenge.id,
      challenge.userId,
      challenge.type,
      JSON.stringify(challenge.request),
      challenge.now,
      challenge.expiresAt,
    ],
  );
}

/** Takes the challenge out of the table: it can be answered once, right or wrong. */
export async function takePasskeyChallenge(
  tx: Transaction,
  id: string,
  type: PasskeyChallengeType,
  userId: string | null,
): Promise<{ request: WebAuthnRequest; expiresAt: Date } | null> {
  const [row] = await tx.query<{ session_data: WebAuthnRequest; expires_at: Date }>(
    `delete from auth.webauthn_challenges where id = $1::uuid and challenge_type = $2
     and user_id is not distinct from $3::uuid returning session_data, expires_at`,
    [id, type, userId],
  );
  return row ? { request: row.session_data, expiresAt: row.expires_at } : null;
}
