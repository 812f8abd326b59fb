import { queryOne, type Transaction } from '../../db/database.ts';

export type SessionRow = {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2' | 'aal3' | null;
  factor_id: string | null;
  created_at: Date;
  not_after: Date | null;
};

export async function insertSession(
  tx: Transaction,
  session: {
    id: string;
    userId: string;
    address: string | null;
    userAgent: string | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.sessions (id, user_id, aal, ip, user_agent, created_at, updated_at)
     values ($1::uuid, $2::uuid, 'aal1', $3::text::inet, $4, $5::timestamptz, $5::timestamptz)`,
    [
      session.id,
      session.userId,
      session.address,
      session.userAgent?.slice(0, 512) ?? null,
      session.now,
    ],
  );
}

export const findSession = (tx: Transaction, id: string): Promise<SessionRow | null> =>
  queryOne(tx, 'select * from auth.sessions where id = $1::uuid', [id]);

export async function hasOtherSessions(
  tx: Transaction,
  userId: string,
  exceptId: string | null,
): Promise<boolean> {
  const other = await queryOne(
    tx,
    `select 1 from auth.sessions
     where user_id = $1::uuid and ($2::uuid is null or id <> $2::uuid) limit 1`,
    [userId, exceptId],
  );
  return other !== null;
}

export async function markSessionRefreshed(
  tx: Transaction,
  id: string,
  client: { address: string | null; userAgent: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc',
     ip = $3::text::inet, user_agent = $4, updated_at = $2::timestamptz where id = $1::uuid`,
    [id, now, client.address, client.userAgent?.slice(0, 512) ?? null],
  );
}

export async function setSessionLevel(
  tx: Transaction,
  id: string,
  aal: 'aal1' | 'aal2',
  factorId: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.sessions set aal = $2::auth.aal_level, factor_id = $3::uuid,
     updated_at = $4::timestamptz where id = $1::uuid`,
    [id, aal, factorId, now],
  );
}

export async function deleteSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1::uuid', [id]);
}

/** Ends all sessions of a user, or all but one. Refresh tokens and amr claims go with them. */
export async function deleteSessionsOfUser(
  tx: Transaction,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  await tx.query(
    'delete from auth.sessions where user_id = $1::uuid and ($2::uuid is null or id <> $2::uuid)',
    [userId, exceptId],
  );
}

/** A second factor was proven: other sessions that have not proven it end. */
export async function deleteLowerSessions(
  tx: Transaction,
  userId: string,
  exceptId: string,
): Promise<void> {
  await tx.query(
    `delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid
     and coalesce(aal, 'aal1') < 'aal2'`,
    [userId, exceptId],
  );
}

export type AmrEntry = { method: string; timestamp: number; provider?: string };

/** Records how the session was authenticated; a repeated method gets the new time. */
export async function recordMethod(
  tx: Transaction,
  sessionId: string,
  method: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2, $3::timestamptz, $3::timestamptz)
     on conflict (session_id, authentication_method) do
       update set updated_at = excluded.updated_at`,
    [sessionId, method, now],
  );
}

/** Newest first. */
export async function listMethods(tx: Transaction, sessionId: string): Promise<AmrEntry[]> {
  const rows = await tx.query<{ authentication_method: string; updated_at: Date }>(
    `select authentication_method, updated_at from auth.mfa_amr_claims where session_id = $1::uuid
     order by updated_at desc`,
    [sessionId],
  );
  return rows.map((row) => ({
    method: row.authentication_method,
    timestamp: Math.floor(row.updated_at.getTime() / 1000),
  }));
}

/** The factor is gone: sessions that had proven it fall back to level 1. */
export async function downgradeSessions(
  tx: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_amr_claims c using auth.sessions s
     where s.id = c.session_id and s.factor_id = $1::uuid
       and c.authentication_method in ('totp', 'mfa/webauthn', 'mfa/phone')`,
    [factorId],
  );
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2::timestamptz
     where factor_id = $1::uuid`,
    [factorId, now],
  );
}
