import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { canRetry, MAIL_KEY, useMails } from './mail-rows.ts';

/** After the mail server was away: all that failed at one press, but nothing held back. */
export function RetryAllMails() {
  const { data: mails = [] } = useMails();
  const { length } = mails.filter(canRetry);
  const retry = useRowChange<void, number | null>({
    reads: [MAIL_KEY],
    write: (client) => client.rpc('retry_failed_mails'),
    done: (count) =>
      count === 1 ? 'Eine Mail wird erneut gesendet' : `${count} Mails werden erneut gesendet`,
  });
  if (length < 2 && !retry.isPending) return null;
  return (
    <ConfirmButton
      label="Alle gescheiterten erneut senden"
      confirmLabel="Jetzt senden"
      variant="secondary"
      confirmVariant="primary"
      title={`${length} Mails erneut senden?`}
      explanation="Jede geht noch einmal an ihren Empfänger. Was zurückgehalten ist, und Links und Codes zur Anmeldung, die nicht mehr gelten, bleiben liegen."
      busy={retry.isPending}
      onConfirm={() => retry.mutate()}
    />
  );
}
