import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { BUSY_READS, useBusyCalendars, type BusyCalendar } from './calendar-data.ts';
import { BusyCalendarForm } from './busy-calendar-form.tsx';

/** Calendars kept elsewhere: whether they could be read, and one more. */
export function BusyCalendars() {
  const query = useBusyCalendars();
  useLiveTable('busy_calendars', BUSY_READS);
  return (
    <>
      <QueryState query={query}>
        {(rows) =>
          rows.length > 0 && (
            <ul className="mb-6 border-t border-line">
              {rows.map((row) => (
                <CalendarRow key={row.id} calendar={row} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <BusyCalendarForm />
    </>
  );
}

function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const { id, name, read_at, failed_since, problem } = calendar;
  const again = useRowChange<void>({
    reads: BUSY_READS,
    write: (client) =>
      client
        .from('busy_calendars')
        .update({ next_read_at: new Date().toISOString() })
        .eq('id', id)
        .select('id'),
    done: 'Wird gelesen',
  });
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          <Badge tone={problem ? 'danger' : read_at ? 'success' : 'neutral'}>
            {problem ? 'Nicht lesbar' : read_at ? 'Verbunden' : 'Wird gelesen'}
          </Badge>
        </p>
        {problem && (
          <p role="alert" className="mt-1 text-small text-danger">
            {problem}
          </p>
        )}
        <p className="mt-1 text-fine text-muted">
          {problem && failed_since && `Seit ${formatShortMoment(failed_since)}. `}
          {read_at && `Zuletzt gelesen: ${formatShortMoment(read_at)}. `}
          {problem && read_at && 'Die Zeiten von damals gelten weiter.'}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={again.isPending}
        aria-label={`${name} jetzt lesen`}
        onClick={() => again.mutate()}
      >
        Jetzt lesen
      </Button>
      <RemoveButton
        label={`${name} entfernen`}
        reads={BUSY_READS}
        done="Kalender entfernt"
        write={(client) => client.from('busy_calendars').delete().eq('id', id)}
      />
    </li>
  );
}
