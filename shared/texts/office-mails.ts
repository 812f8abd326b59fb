import type { TextGroup } from './text-group.ts';

/** Mails to the agency itself. */
export const OFFICE_MAIL_TEXTS = {
  id: 'mails-intern',
  name: 'E-Mails an Sie',
  page: null,
  entries: {
    'quote.subject': {
      label: 'Neue Angebotsanfrage: Betreff',
      text: 'Neue Angebotsanfrage {reference}: antworten bis {deadline}',
    },
    'quote.project': {
      label: 'Neue Angebotsanfrage: Überschrift des Projekts',
      text: 'Projekt',
    },
    'quote.difference': {
      label: 'Neue Angebotsanfrage: Hinweis auf einen anderen Preis im Browser',
      text: 'Der Browser hatte {amount} berechnet. Es gilt der Preis des Servers.',
    },
    'quote.remarks': {
      label: 'Neue Angebotsanfrage: Überschrift der Anmerkungen',
      text: 'Anmerkungen',
    },
    'quote.button': { label: 'Neue Angebotsanfrage: Knopf', text: 'Anfrage öffnen' },
    'contact.subject': {
      label: 'Kontaktformular: Betreff',
      text: 'Kontaktformular: Nachricht {reference} von {name}',
    },
    'contact.button': { label: 'Kontaktformular: Knopf', text: 'In der Verwaltung antworten' },
    'chat.subject': {
      label: 'Website-Chat, Antwort gewünscht: Betreff',
      text: 'Website-Chat: Ein Besucher wünscht eine Antwort',
    },
    'chat.intro': {
      label: 'Website-Chat, Antwort gewünscht: Einleitung',
      text: 'Jemand hat im Website-Chat um eine persönliche Antwort gebeten.',
    },
    'chat.title': {
      label: 'Website-Chat, Antwort gewünscht: Überschrift des Gesprächs',
      text: 'Gespräch',
    },
    'chat.masked': {
      label: 'Website-Chat, Antwort gewünscht: Hinweis auf Unkenntliches',
      text:
        'Erkannte E-Mail-Adressen, Telefonnummern, Kontodaten und Angaben zur Gesundheit im ' +
        'Gespräch sind unkenntlich gemacht.',
      rows: 2,
    },
    'chat.button': { label: 'Website-Chat, Antwort gewünscht: Knopf', text: 'Gespräch öffnen' },
    'booking.booked.subject': {
      label: 'Neuer Termin: Betreff',
      text: 'Neuer Termin: {when}, {name}',
    },
    'booking.moved.subject': {
      label: 'Termin verschoben: Betreff',
      text: 'Termin verschoben: {when}, {name}',
    },
    'booking.cancelled.subject': {
      label: 'Termin abgesagt: Betreff',
      text: 'Termin abgesagt: {when}, {name}',
    },
    'booking.button': { label: 'Termin: Knopf', text: 'Termin öffnen' },
    'unread.subject': {
      label: 'Ungelesene Kundennachricht: Betreff',
      text: 'Neue Kundennachricht von {name}',
    },
    'unread.rest': {
      label: 'Ungelesene Kundennachricht: wenn die Mail nur den Anfang enthält',
      text: 'Hier steht nur der Anfang. Das Ganze lesen Sie in der Verwaltung.',
    },
    'unread.button': { label: 'Ungelesene Kundennachricht: Knopf', text: 'Antworten' },
    'question.subject': {
      label: 'Frage zum Angebot: Betreff',
      text: 'Frage zum Angebot {number} von {name}',
    },
    'question.button': { label: 'Frage zum Angebot: Knopf', text: 'Frage beantworten' },
    'order.subject': {
      label: 'Auftrag: Betreff',
      text: 'Auftrag: {number} über {amount} von {name}',
    },
    'order.button': { label: 'Auftrag: Knopf', text: 'Projekt planen' },
    'refused.subject': {
      label: 'Angebot abgelehnt: Betreff',
      text: '{name} hat Angebot {number} abgelehnt',
    },
    'refused.button': { label: 'Angebot abgelehnt: Knopf', text: 'Angebot öffnen' },
    'approved.subject': {
      label: 'Schritt freigegeben: Betreff',
      text: 'Freigegeben: {milestone} ({number})',
    },
    'changes.subject': {
      label: 'Änderungen gewünscht: Betreff',
      text: 'Änderungen gewünscht: {milestone} ({number})',
    },
    'decided.button': {
      label: 'Schritt freigegeben, Änderungen gewünscht: Knopf',
      text: 'Projekt öffnen',
    },
    'overdue.subject': {
      label: 'Rechnung überfällig: Betreff',
      text: 'Rechnung {number} ist überfällig',
    },
    'overdue.intro': {
      label: 'Rechnung überfällig: Einleitung',
      text: 'Vorschlag: {step}. Sie geht erst hinaus, wenn Sie sie in der Verwaltung bestätigen.',
      rows: 2,
    },
    'overdue.button': { label: 'Rechnung überfällig: Knopf', text: 'Rechnung öffnen' },
    'withdrawal.subject': { label: 'Widerruf: Betreff', text: 'Widerruf {reference} von {name}' },
    'withdrawal.button': { label: 'Widerruf: Knopf', text: 'Widerruf öffnen' },
    'deletion.subject': {
      label: 'Löschung beantragt: Betreff',
      text: 'Löschung beantragt von {name}',
    },
    'deletion.intro': {
      label: 'Löschung beantragt: Einleitung',
      text:
        'Im Kundenportal wurde die Löschung aller Daten beantragt. Die Frist dafür beträgt ' +
        'einen Monat.',
      rows: 2,
    },
    'deletion.button': { label: 'Löschung beantragt: Knopf', text: 'Antrag öffnen' },
    'deletionWithdrawn.subject': {
      label: 'Löschantrag zurückgenommen: Betreff',
      text: 'Antrag auf Löschung zurückgenommen von {name}',
    },
    'deletionWithdrawn.intro': {
      label: 'Löschantrag zurückgenommen: Einleitung',
      text: 'Bitte löschen Sie nichts: Konto und Daten sollen bestehen bleiben.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
