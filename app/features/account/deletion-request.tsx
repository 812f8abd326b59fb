import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { formatPeriod } from '#shared/privacy/retention.ts';
import { formatShortDay } from '#app/private/dates.ts';
import { usePeriods } from '#app/private/use-retention.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { DETAILS_KEY } from './details.ts';

/**
 * A request to the agency, which erases in /admin/datenschutz: running projects
 * and what the law keeps are settled first.
 */
export function DeletionRequest({ requestedAt }: { requestedAt: string | null }) {
  const periods = usePeriods();
  const [isAsking, setIsAsking] = useState(false);
  const [comment, setComment] = useState('');
  const ask = useRowChange<void>({
    reads: [DETAILS_KEY],
    write: (client) => client.rpc('request_deletion', { comment }),
    done: 'Löschung beantragt',
  });
  const withdraw = useRowChange<void>({
    reads: [DETAILS_KEY],
    write: (client) => client.rpc('withdraw_deletion'),
    done: 'Antrag zurückgenommen',
  });
  if (requestedAt) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-small">
          Sie haben die Löschung am {formatShortDay(requestedAt)} beantragt. Wir bearbeiten den
          Antrag innerhalb eines Monats und melden uns vorher, wenn noch Aufträge laufen.
        </p>
        <Button variant="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Antrag zurücknehmen
        </Button>
      </div>
    );
  }
  return (
    <>
      {/* Quiet: it is the last thing anybody is to be led to. */}
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setIsAsking(true)}>
        Löschung beantragen
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setIsAsking(false)}
          title="Löschung beantragen?"
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                variant="danger"
                busy={ask.isPending}
                onClick={() => ask.mutate(undefined, { onSettled: () => setIsAsking(false) })}
              >
                Löschung beantragen
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={ask.isPending}
                onClick={() => setIsAsking(false)}
              >
                Abbrechen
              </Button>
            </div>
          }
        >
          <div className="grid gap-4">
            <p>
              Wir löschen Ihr Konto, Anfragen, Projekte, Nachrichten und Dateien. Rechnungen,
              Zahlungen und angenommene Angebote müssen wir {formatPeriod('fiscal_years', periods)}{' '}
              aufbewahren. Laden Sie vorher Ihre Daten herunter, wenn Sie sie noch brauchen.
            </p>
            <Field label="Nachricht an uns">
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={2000}
                  value={comment}
                  onChange={(event) => setComment(event.target.value)}
                />
              )}
            </Field>
          </div>
        </Dialog>
      )}
    </>
  );
}
