import { Link } from 'react-router';
import { Dialog } from '#app/private/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { countAddresses, useSummary } from './issue.ts';

/**
 * Asks once more, with the number of addresses it goes to. Without a mail server
 * it would reach none of them, and could never be sent again.
 */
export function SendIssueDialog({
  hasServer,
  busy,
  onSend,
  onClose,
}: {
  hasServer: boolean;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const confirmed = useSummary().data?.confirmed;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ausgabe senden?"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={busy} disabled={!confirmed || !hasServer} onClick={onSend}>
            {confirmed === undefined ? 'Lädt...' : `An ${countAddresses(confirmed)} senden`}
          </Button>
          <Button size="small" variant="secondary" disabled={busy} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>
        {!hasServer ? (
          <>
            Noch ist kein{' '}
            <Link to="/admin/mailserver" className="underline underline-offset-4">
              Mailserver
            </Link>{' '}
            eingetragen: Niemand bekäme diese Ausgabe, und noch einmal senden ließe sie sich nicht.
          </>
        ) : confirmed === 0 ? (
          'Noch hat niemand den Newsletter bestätigt.'
        ) : (
          'Jede bestätigte Adresse bekommt diese Ausgabe genau einmal. Danach lässt sie sich ' +
          'weder ändern noch erneut senden.'
        )}
      </p>
    </Dialog>
  );
}
