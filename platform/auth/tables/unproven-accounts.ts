import type { Transaction } from '../../db/database.ts';
import type { Work } from '../service.ts';
import type { UserRow } from './users.ts';

/** Somebody asks for a mail to an address that nobody has confirmed yet. */
export async function noteRequest({ tx }: Work, user: UserRow): Promise<void> {
  if (user.email_confirmed_at) return;
  await tx.query(
    `insert into platform.unproven_accounts as known (user_id) values ($1::uuid)
     on conflict (user_id) do update set requests = known.requests + 1`,
    [user.id],
  );
}

/** How often that happened, and never again: the address is confirmed now. */
export async function takeRequests(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.query<{ requests: number }>(
    'delete from platform.unproven_accounts where user_id = $1::uuid returning requests',
    [userId],
  );
  return row?.requests ?? 0;
}
