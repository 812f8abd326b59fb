import { Badge } from '#app/ui/badge.tsx';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import type { Appointment } from './talk-card.tsx';

/** What was, and what was cancelled: the latest first. */
export const PastTalks = ({ talks }: { talks: readonly Appointment[] }) => (
  <section aria-labelledby="frueher" className="mt-10">
    <h2 id="frueher" className="mb-4 text-title">
      Vergangene und abgesagte Termine
    </h2>
    <ul className="panel panel-rows">
      {talks.map(({ id, reference, starts_at, status, confirm_by }) => (
        <li key={id} className="panel-row flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="mr-auto">
            {formatSlot(starts_at)}
            <span className="block text-fine text-muted">{reference}</span>
          </span>
          <Badge>
            {status === 'booked' ? 'Vorbei' : confirm_by ? 'Nicht bestätigt' : 'Abgesagt'}
          </Badge>
        </li>
      ))}
    </ul>
  </section>
);
