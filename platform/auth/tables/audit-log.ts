import type { Row, Transaction } from '../../db/database.ts';
import type { Work } from '../service.ts';
import type { UserRow } from './users.ts';

/** Actions as Supabase Auth names them, grouped by its log types. */
const LOG_TYPES = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_updated_password: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_revoked: 'token',
  token_revoked: 'token',
  token_refreshed: 'token',
  generate_recovery_codes: 'user',
  factor_in_progress: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
  mfa_code_login: 'factor',
  identity_unlinked: 'user',
} as const;

export type AuditAction = keyof typeof LOG_TYPES;

/** Writes the audit entry inside the work's transaction, so that nothing happens without one. */
export async function recordAudit(
  { tx, now, client }: Work,
  action: AuditAction,
  actor: Pick<UserRow, 'id' | 'email' | 'is_sso_user'>,
  traits: Record<string, unknown> = {},
): Promise<void> {
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.email ?? '',
    actor_via_sso: actor.is_sso_user,
    log_type: LOG_TYPES[action],
    ...(Object.keys(traits).length > 0 ? { traits } : {}),
  };
  await tx.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), $1::text::json,
       $2::timestamptz, $3)`,
    [JSON.stringify(payload), now, client.address ?? ''],
  );
}

/** The newest entries first. */
export async function listAudit(tx: Transaction, limit: number): Promise<Row[]> {
  return tx.query(
    `select id, payload, created_at, ip_address from auth.audit_log_entries order by created_at desc
     limit $1::int`,
    [limit],
  );
}
