import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { isNearlyUsedUp, readMailBudget, type MailBudgetUse } from '#shared/core/mail-budget.ts';
import { formatNumber } from '#shared/core/format.ts';
import { Notice } from '#app/private/notice.tsx';

const WINDOWS = { hour: 'in der letzten Stunde', day: 'in den letzten 24 Stunden' };

/** Said before real customers wait for their mails because somebody has used all of them up. */
export function MailBudgetNote() {
  const query = useRows<MailBudgetUse[]>(['admin-mails', 'budget'], async (client) => {
    const data = await readMailBudget(async (since) => {
      const { count, error } = await client
        .from('outbox_mails')
        .select('id', { count: 'exact', head: true })
        .is('is_proven', false)
        .eq('status', 'sent')
        .gt('sent_at', since);
      if (error) throw new Error(error.message);
      return count ?? 0;
    });
    return { data, error: null };
  });
  const use = query.data?.find(isNearlyUsedUp);
  if (!use) return null;
  return (
    <Notice role="alert" tone="danger" className="mb-6">
      <p className="font-semibold">Sehr viele Mails an unbestätigte Adressen</p>
      <p className="mt-1">
        {formatNumber(use.sent)} von höchstens {formatNumber(use.most)} gingen {WINDOWS[use.window]}{' '}
        hinaus. Ist die Grenze erreicht, halten wir weitere zurück, bis Sie sie unter{' '}
        <Link to="/admin/mails">Mails</Link> senden.
      </p>
    </Notice>
  );
}
