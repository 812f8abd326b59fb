import { CalendarFeed } from './calendar-feed.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';

/** The two ways between this calendar and those of the agency's people. */
export function CalendarConnections() {
  return (
    <>
      <SettingsPart
        title="Ihre Termine im eigenen Kalender"
        intro={
          'Abonnieren Sie diese Adresse in Google Kalender, Outlook, Apple Kalender oder ' +
          'Nextcloud. Neue, verschobene und abgesagte Termine erscheinen dort von selbst.'
        }
      >
        <CalendarFeed />
      </SettingsPart>
      <SettingsPart
        title="Belegte Zeiten aus anderen Kalendern"
        intro={
          'Was in diesen Kalendern steht, wird hier nicht mehr angeboten. Gespeichert werden ' +
          'nur die Zeiten, keine Titel, Orte oder Personen. Gelesen wird alle zehn Minuten.'
        }
      >
        <BusyCalendars />
      </SettingsPart>
    </>
  );
}
