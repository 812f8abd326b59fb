import { useRows } from '#app/lib/use-rows.ts';
import { toWork, withRest, type Work } from '#app/private/work-list.tsx';
import { FAILED_MAILS, findNews } from './failed-mails.tsx';
import { mailTitle, recipientLabel } from './mail-title.ts';

type Failed = { id: string; template: string; recipient: string; created_at: string };
const MOST = 10;

/** Mails that were not sent, as the navigation counts them. */
export const useMailWork = (): Work =>
  toWork(
    useRows<{ count: number; rows: Failed[] }>(['admin-mails', 'unsent'], async (client) => {
      const { data, count, error } = await client
        .from('outbox_mails')
        .select('id,template,recipient,created_at', { count: 'exact' })
        .or(FAILED_MAILS)
        .gt('next_attempt_at', findNews())
        .order('created_at')
        .limit(MOST);
      return error ? { data: null, error } : { data: { count: count ?? 0, rows: data }, error };
    }),
    ({ count, rows }) =>
      withRest(
        rows.map(({ id, template, recipient, created_at: since }) => ({
          id,
          risk: 'mail',
          to: `/admin/mails/${id}`,
          who: recipientLabel(recipient),
          what: mailTitle(template),
          kind: 'Mail nicht gesendet',
          since,
          act: 'Prüfen',
        })),
        count,
        ['nicht gesendete Mail', 'nicht gesendete Mails'],
        '/admin/mails',
      ),
  );
