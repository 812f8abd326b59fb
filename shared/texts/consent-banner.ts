import type { TextGroup } from './text-group.ts';

/**
 * What visitors read before they choose. The buttons are fixed: refusing must
 * be as easy as accepting. A changed wording asks everybody again.
 */
export const CONSENT_BANNER_TEXTS = {
  id: 'einwilligung',
  name: 'Cookies und Einwilligung',
  page: '/',
  inBrowser: true,
  entries: {
    'banner.1': { label: 'Banner: Satz 1', text: 'Ohne Zustimmung speichern wir nur Notwendiges.' },
    'banner.2': { label: 'Banner: Satz 2', text: 'Statistik bleibt auf unserem eigenen Server.' },
    'banner.3': { label: 'Banner: Satz 3', text: 'Ändern können Sie das unten links.' },
    'necessary.label': { label: 'Kategorie „Notwendig“: Name', text: 'Notwendig' },
    'necessary.description': {
      label: 'Kategorie „Notwendig“: Erklärung',
      text:
        'Anmeldung, Ihre Auswahl in diesem Fenster, begonnene Anfragen. Ohne sie funktioniert ' +
        'die Website nicht.',
      rows: 2,
    },
    'functional.label': { label: 'Kategorie „Funktional“: Name', text: 'Funktional' },
    'functional.description': {
      label: 'Kategorie „Funktional“: Erklärung',
      text:
        'Merkt sich Herkunftslink und Kampagne Ihres Besuchs, bis Sie eine Anfrage senden, und ' +
        'hält besuchte Seiten für Zeiten ohne Verbindung bereit.',
      rows: 2,
    },
    'analytics.label': { label: 'Kategorie „Statistik“: Name', text: 'Statistik' },
    'analytics.description': {
      label: 'Kategorie „Statistik“: Erklärung',
      text:
        'Zählt Seitenaufrufe, Klicks, bearbeitete Formularfelder und Fehler der Seite auf ' +
        'unserem eigenen Server. Keine Weitergabe, nach 90 Tagen gelöscht.',
      rows: 2,
    },
    'marketing.label': { label: 'Kategorie „Marketing“: Name', text: 'Marketing' },
    'marketing.description': {
      label: 'Kategorie „Marketing“: Erklärung',
      text:
        'Derzeit nutzen wir keine Marketing-Dienste. Ihre Auswahl hat hier noch keine Wirkung. ' +
        'Bevor sich das ändert, fragen wir Sie neu.',
      rows: 2,
    },
    'settings.title': { label: 'Einstellungen: Überschrift', text: 'Cookie-Einstellungen' },
  },
} as const satisfies TextGroup;
