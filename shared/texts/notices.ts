import type { TextGroup } from './text-group.ts';

/** What the site says in between: after sending, beside forms, where a page is missing. */
export const NOTICE_TEXTS = {
  id: 'hinweise',
  name: 'Hinweise und Meldungen',
  page: '/kontakt',
  inBrowser: true,
  entries: {
    'quote.what': { label: 'Anfrage: Frage nach der Projektart', text: 'Was brauchen Sie?' },
    'quote.when': { label: 'Anfrage: Frage nach dem Termin', text: 'Wann soll es fertig sein?' },
    'quote.noPrice': {
      label: 'Anfrage: unten, solange nichts gewählt ist',
      text: 'Ihr Richtpreis steht hier, sobald Sie wählen.',
    },
    'quote.promise': {
      label: 'Anfrage: Zusage vor dem Absenden',
      text:
        'Sie erhalten an Werktagen innerhalb von {{promise.offer}} ein ausführliches Angebot, ' +
        'kostenlos und unverbindlich.',
      rows: 2,
    },
    'receipt.title': { label: 'Anfrage gesendet: Überschrift', text: 'Ihre Anfrage ist bei uns' },
    'receipt.1': {
      label: 'Anfrage gesendet: erster Schritt',
      text: 'Wir lesen Ihre Angaben. Ist etwas offen, rufen wir Sie an.',
    },
    'receipt.2': {
      label: 'Anfrage gesendet: zweiter Schritt',
      text: 'Das Angebot kommt per E-Mail, mit festem Preis und Leistungen.',
    },
    'receipt.3': {
      label: 'Anfrage gesendet: dritter Schritt',
      text:
        'Sie fragen nach, wählen Optionen, nehmen an oder lehnen ab. Bis dahin kostet es ' +
        'nichts.',
      rows: 2,
    },
    'receipt.next': { label: 'Anfrage gesendet: über den Schritten', text: 'So geht es weiter' },
    'receipt.call': {
      label: 'Anfrage gesendet: vor der Telefonnummer',
      text: 'Etwas vergessen? Rufen Sie an:',
    },
    'contact.sent': {
      label: 'Nachricht gesendet: Zusage',
      text: 'Wir antworten an Werktagen innerhalb von {{promise.offer}}.',
    },
    'booking.confirm': {
      label: 'Termin gewählt: Überschrift',
      text: 'Noch ein Klick: Bitte bestätigen Sie den Termin',
    },
    'booking.booked': { label: 'Termin gebucht: Überschrift', text: 'Ihr Termin ist gebucht' },
    'booking.next': {
      label: 'Termin gebucht: wie es weitergeht',
      text:
        'Buchungsnummer {reference}. Die Bestätigung mit Kalenderdatei ist per E-Mail ' +
        'unterwegs. Über den Link darin verschieben Sie den Termin oder sagen ihn ab.',
      rows: 2,
    },
    'popup.title': {
      label: 'Beratungsangebot: Überschrift',
      text: '{{promise.call}} Beratung, kostenlos',
    },
    'popup.note': {
      label: 'Beratungsangebot: Hinweis hinter WhatsApp',
      text: 'mit eigenen Datenschutzregeln',
    },
    'popup.call': { label: 'Beratungsangebot: Anruf', text: 'Anrufen' },
    'popup.talk': { label: 'Beratungsangebot: Knopf', text: 'Termin wählen' },
    'newsletter.title': {
      label: 'Newsletter: Überschrift',
      text: 'Newsletter, wenn sich etwas ändert',
    },
    'newsletter.lead': {
      label: 'Newsletter: Einleitung',
      text:
        'Was sich für die Website kleiner Betriebe ändert und was zu tun ist, zum Beispiel bei ' +
        'Barrierefreiheit, E-Rechnung und lokaler Suche.',
      rows: 2,
    },
    'newsletter.promise.1': {
      label: 'Newsletter: erste Zusage',
      text: 'Ohne festen Takt: Eine Ausgabe kommt, wenn es etwas Neues gibt.',
    },
    'newsletter.promise.2': {
      label: 'Newsletter: zweite Zusage',
      text: 'Ohne Zählpixel: Ob Sie eine Ausgabe öffnen, erfahren wir nicht.',
    },
    'newsletter.promise.3': {
      label: 'Newsletter: dritte Zusage',
      text: 'Ein Link in jeder Ausgabe bestellt ab. Danach löschen wir Ihre Adresse.',
    },
    'newsletter.order': { label: 'Newsletter: Knopf', text: 'Newsletter bestellen' },
    'newsletter.recent': {
      label: 'Newsletter: Überschrift der letzten Beiträge',
      text: 'Zuletzt im Blog',
    },
    'newsletter.privacy': {
      label: 'Newsletter: Verweis zum Datenschutz',
      text: 'Mehr zum Datenschutz',
    },
    'newsletter.sent': {
      label: 'Newsletter: nach dem Bestellen',
      text:
        'Bitte prüfen Sie Ihr Postfach: Dort liegt in wenigen Minuten eine E-Mail mit einem ' +
        'Link, der die Anmeldung bestätigt.',
      rows: 2,
    },
    'newsletter.confirmed': {
      label: 'Newsletter: nach dem Bestätigen',
      text: 'Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt per E-Mail.',
    },
    'newsletter.end': {
      label: 'Newsletter: vor dem Abbestellen',
      text:
        'Sie bekommen danach keinen Newsletter mehr, und wir löschen Ihre Adresse aus der ' +
        'Liste.',
      rows: 2,
    },
    'newsletter.ended': {
      label: 'Newsletter: nach dem Abbestellen',
      text:
        'Sie sind abgemeldet. Ihre Adresse steht nicht mehr auf der Liste, es kommt keine ' +
        'weitere Ausgabe.',
      rows: 2,
    },
    'withdrawal.lead': {
      label: 'Vertrag widerrufen: Einleitung',
      text: 'In zwei Schritten, ohne Konto. Die Bestätigung kommt sofort per E-Mail.',
    },
    'withdrawal.more': {
      label: 'Vertrag widerrufen: vor dem Verweis auf die Belehrung',
      text: 'Für wen das Widerrufsrecht gilt und welche Folgen es hat, steht in der',
    },
    'missing.title': { label: 'Seite fehlt: Überschrift', text: 'Diese Seite gibt es nicht' },
    'missing.text': {
      label: 'Seite fehlt: Erklärung',
      text:
        'Unter dieser Adresse liegt nichts. Vielleicht ist sie falsch geschrieben, oder die ' +
        'Seite ist umgezogen.',
      rows: 2,
    },
    'missing.drawing': {
      label: 'Seite fehlt: unter der Zeichnung',
      text: 'Der Fluss hat hier seinen Lauf geändert.',
    },
    'missing.home': { label: 'Seite fehlt: erster Knopf', text: 'Zur Startseite' },
    'missing.report': { label: 'Seite fehlt: zweiter Knopf', text: 'Fehler melden' },
    'missing.often': { label: 'Seite fehlt: vor den Verweisen', text: 'Oft gesucht:' },
    'offline.title': { label: 'Ohne Verbindung: Überschrift', text: 'Keine Verbindung' },
    'offline.text': {
      label: 'Ohne Verbindung: Erklärung',
      text:
        'Ihr Gerät ist gerade offline. Haben Sie „Funktional“ erlaubt, öffnen sich Seiten, die Sie ' +
        'schon besucht haben; alle anderen, sobald Sie wieder verbunden sind.',
      rows: 2,
    },
    'offline.again': { label: 'Ohne Verbindung: Knopf', text: 'Erneut versuchen' },
  },
} as const satisfies TextGroup;
