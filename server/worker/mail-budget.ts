import type { SupabaseClient } from '@supabase/supabase-js';
import type { Log } from '#platform/core/log.ts';
import type { Database } from '#shared/database-types.ts';
import { isNearlyUsedUp, readMailBudget, type MailBudgetUse } from '#shared/core/mail-budget.ts';

type Service = SupabaseClient<Database>;

/** How often the worker looks. */
export const MAIL_BUDGET_MS = 600_000;

export const readMailUse = (service: Service): Promise<MailBudgetUse[]> =>
  readMailBudget(async (since) => {
    const { count, error } = await service
      .from('outbox_mails')
      .select('id', { count: 'exact', head: true })
      .is('is_proven', false)
      .eq('status', 'sent')
      .gt('sent_at', since);
    if (error) throw new Error(`mails to unproven mailboxes not counted: ${error.message}`);
    return count ?? 0;
  });

/**
 * Somebody sends strangers mails through us: errors, so that they stand in
 * /admin/fehler; one when a budget is nearly used up, one when mails are held
 * back.
 */
export async function watchMailBudget(service: Service, log: Log): Promise<void> {
  const job = 'mail-budget';
  for (const use of await readMailUse(service))
    if (isNearlyUsedUp(use))
      log.error({ job, ...use }, 'the budget of mails to unproven mailboxes is nearly used up');
  // Held within the last ten minutes: when those are over it asks for room again (claim_mails).
  const { count, error } = await service
    .from('outbox_mails')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'held')
    .gt('next_attempt_at', new Date().toISOString());
  if (error) throw new Error(`held mails not counted: ${error.message}`);
  if (count) log.error({ job, count }, 'too many mails to unproven mailboxes, held back');
}
