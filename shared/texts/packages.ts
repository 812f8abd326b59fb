import type { TextGroup } from './text-group.ts';

/**
 * /pakete and what is said of the packages elsewhere. Names, features, times
 * and prices are the price list.
 */
export const PACKAGE_TEXTS = {
  id: 'pakete',
  name: 'Texte zu den Paketen',
  page: '/pakete',
  inBrowser: true,
  entries: {
    'meta.title': {
      label: 'Titel in Suchergebnissen',
      text: 'Website-Pakete und Preise im Vergleich',
    },
    'meta.description': {
      label: 'Beschreibung in Suchergebnissen',
      text:
        'Vier Pakete ab {{price.startpaket}}: Umfang, Lieferzeit, Ratenplan und Aufpreise in ' +
        'einer Übersicht.',
      rows: 2,
    },
    title: { label: 'Überschrift', text: 'Vier Pakete, jedes enthält das vorige' },
    includes: {
      label: 'Leiter: vor dem, was ein Paket übernimmt',
      text: 'Alles aus {package}, dazu:',
    },
    delivery: { label: 'Leiter: Lieferzeit', text: 'Lieferzeit: {time}' },
    example: { label: 'Leiter: Verweis auf ein Beispiel', text: 'Beispiel: {name}' },
    'package.startpaket': {
      label: 'Für wen das Paket Startpaket ist',
      text: 'Für Betriebe, die eine saubere erste Website brauchen.',
      rows: 2,
    },
    'package.smart-business': {
      label: 'Für wen das Paket Smart Business ist',
      text: 'Für Betriebe, die Anfragen auch außerhalb der Öffnungszeiten beantworten wollen.',
      rows: 2,
    },
    'package.commerce': {
      label: 'Für wen das Paket Commerce ist',
      text: 'Für Händler, die online verkaufen und ihren Bestand im Griff behalten.',
      rows: 2,
    },
    'package.enterprise': {
      label: 'Für wen das Paket Enterprise ist',
      text: 'Für Unternehmen mit eigenen Systemen, die zusammenarbeiten müssen.',
      rows: 2,
    },
    'estimate.title': {
      label: 'Richtpreis der Startseite: Überschrift',
      text: 'Richtpreis für Ihr Projekt',
    },
    'compare.title': { label: 'Vergleich: Überschrift', text: 'Was in welchem Paket steckt' },
    'compare.shared': {
      label: 'Vergleich: was in allen Paketen steckt',
      text: 'In allen vier stecken {features}. Der Rest unterscheidet sich:',
      rows: 2,
    },
    'compare.delivery': {
      label: 'Vergleich: Zeile der Lieferzeit',
      text: 'Lieferzeit (Wochen)',
    },
    'rates.title': { label: 'Raten: Überschrift', text: 'Ratenplan' },
    'rates.intro': {
      label: 'Raten: Einleitung',
      text:
        'Für Unternehmen: {{financing.down}} Anzahlung, der Rest in {{financing.instalments}} ' +
        'Monatsraten.',
      rows: 2,
    },
    'rates.note': {
      label: 'Raten: Hinweis unter dem Plan',
      text: 'Ohne Zinsen und Gebühren gerechnet. Verbindlich ist der Plan in Ihrem Angebot.',
      rows: 2,
    },
    'drivers.title': { label: 'Aufpreise: Überschrift', text: 'Was den Preis ändert' },
    'drivers.intro': {
      label: 'Aufpreise: Einleitung',
      text: 'In die Schätzung gehen nur Termin und Zusätze ein.',
    },
    'drivers.urgency': { label: 'Aufpreise: Überschrift der Termine', text: 'Termin' },
    'drivers.extras': { label: 'Aufpreise: Überschrift der Zusätze', text: 'Zusätze' },
    'drivers.none': { label: 'Aufpreise: ohne Aufschlag', text: 'ohne Auf- oder Abschlag' },
  },
} as const satisfies TextGroup;
