import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { findMinute, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import { formatShortMoment } from '#app/private/dates.ts';
import { ABSENCES_KEY, isOver, type Absence } from './calendar-data.ts';
import { formatPlainDay } from './closed-day-list.tsx';
import { RemoveButton } from './remove-button.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { TalksWithin } from './talks-within.tsx';

/** Whole days read as days, everything else with its times. */
function describe({ starts_at, ends_at }: Absence): string {
  if (findMinute(starts_at) !== 0 || findMinute(ends_at) !== 0) {
    const isOneDay = agencyDay(starts_at) === agencyDay(ends_at);
    return (
      `${formatShortMoment(starts_at).replace(' Uhr', '')} bis ` +
      `${isOneDay ? formatSlotTime(ends_at) : formatShortMoment(ends_at)}`
    );
  }
  const [first, last] = [agencyDay(starts_at), addDays(agencyDay(ends_at), -1)];
  return first === last
    ? formatPlainDay(first)
    : `${formatPlainDay(first)} bis ${formatPlainDay(last)}`;
}

export function AbsenceList({ rows, capacity }: { rows: readonly Absence[]; capacity: number }) {
  const upcoming = rows.filter(({ ends_at }) => !isOver(ends_at));
  return (
    <>
      {upcoming.length > 0 && (
        <ul className="mb-5 border-t border-line text-small">
          {upcoming.map((absence) => (
            <li key={absence.id} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="min-w-0 flex-1">
                {describe(absence)}
                {absence.places !== null && `, ${absence.places} von ${capacity} Plätzen`}
                {absence.reason && (
                  <span className="block break-words text-muted">{absence.reason}</span>
                )}
                <TalksWithin
                  isWithin={(talk) =>
                    Date.parse(talk.starts_at) < Date.parse(absence.ends_at) &&
                    Date.parse(absence.starts_at) < Date.parse(talk.ends_at)
                  }
                />
              </span>
              <RemoveButton
                label={`Abwesenheit ${describe(absence)} entfernen`}
                reads={[ABSENCES_KEY]}
                done="Abwesenheit entfernt"
                write={(client) => client.from('absences').delete().eq('id', absence.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <AbsenceForm capacity={capacity} />
    </>
  );
}
