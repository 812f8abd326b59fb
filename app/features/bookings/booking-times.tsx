import { findToday } from '#shared/agency/agency-day.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { SaveTogether } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { AbsenceList } from './absence-list.tsx';
import { useAbsences, useClosedDays, useHolidays, useHours, useRules } from './calendar-data.ts';
import { ClosedDayList, formatPlainDay } from './closed-day-list.tsx';
import { HoursForm } from './hours-form.tsx';
import { RulesForm } from './rules-form.tsx';

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
    <div className="in-order max-w-[75rem]">
      <SaveTogether>
        <SettingsPart
          title="Beratungszeiten"
          intro={
            'Zu diesen Zeiten bieten Website, Chat und Portal Gespräche an (Ortszeit in ' +
            'Deutschland und den Niederlanden).'
          }
        >
          <QueryState query={hours}>{(rows) => <HoursForm rows={rows} />}</QueryState>
        </SettingsPart>
        <div className="mt-6">
          <QueryState query={rules}>{(row) => <RulesForm rules={row} />}</QueryState>
        </div>
        <div className="in-order mt-6">
          <SettingsPart
            title="Abwesenheiten"
            intro="In dieser Zeit werden keine Gespräche angeboten. Den Grund sieht nur Ihr Team."
          >
            <QueryState query={absences}>
              {(rows) => <AbsenceList rows={rows} capacity={rules.data?.capacity ?? 1} />}
            </QueryState>
          </SettingsPart>
          <SettingsPart
            title="Schließtage"
            intro="Ganze Tage ohne Gespräche, zusätzlich zu den Feiertagen."
          >
            <QueryState query={closedDays}>{(rows) => <ClosedDayList rows={rows} />}</QueryState>
          </SettingsPart>
          <SettingsPart
            title="Feiertage"
            intro={
              'An Feiertagen in Nordrhein-Westfalen und in Limburg bleibt der Kalender geschlossen.'
            }
          >
            <QueryState query={holidays}>
              {(list) => (
                <ul className="panel-rows text-small">
                  {list
                    .filter(({ day }) => day >= today)
                    .slice(0, 12)
                    .map(({ day, name, regions }) => (
                      <li
                        key={day}
                        className="grid items-center gap-x-3 py-2 sm:grid-cols-[10.5rem_1fr_auto]"
                      >
                        <span className="tabular text-muted">{formatPlainDay(day)}</span>
                        <span>{name}</span>
                        <span className="text-muted">{regions.join(', ')}</span>
                      </li>
                    ))}
                </ul>
              )}
            </QueryState>
          </SettingsPart>
        </div>
      </SaveTogether>
    </div>
  );
}
