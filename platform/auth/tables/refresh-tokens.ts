import { queryOne, type Transaction } from '../../db/database.ts';

export type RefreshTokenRow = {
  id: number;
  token: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  parent: string | null;
  updated_at: Date;
};

export async function insertRefreshToken(
  tx: Transaction,
  row: { token: string; userId: string; sessionId: string; parent: string | null; now: Date },
): Promise<void> {
  await tx.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked,
     created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3::uuid, $4, false, $5::timestamptz,
       $5::timestamptz)`,
    [row.token, row.userId, row.sessionId, row.parent, row.now],
  );
}

/** Locks the token and its session, so that two refreshes at once happen one after the other. */
export const findRefreshTokenForUpdate = (
  tx: Transaction,
  token: string,
): Promise<RefreshTokenRow | null> =>
  queryOne(
    tx,
    `select t.* from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1 for update of t, s`,
    [token],
  );

/** The token of the session that has not been exchanged yet. */
export const findActiveRefreshToken = (
  tx: Transaction,
  sessionId: string,
): Promise<RefreshTokenRow | null> =>
  queryOne(
    tx,
    `select * from auth.refresh_tokens where session_id = $1::uuid and revoked = false
     order by id desc limit 1`,
    [sessionId],
  );

export async function revokeRefreshToken(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz
     where id = $1::bigint`,
    [id, now],
  );
}

export async function revokeFamily(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz
     where session_id = $1::uuid and revoked = false`,
    [sessionId, now],
  );
}
