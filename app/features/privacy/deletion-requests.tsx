import { addMonths, agencyDay } from '#shared/agency/agency-day.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { ASKED_KEY } from './keys.ts';

type Asked = { email: string; full_name: string; requested_at: string };

/** Art. 12 (3) GDPR: a month from the request on. */
const dueDay = (asked: string): string => formatShortDay(addMonths(agencyDay(asked), 1));

/** Customers who wait for their erasure; shown only when there are any. */
export function DeletionRequests({ onOpen }: { onOpen: (email: string) => void }) {
  const { data: rows = [] } = useRows<Asked[]>(ASKED_KEY, (client) =>
    client.rpc('list_deletion_requests'),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="loeschantraege" className="mb-8">
      <h3 id="loeschantraege" className="mb-2 font-semibold">
        Beantragte Löschungen
      </h3>
      <ul className="border-t border-line text-small">
        {rows.map(({ email, full_name, requested_at }) => (
          <li
            key={email}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-[14rem] flex-1 break-words">
              <span className="font-semibold">{full_name || email}</span>
              <span className="block text-muted">
                {email}, beantragt am {formatShortDay(requested_at)}, fällig am{' '}
                {dueDay(requested_at)}
              </span>
            </span>
            <Button
              size="small"
              variant="secondary"
              onClick={() => onOpen(email)}
              aria-label={`Daten von ${email} anzeigen`}
            >
              Anzeigen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
