import type { TextGroup } from './text-group.ts';

/**
 * What the links of mails open without an account: offer and enquiry. Names and
 * days of an offer, and what the law words, are fixed.
 */
export const LINK_PAGE_TEXTS = {
  id: 'links',
  name: 'Angebot und Anfrage hinter den Links der Mails',
  page: null,
  inBrowser: true,
  entries: {
    'offer.pdf': { label: 'Angebot: Knopf zum PDF', text: 'PDF öffnen' },
    'offer.positions': { label: 'Angebot: Überschrift der Positionen', text: 'Leistungen' },
    'offer.net': {
      label: 'Angebot: unter den Positionen',
      text: 'Preise der Positionen ohne Umsatzsteuer, pauschal, wo keine Menge steht.',
    },
    'offer.price': { label: 'Angebot: Überschrift der Summe', text: 'Ihr Preis' },
    'offer.accept': { label: 'Angebot: Überschrift der Annahme', text: 'Angebot annehmen' },
    'offer.next': {
      label: 'Angebot: Überschrift der nächsten Schritte',
      text: 'So geht es weiter',
    },
    'offer.signature': {
      label: 'Angebot: unter der Unterschrift',
      text: 'Wir speichern Unterschrift, Zeitpunkt und Prüfsumme des Angebots.',
    },
    'offer.course': { label: 'Angebot: Überschrift des Verlaufs', text: 'Fragen und Verlauf' },
    'offer.question': { label: 'Angebot: Feld für Fragen', text: 'Ihre Frage zum Angebot' },
    'offer.ask': { label: 'Angebot: Knopf der Frage', text: 'Frage senden' },
    'offer.refuse': { label: 'Angebot: Knopf zum Ablehnen', text: 'Angebot ablehnen' },
    'accepted.mail': {
      label: 'Angebot angenommen: Satz dahinter',
      text: 'Die Bestätigung mit dem Angebot als PDF haben wir Ihnen per E-Mail gesendet.',
    },
    'accepted.question': {
      label: 'Angebot angenommen: Feld für Fragen',
      text: 'Ihre Frage zum Auftrag',
    },
    'accepted.order': { label: 'Angebot angenommen: Überschrift der Summe', text: 'Ihr Auftrag' },
    'accepted.account': {
      label: 'Angebot angenommen: Kunden ohne Konto',
      text:
        'Projekt, Rechnungen und Nachrichten finden Sie im Kundenportal. Registrieren Sie sich ' +
        'dafür mit {email}: Dieser Auftrag liegt dann schon dort.',
      rows: 3,
    },
    'accepted.register': {
      label: 'Angebot angenommen: Knopf für Kunden ohne Konto',
      text: 'Konto anlegen',
    },
    portal: { label: 'Knopf zum Kundenportal', text: 'Zum Kundenportal' },
    'state.expired': {
      label: 'Angebot abgelaufen',
      text:
        'Dieses Angebot war bis {day} gültig und lässt sich nicht mehr annehmen. Schreiben Sie ' +
        'uns unten, dann erhalten Sie ein neues.',
      rows: 2,
    },
    'state.refused': {
      label: 'Angebot abgelehnt',
      text: 'Sie haben dieses Angebot am {day} abgelehnt.',
    },
    'unknown.title': {
      label: 'Link zum Angebot ungültig: Überschrift',
      text: 'Dieser Link ist ungültig',
    },
    'unknown.lead': {
      label: 'Link zum Angebot ungültig: Erklärung',
      text:
        'Zu dieser Adresse gibt es kein Angebot. Bitte öffnen Sie den Link aus Ihrer E-Mail ' +
        'noch einmal, ganz und ohne Umbruch.',
      rows: 2,
    },
    'revoked.title': {
      label: 'Link zum Angebot widerrufen: Überschrift',
      text: 'Dieser Link gilt nicht mehr',
    },
    'revoked.lead': {
      label: 'Link zum Angebot widerrufen: Erklärung',
      text:
        'Haben Sie eine neuere E-Mail von uns? Dann öffnen Sie den Link darin. Sonst senden wir ' +
        'Ihnen gern einen neuen.',
      rows: 2,
    },
    'superseded.title': {
      label: 'Angebot ersetzt: Überschrift',
      text: 'Zu diesem Angebot gibt es eine neue Fassung',
    },
    'superseded.lead': {
      label: 'Angebot ersetzt: Erklärung',
      text: 'Wir haben sie Ihnen per E-Mail gesendet. Bitte öffnen Sie den Link darin.',
    },
    'withdrawn.title': {
      label: 'Angebot zurückgezogen: Überschrift',
      text: 'Dieses Angebot haben wir zurückgezogen',
    },
    'withdrawn.lead': {
      label: 'Angebot zurückgezogen: Erklärung',
      text: 'Annehmen lässt es sich nicht mehr. Auf Wunsch erstellen wir Ihnen ein neues.',
    },
    'ended.title': {
      label: 'Link zum Angebot abgelaufen: Überschrift',
      text: 'Dieser Link ist abgelaufen',
    },
    'ended.lead': {
      label: 'Link zum Angebot abgelaufen: Erklärung',
      text:
        'Er galt so lange wie das Angebot, mindestens 30 Tage, nach einer Entscheidung noch 30 ' +
        'Tage. Was Sie beauftragt haben, liegt im Kundenportal.',
      rows: 2,
    },
    questions: {
      label: 'Vor Telefonnummer und E-Mail-Adresse',
      text: 'Fragen beantworten wir unter',
    },
    'enquiry.title': { label: 'Anfrage: Überschrift', text: 'Ihre Anfrage {reference}' },
    'enquiry.new': {
      label: 'Anfrage eingegangen: wie es weitergeht',
      text:
        'Wir erstellen Ihr Angebot. Es kommt bis {deadline} per E-Mail, kostenlos und ' +
        'unverbindlich.',
      rows: 2,
    },
    'enquiry.late': {
      label: 'Anfrage, zugesagte Zeit vorbei: wie es weitergeht',
      text: 'Unser Angebot verspätet sich. Rufen Sie uns an: {phone}.',
    },
    'enquiry.offered': {
      label: 'Anfrage, Angebot gesendet: wie es weitergeht',
      text:
        'Unser Angebot {numbers} haben wir Ihnen per E-Mail gesendet. Der Link darin öffnet es ' +
        'ohne Konto: lesen, fragen, annehmen oder ablehnen.',
      rows: 2,
    },
    'enquiry.won': {
      label: 'Anfrage beauftragt: wie es weitergeht',
      text:
        'Aus Ihrer Anfrage ist ein Auftrag geworden. Den Stand der Arbeit sehen Sie im ' +
        'Kundenportal.',
      rows: 2,
    },
    'enquiry.lost': {
      label: 'Anfrage abgeschlossen',
      text: 'Diese Anfrage ist abgeschlossen. Ein neues Vorhaben? Fragen Sie gern wieder an.',
    },
    'enquiry.pdf': { label: 'Anfrage: erster Knopf', text: 'Zusammenfassung (PDF)' },
    'enquiry.state': { label: 'Anfrage: Überschrift des Standes', text: 'Stand' },
    'enquiry.facts': { label: 'Anfrage: Überschrift der Angaben', text: 'Ihre Angaben' },
    'enquiry.hidden': {
      label: 'Anfrage: warum Kontaktdaten fehlen',
      text:
        'Kontaktdaten und Bemerkungen liegen uns vor. Hinter dem Link einer E-Mail zeigen wir ' +
        'sie nicht.',
      rows: 2,
    },
    'enquiry.talk': {
      label: 'Anfrage: Überschrift und Knopf des Termins',
      text: 'Termin dazu wählen',
    },
    'enquiry.talk.intro': {
      label: 'Anfrage: Einleitung des Termins',
      text: '{minutes} Minuten Beratung, kostenlos und unverbindlich.',
    },
    'enquiry.unknown.title': {
      label: 'Link zur Anfrage ungültig: Überschrift',
      text: 'Dieser Link ist ungültig',
    },
    'enquiry.unknown.lead': {
      label: 'Link zur Anfrage ungültig: Erklärung',
      text:
        'Zu dieser Adresse gibt es keine Anfrage. Bitte öffnen Sie den Link aus Ihrer E-Mail ' +
        'noch einmal, ganz und ohne Umbruch. Alte Anfragen löschen wir nach ihrer Frist.',
      rows: 3,
    },
  },
} as const satisfies TextGroup;
