import { formatNumber } from '#shared/core/format.ts';
import { useAnswer } from '#app/lib/use-rows.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { SUMMARY_KEY, SummarySchema } from './issue.ts';

/** Asks once more, with the number of addresses it goes to. */
export function SendIssueDialog({
  busy,
  onSend,
  onClose,
}: {
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const query = useAnswer(SUMMARY_KEY, SummarySchema, (client) => client.rpc('newsletter_summary'));
  const confirmed = query.data?.confirmed;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ausgabe senden?"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={busy} disabled={!confirmed} onClick={onSend}>
            {confirmed === undefined
              ? 'Lädt...'
              : `An ${formatNumber(confirmed)} ${confirmed === 1 ? 'Adresse' : 'Adressen'} senden`}
          </Button>
          <Button size="small" variant="secondary" disabled={busy} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>
        {confirmed === 0
          ? 'Noch hat niemand den Newsletter bestätigt.'
          : 'Jede bestätigte Adresse bekommt diese Ausgabe genau einmal. Danach lässt sie sich ' +
            'weder ändern noch erneut senden.'}
      </p>
    </Dialog>
  );
}
