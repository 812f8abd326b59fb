import type { RoiInput } from '#shared/statistics/roi.ts';

/** A form field: `param` is its name in the shareable address. */
export type RoiField = {
  name: keyof RoiInput;
  param: string;
  unit: string;
};

export const BUSINESS_FIELDS: readonly RoiField[] = [
  {
    name: 'visitors',
    param: 'besucher',
    unit: 'Personen',
  },
  {
    name: 'conversion',
    param: 'quote',
    unit: '%',
  },
  {
    name: 'orderValue',
    param: 'wert',
    unit: '€',
  },
  {
    name: 'hours',
    param: 'stunden',
    unit: 'Std.',
  },
  {
    name: 'hourlyCost',
    param: 'stundensatz',
    unit: '€',
  },
];

export const ASSUMPTION_FIELDS: readonly RoiField[] = [
  {
    name: 'uplift',
    param: 'steigerung',
    unit: '%',
  },
  {
    name: 'margin',
    param: 'marge',
    unit: '%',
  },
  {
    name: 'running',
    param: 'laufend',
    unit: '€',
  },
  {
    name: 'months',
    param: 'monate',
    unit: 'Monate',
  },
];

export const INVESTMENT_FIELD: RoiField = {
  name: 'investment',
  param: 'investition',
  unit: '€',
};

export const ALL_FIELDS: readonly RoiField[] = [
  ...BUSINESS_FIELDS,
  INVESTMENT_FIELD,
  ...ASSUMPTION_FIELDS,
];
