import { formatNumber } from '#shared/core/format.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { TextLink } from '#app/ui/link.tsx';
import { SUMMARY_KEY, useSummary } from './issue.ts';

const countMails = (count: number): string =>
  count === 1 ? 'Eine Mail' : `${formatNumber(count)} Mails`;

/** Sends to those whom a sent issue has not reached, all at once; nothing where it reached everybody. */
export function RetryIssue({ id }: { id: string }) {
  const { data } = useSummary();
  const retry = useRowChange<void>({
    reads: [SUMMARY_KEY],
    write: (client) => client.rpc('retry_newsletter_issue', { issue_id: id }),
    done: (count) => `${countMails(Number(count))} noch einmal unterwegs`,
    failed: 'Nicht ausgeführt',
  });
  const failed = data?.issues.find((issue) => issue.id === id)?.failed ?? 0;
  if (failed === 0) return null;
  return (
    <div className="panel panel-row mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <p className="text-small">
        <strong className="block text-body font-semibold">
          {countMails(failed)} dieser Ausgabe {failed === 1 ? 'ist' : 'sind'} gescheitert.
        </strong>
        Der Grund steht unter <TextLink to="/admin/mails">Mails</TextLink>.
      </p>
      <ConfirmButton
        label="Noch einmal senden"
        title="Gescheiterte Mails noch einmal senden?"
        explanation={
          'Wer diese Ausgabe schon hat, bekommt sie nicht noch einmal. Wer sich abgemeldet hat, ' +
          'bekommt sie nicht mehr.'
        }
        variant="secondary"
        confirmVariant="primary"
        busy={retry.isPending}
        onConfirm={() => retry.mutate()}
      />
    </div>
  );
}
