import { SiteLink } from '#app/ui/site-link.tsx';
import { groupByDay, type Slot } from '#shared/bookings/booking-slots.ts';
import { nameClock, nameMoment, nameShortDay } from '#shared/bookings/local-time.ts';
import { buildTalkPath } from '#shared/bookings/talk-link.ts';
import { splitByNoon } from './slot-days.ts';
import { useSlots } from './use-slots.ts';

const SHOWN = 3;

/** The first free time of each of the next half days: three that differ. */
export const listNextTimes = (slots: readonly Slot[]): Slot[] =>
  [...groupByDay(slots).values()]
    .flatMap((day) => splitByNoon(day).map(([, times]) => times[0]!))
    .slice(0, SHOWN);

/**
 * The next free times, each a press away from the calendar that has it chosen.
 * Nothing stands here where none is free, or where the server does not answer.
 */
export default function NextTimes({ title, note }: { title: string; note: string }) {
  const { slots } = useSlots();
  // Their place is kept meanwhile.
  if (slots.state === 'loading') return <div className="min-h-36" />;
  const times = slots.state === 'ready' ? listNextTimes(slots.list) : [];
  if (times.length === 0) return null;
  return (
    <div className="min-h-36">
      <h3 id="frei-titel" className="text-title">
        {title}
      </h3>
      <ul aria-labelledby="frei-titel" className="mt-3 grid grid-cols-3 gap-2">
        {times.map(({ startsAt, local }) => (
          <li key={startsAt}>
            <SiteLink
              to={buildTalkPath(startsAt)}
              aria-label={nameMoment(local)}
              className="tabular flex min-h-12 flex-col items-center justify-center rounded-control border border-line-strong bg-surface px-1 py-1.5 text-center text-small leading-tight font-semibold hover:border-ink"
            >
              <span>{nameShortDay(local)}</span>
              <span>{nameClock(local)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-2">{note}</p>
    </div>
  );
}
