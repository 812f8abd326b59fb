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
  relates_to: string;
  created_at: Date;
  /** Null once the code had too many wrong tries. */
  code_hash: string | null;
};

const SELECT = `select t.id, t.user_id, t.token_type, t.relates_to, c.code_hash,
    t.created_at at time zone 'utc' as created_at
  from auth.one_time_tokens t left join platform.mailed_codes c on c.token_id = t.id`;
const IS_OF_KIND = 'in (select json_array_elements_text($2::text::json))';

/** A new mail replaces the link and the code of the user's former one of the kind. */
export async function putOneTimeToken(
  { tx, now }: Work,
  row: { userId: string; kind: TokenKind; tokenHash: string; codeHash: string; relatesTo: string },
): Promise<void> {
  const [stored] = await tx.query<{ id: string }>(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, $2::auth.one_time_token_type, $3, $4, moment, moment
     from (select $5::timestamptz at time zone 'utc' as moment) at_once
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at
     returning id`,
    [row.userId, row.kind, row.tokenHash, row.relatesTo, now],
  );
  await tx.query(
    `insert into platform.mailed_codes (token_id, code_hash) values ($1::uuid, $2)
     on conflict (token_id) do update set code_hash = excluded.code_hash, failures = 0`,
    [stored!.id, row.codeHash],
  );
}

/** Finds a link by the hash of its secret and locks it: of two uses at once only one gets it. */
export const findLinkForUpdate = (
  tx: Transaction,
  tokenHash: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow | null> =>
  queryOne(
    tx,
    `${SELECT} where t.token_hash = $1 and t.token_type::text ${IS_OF_KIND} for update of t`,
    [tokenHash, JSON.stringify(kinds)],
  );

/** What was mailed to the address and has not been used, locked. */
export const listMailedForUpdate = (
  tx: Transaction,
  email: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow[]> =>
  tx.query(
    `${SELECT} where t.relates_to = $1 and t.token_type::text ${IS_OF_KIND}
     order by t.id for update of t`,
    [email, JSON.stringify(kinds)],
  );

export const findOneTimeTokenOfUser = (
  tx: Transaction,
  userId: string,
  kind: TokenKind,
): Promise<OneTimeTokenRow | null> =>
  queryOne(
    tx,
    `${SELECT} where t.user_id = $1::uuid and t.token_type = $2::auth.one_time_token_type
     for update of t`,
    [userId, kind],
  );

/** So many wrong tries void a code; the link of the same mail goes on. */
const WRONG_CODES = 5;

export async function countWrongCode(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    'update platform.mailed_codes set failures = failures + 1 where token_id = $1::uuid',
    [id],
  );
  await tx.query(
    'delete from platform.mailed_codes where token_id = $1::uuid and failures >= $2::int',
    [id, WRONG_CODES],
  );
}

export async function deleteOneTimeToken(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where id = $1::uuid', [id]);
}

export async function deleteOneTimeTokensOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId]);
}
