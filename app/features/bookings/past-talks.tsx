import { Badge } from '#app/ui/badge.tsx';
import { formatSlotClock, formatSlotDay, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import type { Appointment } from './talk-card.tsx';

/** What was, and what was cancelled: the latest first. */
export function PastTalks({ talks }: { talks: readonly Appointment[] }) {
  const names = useTexts(TALK_TEXTS);
  return (
    <section aria-labelledby="frueher" className="mt-10">
      <h2 id="frueher" className="mb-4 text-title">
        Vergangene und abgesagte Termine
      </h2>
      <ul className="panel panel-rows">
        {talks.map(({ id, reference, starts_at, ends_at, kind, status, confirm_by }) => (
          <li
            key={id}
            className="panel-row grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3 sm:grid-cols-[17rem_minmax(0,1fr)_auto]"
          >
            <span>{formatSlotDay(starts_at)}</span>
            <span className="tabular max-sm:order-last max-sm:col-span-2 max-sm:text-small max-sm:text-muted">
              {formatSlotClock(starts_at)} bis {formatSlotTime(ends_at)}
              <span className="text-fine text-muted">
                {' '}
                · {names[kind]} · {reference}
              </span>
            </span>
            <Badge tone={status === 'booked' ? 'success' : 'lost'}>
              {status === 'booked' ? 'Vorbei' : confirm_by ? 'Nicht bestätigt' : 'Abgesagt'}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
