import type { TextGroup } from './text-group.ts';

/** The calculator of /roi-kalkulator and what stands around it. */
export const ROI_TEXTS = {
  id: 'roi-kalkulator',
  name: 'ROI-Kalkulator',
  page: '/roi-kalkulator',
  inBrowser: true,
  entries: {
    'meta.title': {
      label: 'Titel in Suchergebnissen',
      text: 'ROI-Kalkulator: Rechnet sich die Website?',
    },
    'meta.description': {
      label: 'Beschreibung in Suchergebnissen',
      text:
        'Rechnen Sie aus, was Website, Shop oder Chatbot bringen: Spanne statt Versprechen, ' +
        'Amortisation in Monaten, offene Annahmen und ein Link zum Teilen.',
      rows: 2,
    },
    title: { label: 'Überschrift', text: 'Rechnet sich die Website?' },
    lead: {
      label: 'Absatz unter der Überschrift',
      text:
        'Setzen Sie Ihre Zahlen ein. Das Ergebnis ist eine Spanne, jede Annahme lässt sich ' +
        'ändern, und wir fragen nicht nach Ihrer E-Mail-Adresse.',
      rows: 2,
    },
    business: { label: 'Überschrift der Angaben zum Betrieb', text: 'Ihr Betrieb' },
    project: { label: 'Überschrift der Angaben zum Vorhaben', text: 'Ihr Vorhaben' },
    assumptions: { label: 'Überschrift der Annahmen', text: 'Annahmen ändern' },
    'package.hint': { label: 'Feld „Paket“: Hinweis', text: 'Übernimmt den Preis des Pakets.' },
    'package.own': { label: 'Feld „Paket“: ohne Paket', text: 'Eigener Betrag' },
    'field.visitors': { label: 'Feld „Besucher im Monat“', text: 'Besucher im Monat' },
    'hint.visitors': {
      label: 'Feld „Besucher im Monat“: Hinweis',
      text: 'Steht in Ihrer Besucherstatistik.',
    },
    'field.conversion': {
      label: 'Feld „Anfrage- oder Kaufquote“',
      text: 'Anfrage- oder Kaufquote',
    },
    'hint.conversion': {
      label: 'Feld „Anfrage- oder Kaufquote“: Hinweis',
      text: 'Von hundert Besuchern fragen oder kaufen so viele.',
    },
    'field.orderValue': { label: 'Feld „Wert eines Auftrags“', text: 'Wert eines Auftrags' },
    'hint.orderValue': {
      label: 'Feld „Wert eines Auftrags“: Hinweis',
      text: 'Durchschnittlicher Umsatz je Auftrag.',
    },
    'field.hours': { label: 'Feld „Gesparte Stunden im Monat“', text: 'Gesparte Stunden im Monat' },
    'hint.hours': {
      label: 'Feld „Gesparte Stunden im Monat“: Hinweis',
      text: 'Anrufe, Abtippen, Termine, die wegfallen.',
    },
    'field.hourlyCost': { label: 'Feld „Kosten einer Stunde“', text: 'Kosten einer Stunde' },
    'hint.hourlyCost': {
      label: 'Feld „Kosten einer Stunde“: Hinweis',
      text: 'Lohn mit Nebenkosten.',
    },
    'field.uplift': { label: 'Feld „Mehr Aufträge“', text: 'Mehr Aufträge' },
    'hint.uplift': {
      label: 'Feld „Mehr Aufträge“: Hinweis',
      text: 'Annahme, keine Statistik: 15 % mehr macht aus 20 Aufträgen 23.',
    },
    'field.margin': { label: 'Feld „Deckungsbeitrag“', text: 'Deckungsbeitrag' },
    'hint.margin': {
      label: 'Feld „Deckungsbeitrag“: Hinweis',
      text: 'Was nach Ware und Lieferung bleibt. Handel oft weniger, Dienste oft mehr.',
    },
    'field.running': { label: 'Feld „Laufende Kosten im Monat“', text: 'Laufende Kosten im Monat' },
    'hint.running': {
      label: 'Feld „Laufende Kosten im Monat“: Hinweis',
      text: 'Hosting, Domain und Pflege.',
    },
    'field.months': { label: 'Feld „Zeitraum“', text: 'Zeitraum' },
    'hint.months': {
      label: 'Feld „Zeitraum“: Hinweis',
      text: 'Über zwölf Monate lässt sich gut vergleichen.',
    },
    'field.investment': { label: 'Feld „Investition einmalig“', text: 'Investition einmalig' },
    'hint.investment': {
      label: 'Feld „Investition einmalig“: Hinweis',
      text: 'Folgt dem Paket; eigener Betrag möglich.',
    },
    copy: { label: 'Knopf für den Link', text: 'Berechnung als Link kopieren' },
    'how.title': { label: 'So wird gerechnet: Überschrift', text: 'So wird gerechnet' },
    'how.orders': {
      label: 'So wird gerechnet: erster Posten',
      text: 'Besucher × Quote × Wert eines Auftrags × Steigerung × Deckungsbeitrag',
    },
    'how.time': {
      label: 'So wird gerechnet: zweiter Posten',
      text: 'Gesparte Stunden × Kosten einer Stunde',
    },
    'how.costs': {
      label: 'So wird gerechnet: was abgeht',
      text: 'Laufende Kosten jeden Monat, die Investition einmal',
    },
    'how.2': {
      label: 'So wird gerechnet: erster Absatz',
      text:
        'Die vorsichtige Rechnung nimmt die Hälfte der Steigerung und drei Viertel der ' +
        'gesparten Stunden. Die günstige nimmt das Anderthalbfache der Steigerung, aber nie ' +
        'mehr Stunden als angegeben.',
      rows: 3,
    },
    'how.3': {
      label: 'So wird gerechnet: zweiter Absatz',
      text:
        'Die Vorgaben sind Annahmen zum Überschreiben, keine Messwerte. Steuern, Zinsen und ' +
        'Ihre eigene Zeit für Texte und Bilder stehen nicht in der Rechnung.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
