import type { TextGroup } from './text-group.ts';

/**
 * What offers and invoices begin with. A draft takes it over and may change it;
 * what was sent keeps its own.
 */
export const DOCUMENT_TEXTS = {
  id: 'dokumente',
  name: 'Angebote und Rechnungen',
  page: null,
  inBrowser: true,
  entries: {
    'offer.introduction': {
      label: 'Angebot: Einleitung',
      text:
        'Guten Tag {name},\n\nvielen Dank für Ihre Anfrage. Wir bieten Ihnen die folgenden ' +
        'Leistungen an.',
      rows: 4,
    },
    'offer.closing': {
      label: 'Angebot: Schluss',
      text:
        'Ihre Fragen beantworten wir am Telefon oder dort, wo Sie das Angebot öffnen. Wir ' +
        'freuen uns auf Ihren Auftrag.',
      rows: 3,
    },
    'offer.payOnce': {
      label: 'Angebot: Zahlung in einem Betrag',
      text: 'Der Gesamtbetrag ist nach der Abnahme fällig, zahlbar nach Erhalt der Rechnung.',
      rows: 2,
    },
    'offer.paySplit': {
      label: 'Angebot: Anzahlung und Rest',
      text:
        'Sie zahlen {share} mit dem Auftrag und den Rest nach der Abnahme, jeweils nach Erhalt ' +
        'der Rechnung.',
      rows: 2,
    },
    'offer.payRates': {
      label: 'Angebot: Monatsraten',
      text:
        'Sie zahlen {share} mit dem Auftrag und den Rest in gleichen Monatsraten, ohne ' +
        'Aufschlag.',
      rows: 2,
    },
    'invoice.introduction': {
      label: 'Rechnung: Einleitung',
      text: 'Für Ihren Auftrag nach Angebot {number} berechnen wir:',
    },
    'invoice.closing': {
      label: 'Rechnung: Schluss (zum Beispiel ein Hinweis zur Aufbewahrung)',
      text: '',
      rows: 3,
    },
    'invoice.pay': {
      label: 'Rechnung: Zahlung',
      text: 'Bitte überweisen Sie {amount} bis zum {day} ohne Abzug.',
    },
  },
} as const satisfies TextGroup;
