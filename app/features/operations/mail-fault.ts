import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { explainFailure, isServerFault } from './explain-failure.ts';
import { NEWS_MS } from './failed-mails.tsx';

const MINUTE_MS = 60_000;
/** As `fail_mail` waits. */
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
const FEW = 20;

export type Failure = { last_error: string | null; attempts: number; next_attempt_at: string };

/** When it failed: the outbox keeps when it is tried again. */
const failedAt = ({ attempts, next_attempt_at }: Failure): number =>
  Date.parse(next_attempt_at) - Math.min(LONGEST_WAIT_MS, MINUTE_MS * 3 ** (attempts - 1));

/** Why the mail server took the last mail not; '' where one has left since. */
export function findMailFault(
  failures: readonly Failure[],
  worked: readonly (string | null | undefined)[],
  now: number,
): string {
  const since = Math.max(now - NEWS_MS, ...worked.map((moment) => Date.parse(moment ?? '') || 0));
  const [last] = failures
    .filter((failure) => isServerFault(failure.last_error ?? '') && failedAt(failure) > since)
    .toSorted((a, b) => failedAt(b) - failedAt(a));
  return explainFailure(last?.last_error ?? '');
}

/**
 * Those whose last failure can be dated: what is under way is dated by its lease, and what was
 * pressed to be sent again by that press.
 */
export const selectFailures = (client: SupabaseClient<Database>) =>
  client
    .from('outbox_mails')
    .select('last_error,attempts,next_attempt_at')
    .in('status', ['pending', 'dead'])
    .gt('attempts', 0)
    .not('last_error', 'is', null)
    .order('next_attempt_at', { ascending: false })
    .limit(FEW);

export const FAULT_KEY = ['admin-mails', 'fault'];

/** Why no mail leaves now; '' as far as all is well. Without a server nothing is asked. */
export const useMailFault = (hasServer: boolean) =>
  useRead<string>({
    queryKey: FAULT_KEY,
    enabled: hasServer,
    // It stands above every page, and a mail that leaves tells nobody.
    refetchInterval: MINUTE_MS,
    read: async (client) => {
      const { data: failed } = await selectFailures(client).throwOnError();
      if (findMailFault(failed, [], Date.now()) === '') return '';
      const [sent, tested] = await Promise.all([
        client
          .from('outbox_mails')
          .select('sent_at')
          .eq('status', 'sent')
          .order('sent_at', { ascending: false })
          .limit(1)
          .maybeSingle()
          .throwOnError(),
        client
          .from('site_settings')
          .select('at:value->>at')
          .eq('id', 'mail_test')
          .maybeSingle()
          .throwOnError(),
      ]);
      return findMailFault(failed, [sent.data?.sent_at, tested.data?.at], Date.now());
    },
  });
