import type { TextGroup } from './text-group.ts';

/** Pages for signing in. Labels of fields and buttons that the specification names are fixed. */
export const LOGIN_TEXTS = {
  id: 'anmeldung',
  name: 'Anmeldung',
  page: '/login',
  inBrowser: true,
  entries: {
    title: { label: 'Anmelden: Überschrift', text: 'Kundenportal' },
    package: {
      label: 'Anmelden: gewähltes Paket',
      text: 'Ihr Paket: {package}. Wir übernehmen es in Ihre Anfrage, mit oder ohne Konto.',
    },
    guest: {
      label: 'Anmelden: Anfrage ohne Konto',
      text:
        'Für ein Angebot brauchen Sie kein Konto. Drei kurze Schritte genügen, die Antwort ' +
        'kommt per E-Mail.',
      rows: 2,
    },
    'guest.button': { label: 'Anmelden: Knopf ohne Konto', text: 'Ohne Konto anfragen' },
    account: {
      label: 'Anmelden: wozu ein Konto',
      text: 'Angebot unterschreiben, Entwürfe freigeben, Rechnungen bezahlen.',
    },
    'link.title': { label: 'Ohne Passwort: Überschrift', text: 'Ohne Passwort anmelden' },
    'link.lead': {
      label: 'Ohne Passwort: Einleitung',
      text: 'Wir schicken Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
    },
    'recovery.title': { label: 'Passwort vergessen: Überschrift', text: 'Passwort vergessen?' },
    'recovery.lead': {
      label: 'Passwort vergessen: Einleitung',
      text: 'Wir schicken Ihnen einen Link, über den Sie ein neues Passwort vergeben.',
    },
    'sent.title': {
      label: 'Link verschickt: Überschrift',
      text: 'Bitte sehen Sie in Ihr Postfach',
    },
    'sent.text': {
      label: 'Link verschickt: Erklärung',
      text:
        'Falls es zu dieser Adresse ein Konto gibt, finden Sie darin einen Link und einen ' +
        'Code. Beide gelten eine Stunde.',
      rows: 2,
    },
    'new.title': { label: 'Neues Passwort: Überschrift', text: 'Neues Passwort vergeben' },
    'new.lead': {
      label: 'Neues Passwort: Einleitung',
      text: 'Es gilt sofort. Hatten Sie schon eines, gilt das alte nicht mehr.',
    },
    'new.missing': {
      label: 'Neues Passwort: ohne Link',
      text:
        'Ein neues Passwort vergeben Sie über einen Link aus einer E-Mail. Er gilt eine ' +
        'Stunde, einmal, und in dem Browser, in dem Sie ihn angefordert haben.',
      rows: 2,
    },
    back: { label: 'Zurück zur Anmeldung', text: 'Zurück zur Anmeldung' },
  },
} as const satisfies TextGroup;
