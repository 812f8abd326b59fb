import { findToday } from '#shared/agency/agency-day.ts';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { AbsenceList } from './absence-list.tsx';
import { useAbsences, useClosedDays, useHolidays, useHours, useRules } from './calendar-data.ts';
import { ClosedDayList, formatPlainDay } from './closed-day-list.tsx';
import { HoursForm } from './hours-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { TalksForm } from './talks-form.tsx';

/**
 * Everything that decides which talks are offered. A change holds at once for
 * the website, the chat and the portal.
 */
export function BookingTimes() {
  const hours = useHours();
  const rules = useRules();
  const absences = useAbsences();
  const closedDays = useClosedDays();
  const holidays = useHolidays();
  const today = findToday();
  return (
    <div className="in-order grid gap-12 lg:grid-cols-2 lg:gap-x-16">
      <div className="in-order grid content-start gap-12">
        <Part
          title="Beratungszeiten"
          intro={
            'Zu diesen Zeiten bieten Website, Chat und Portal Gespräche an (Ortszeit in ' +
            'Deutschland und den Niederlanden).'
          }
        >
          <QueryState query={hours}>{(rows) => <HoursForm rows={rows} />}</QueryState>
        </Part>
        <Part title="Arten des Gesprächs" intro="Bei mehreren wählt der Besucher bei der Buchung.">
          <QueryState query={rules}>{(row) => <TalksForm rules={row} />}</QueryState>
        </Part>
        <Part title="Regeln">
          <QueryState query={rules}>{(row) => <RulesForm rules={row} />}</QueryState>
        </Part>
      </div>
      <div className="in-order grid content-start gap-12">
        <Part
          title="Abwesenheiten"
          intro="In dieser Zeit werden keine Gespräche angeboten. Den Grund sieht nur Ihr Team."
        >
          <QueryState query={absences}>
            {(rows) => <AbsenceList rows={rows} capacity={rules.data?.capacity ?? 1} />}
          </QueryState>
        </Part>
        <Part title="Schließtage" intro="Ganze Tage ohne Gespräche, zusätzlich zu den Feiertagen.">
          <QueryState query={closedDays}>{(rows) => <ClosedDayList rows={rows} />}</QueryState>
        </Part>
        <Part
          title="Feiertage"
          intro={
            'An Feiertagen in Nordrhein-Westfalen und in Limburg bleibt der Kalender ' +
            'geschlossen.'
          }
        >
          <QueryState query={holidays}>
            {(list) => (
              <ul className="border-t border-line text-small">
                {list
                  .filter(({ day }) => day >= today)
                  .slice(0, 12)
                  .map(({ day, name, regions }) => (
                    <li
                      key={day}
                      className="grid items-center gap-x-3 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[10.5rem_1fr_auto]"
                    >
                      <span className="tabular text-muted">{formatPlainDay(day)}</span>
                      <span>{name}</span>
                      <span className="flex gap-2">
                        {regions.map((region) => (
                          <Badge key={region}>{region}</Badge>
                        ))}
                      </span>
                    </li>
                  ))}
              </ul>
            )}
          </QueryState>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      {intro && <p className="mt-1 max-w-[60ch] text-small text-muted">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
