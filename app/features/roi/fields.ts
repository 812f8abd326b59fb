import type { RoiInput } from '#shared/statistics/roi.ts';

/** A form field: `param` is its name in the shareable address. */
export type RoiField = {
  name: keyof RoiInput;
  param: string;
  label: string;
  unit: string;
  hint: string;
};

export const BUSINESS_FIELDS: readonly RoiField[] = [
  {
    name: 'visitors',
    param: 'besucher',
    label: 'Besucher im Monat',
    unit: 'Personen',
    hint: 'Steht in Ihrer Besucherstatistik.',
  },
  {
    name: 'conversion',
    param: 'quote',
    label: 'Anfrage- oder Kaufquote',
    unit: '%',
    hint: 'Von hundert Besuchern fragen oder kaufen so viele.',
  },
  {
    name: 'orderValue',
    param: 'wert',
    label: 'Wert eines Auftrags',
    unit: '€',
    hint: 'Durchschnittlicher Umsatz je Auftrag.',
  },
  {
    name: 'hours',
    param: 'stunden',
    label: 'Gesparte Stunden im Monat',
    unit: 'Std.',
    hint: 'Anrufe, Abtippen, Termine, die wegfallen.',
  },
  {
    name: 'hourlyCost',
    param: 'stundensatz',
    label: 'Kosten einer Stunde',
    unit: '€',
    hint: 'Lohn mit Nebenkosten.',
  },
];

export const ASSUMPTION_FIELDS: readonly RoiField[] = [
  {
    name: 'uplift',
    param: 'steigerung',
    label: 'Mehr Aufträge',
    unit: '%',
    hint: 'Annahme, keine Statistik: 15 % heißt 23 statt 20 Aufträge.',
  },
  {
    name: 'margin',
    param: 'marge',
    label: 'Deckungsbeitrag',
    unit: '%',
    hint: 'Was nach Ware und Lieferung bleibt. Handel oft weniger, Dienste oft mehr.',
  },
  {
    name: 'running',
    param: 'laufend',
    label: 'Laufende Kosten im Monat',
    unit: '€',
    hint: 'Hosting, Domain und Pflege.',
  },
  {
    name: 'months',
    param: 'monate',
    label: 'Zeitraum',
    unit: 'Monate',
    hint: 'Über zwölf Monate lässt sich gut vergleichen.',
  },
];

export const INVESTMENT_FIELD: RoiField = {
  name: 'investment',
  param: 'investition',
  label: 'Investition einmalig',
  unit: '€',
  hint: 'Folgt dem Paket; eigener Betrag möglich.',
};

export const ALL_FIELDS: readonly RoiField[] = [
  ...BUSINESS_FIELDS,
  INVESTMENT_FIELD,
  ...ASSUMPTION_FIELDS,
];
