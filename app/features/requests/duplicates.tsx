import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
import { REQUEST_READS } from './use-requests.ts';

type Duplicate = {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: string;
  created_at: string;
  merged_into: string | null;
};

/**
 * Enquiries that may come from the same person. Joining hides one from the
 * lists; nothing is lost and it can be taken back.
 */
export function Duplicates({
  requestId,
  mergedInto,
}: {
  requestId: string;
  mergedInto: string | null;
}) {
  const key = ['admin-duplicates', requestId];
  const query = useRows<Duplicate[]>(key, (client) =>
    client.rpc('find_duplicates', { request: requestId }),
  );
  const reads = [key, ['admin-request', requestId], ['admin-offers'], ...REQUEST_READS];
  const merge = useRowChange<{ duplicate: string; target: string }>({
    reads,
    write: (client, both) => client.rpc('merge_request', both),
    done: 'Anfragen zusammengeführt',
  });
  const split = useRowChange<string>({
    reads,
    write: (client, duplicate) => client.rpc('unmerge_request', { duplicate }),
    done: 'Anfragen getrennt',
  });
  if (!query.data?.length) return null;
  const busy = merge.isPending || split.isPending;
  return (
    <PaddedPanel id="dubletten" title="Gleicher Absender">
      {mergedInto && (
        <p className="mb-2 text-small">
          Diese Anfrage gilt als Duplikat und fehlt deshalb in den Listen.
        </p>
      )}
      <ul className="panel-rows text-small">
        {query.data.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <Link
                to={`/admin/anfragen/${other.id}`}
                className={
                  'inline-flex min-h-11 items-center font-semibold underline-offset-4 ' +
                  'hover:underline'
                }
              >
                {other.reference}
              </Link>
              <p className="break-words text-muted">
                {other.name}, {formatShortDay(other.created_at)},{' '}
                {getRequestStatus(other.status).label}
              </p>
            </div>
            {other.merged_into === requestId ? (
              <Button
                size="small"
                variant="secondary"
                busy={busy}
                aria-label={`${other.reference} abtrennen`}
                onClick={() => split.mutate(other.id)}
              >
                Abtrennen
              </Button>
            ) : mergedInto === other.id ? (
              <Button
                size="small"
                variant="secondary"
                busy={busy}
                onClick={() => split.mutate(requestId)}
              >
                Von dieser trennen
              </Button>
            ) : (
              !mergedInto &&
              !other.merged_into && (
                <ConfirmButton
                  label="Ist ein Duplikat"
                  name={`${other.reference} als Duplikat zusammenführen`}
                  confirmLabel="Zusammenführen"
                  title={`${other.reference} zusammenführen?`}
                  explanation={
                    `Die Anfrage von ${other.name} vom ${formatShortDay(other.created_at)} ` +
                    'fehlt danach in Liste und Tafel und steht nur noch hier. Im Portal sieht ' +
                    'der Kunde, dass Sie beide gemeinsam beantworten. Angebote dazu stehen ' +
                    'dann hier. Alle Angaben bleiben erhalten, und „Abtrennen“ macht es rückgängig; ' +
                    'nur die Angebote bleiben hier, und mit einem gesendeten auch der Stand.'
                  }
                  variant="secondary"
                  confirmVariant="primary"
                  busy={busy}
                  onConfirm={() => merge.mutate({ duplicate: other.id, target: requestId })}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </PaddedPanel>
  );
}
