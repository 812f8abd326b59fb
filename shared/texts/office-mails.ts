import type { TextGroup } from './text-group.ts';

/** Mails to the agency itself. */
export const OFFICE_MAIL_TEXTS = {
  id: 'mails-intern',
  name: 'E-Mails an Sie',
  page: null,
  entries: {
    'quote.subject': {
      label: 'Neue Anfrage: Betreff',
      text: 'Neue Anfrage {reference}: antworten bis {deadline}',
    },
    'contact.subject': {
      label: 'Neue Nachricht: Betreff',
      text: 'Neue Nachricht {reference} von {name}',
    },
    'chat.subject': {
      label: 'Chat wünscht Antwort: Betreff',
      text: 'Ein Besucher des Chats wünscht eine Antwort',
    },
    'chat.intro': {
      label: 'Chat wünscht Antwort: Einleitung',
      text: 'Jemand hat im Chat um eine persönliche Antwort gebeten.',
    },
    'unread.subject': { label: 'Ungelesene Nachricht: Betreff', text: 'Neue Nachricht von {name}' },
    'question.subject': {
      label: 'Frage zum Angebot: Betreff',
      text: 'Frage zum Angebot {number} von {name}',
    },
    'order.subject': {
      label: 'Auftrag: Betreff',
      text: 'Auftrag: {number} über {amount} von {name}',
    },
    'refused.subject': {
      label: 'Angebot abgelehnt: Betreff',
      text: 'Abgelehnt: Angebot {number} von {name}',
    },
    'approved.subject': {
      label: 'Schritt freigegeben: Betreff',
      text: 'Freigegeben: {milestone} ({number})',
    },
    'changes.subject': {
      label: 'Änderungen gewünscht: Betreff',
      text: 'Änderungen gewünscht: {milestone} ({number})',
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
    'withdrawal.subject': { label: 'Widerruf: Betreff', text: 'Widerruf {reference} von {name}' },
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
  },
} as const satisfies TextGroup;
