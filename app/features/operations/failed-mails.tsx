import { useRows } from '#app/lib/use-rows.ts';
import { CountMark } from '#app/private/count-mark.tsx';

/** Given up, held back, or refused so far. */
export const FAILED_MAILS = 'status.in.(dead,held),and(status.eq.pending,last_error.not.is.null)';
/** Later a mail that nobody sends again is no news; it stays in the list. */
export const NEWS_MS = 7 * 24 * 3600 * 1000;
export const findNews = (): string => new Date(Date.now() - NEWS_MS).toISOString();

/** In the navigation: mails that have failed in the last seven days. */
export function MailCount({ tone }: { tone: 'urgent' | 'plain' }) {
  const { data = 0 } = useRows<number>(['admin-mails', 'failed'], async (client) => {
    const { count, error } = await client
      .from('outbox_mails')
      .select('id', { count: 'exact', head: true })
      .or(FAILED_MAILS)
      .gt('next_attempt_at', findNews());
    return error ? { data: null, error } : { data: count ?? 0, error: null };
  });
  const meaning = `${data === 1 ? 'Mail' : 'Mails'} nicht gesendet`;
  return <CountMark count={data} meaning={meaning} tone={tone} />;
}
