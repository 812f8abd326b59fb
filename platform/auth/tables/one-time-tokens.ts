import { queryOne, type Transaction } from '../../db/database.ts';
import type { Work } from '../service.ts';

export type TokenKind =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

export type OneTimeTokenRow = {
  id: string;
  user_id: string;
  token_type: TokenKind;
  token_hash: string;
  relates_to: string;
  created_at: Date;
};

const COLUMNS = `id, user_id, token_type, token_hash, relates_to, created_at at time zone 'utc' as created_at`;

/** A new code replaces the user's former one of the kind. */
export async function putOneTimeToken(
  { tx, now }: Work,
  row: { userId: string; kind: TokenKind; hash: string; relatesTo: string },
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2::auth.one_time_token_type, $3, $4, $5::timestamptz at time zone 'utc', $5::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [row.userId, row.kind, row.hash, row.relatesTo, now],
  );
}

/** Finds a code by one of its stored forms and locks it: of two uses at once only one gets it. */
export const findOneTimeTokenForUpdate = (
  tx: Transaction,
  hashes: readonly string[],
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow | null> =>
  queryOne(
    tx,
    `select ${COLUMNS} from auth.one_time_tokens
     where token_hash in ($1, $2) and token_type::text in (select json_array_elements_text($3::text::json)) limit 1 for update`,
    [hashes[0] ?? '', hashes[1] ?? hashes[0] ?? '', JSON.stringify(kinds)],
  );

export const findOneTimeTokenOfUser = (tx: Transaction, userId: string, kind: TokenKind): Promise<OneTimeTokenRow | null> =>
  queryOne(
    tx,
    `select ${COLUMNS} from auth.one_time_tokens where user_id = $1::uuid and token_type = $2::auth.one_time_token_type for update`,
    [userId, kind],
  );

export async function deleteOneTimeToken(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where id = $1::uuid', [id]);
}

export async function deleteOneTimeTokensOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId]);
}
