import { RESTORED_MAIL } from '#shared/core/restored-mail.ts';
import { asOwner, type Database } from '#platform/db/database.ts';

/**
 * What waited when the backup was written may have left since, and who gets it may have left the
 * newsletter: an admin lets it go. A reminder whose time is still to come has not left. The hour:
 * what is held just now counts as too many mails (mail-budget.ts). Of no known mailbox
 * (is_proven null) it does not ask for room by itself (claim_mails).
 */
export async function holdMails(db: Database): Promise<number> {
  const held = await db.transaction(asOwner('a restore sends no mail again'), (tx) =>
    tx.query(
      `update public.outbox_mails
       set status = 'held', last_error = $1, is_proven = null,
         next_attempt_at = now() - interval '1 hour'
       where status = 'sending'
         or (status = 'pending' and (attempts > 0 or next_attempt_at <= now()))
       returning id`,
      [RESTORED_MAIL],
    ),
  );
  return held.length;
}
