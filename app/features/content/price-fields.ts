import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { PriceFiguresSchema } from '#shared/pricing/price-figures.ts';
import { formatNumber } from '#shared/core/format.ts';
import { FOLLOWED, type PriceFigures } from '#shared/pricing/price-list.ts';
import type { SiteField } from './site-fields.ts';

export type PriceGroup = keyof PriceFigures;

const number = (
  group: PriceGroup,
  id: string,
  label: string,
  more: Partial<SiteField> = {},
): SiteField => ({ name: `${group}.${id}`, label, kind: 'number', unit: '€', ...more });

const followedName = (id: (typeof PROJECT_TYPES)[number]['id']): string | undefined =>
  PACKAGES.find((entry) => entry.id === FOLLOWED[id])?.name;

/** The fields of a price list by group and id (shared/pricing/price-list.ts). */
export const PRICE_GROUPS: readonly {
  title: string;
  hint?: string;
  fields: readonly SiteField[];
}[] = [
  {
    title: 'Pakete',
    fields: PACKAGES.map(({ id, name }) => number('packages', id, name)),
  },
  {
    title: 'Projektarten',
    hint:
      'Grundpreise der Schätzung. Leer gilt der Preis des Pakets: ' +
      PROJECT_TYPES.flatMap(({ id, title }) => {
        const name = followedName(id);
        return name ? `${title} wie ${name}` : [];
      }).join(', ') +
      '.',
    fields: PROJECT_TYPES.map(({ id, title }) =>
      number('projectTypes', id, title, { required: !followedName(id) }),
    ),
  },
  {
    title: 'Zusatzleistungen',
    fields: ADDITIONAL_SERVICES.map(({ id, label, isMonthly }) =>
      number('services', id, label, isMonthly ? { hint: 'pro Monat' } : {}),
    ),
  },
  {
    title: 'Zeitrahmen, auf den Grundpreis',
    hint: 'Nachlass mit Minus, zum Beispiel -10.',
    fields: URGENCIES.map(({ value, label }) => number('urgencies', value, label, { unit: '%' })),
  },
  {
    title: 'Veröffentlichen',
    fields: [
      {
        name: 'validFrom',
        label: 'Gilt ab',
        kind: 'day',
        hint: 'Heute: sofort. Ein späterer Tag: ab 0 Uhr dieses Tages',
      },
      { name: 'note', label: 'Notiz für Sie', required: false, hint: 'Steht nur im Verlauf' },
    ],
  },
];

const GROUP_NAMES: readonly PriceGroup[] = ['packages', 'projectTypes', 'services', 'urgencies'];

export const figuresToValues = (figures: PriceFigures): Record<string, string> =>
  Object.fromEntries(
    GROUP_NAMES.flatMap((group) =>
      Object.entries(figures[group]).map(([id, value]) => [
        `${group}.${id}`,
        value === null ? '' : formatNumber(value),
      ]),
    ),
  );

/**
 * '1.290' and '1 290' are figures as people write them; what is no number is
 * left to the schema.
 */
const readNumber = (text: string): number | null =>
  text === '' ? null : Number(text.replaceAll(/[\s€%]/g, '').replace(/\.(?=\d{3}\b)/g, ''));

/** What was typed, by group and id, for PriceFiguresSchema. */
export function readTypedFigures(textOf: (name: string) => string): unknown {
  const entries = PRICE_GROUPS.flatMap(({ fields }) => fields)
    .map(({ name }) => name.split('.'))
    .filter(([, id]) => id !== undefined);
  return Object.fromEntries(
    GROUP_NAMES.map((group) => [
      group,
      Object.fromEntries(
        entries
          .filter(([of]) => of === group)
          .map(([, id = '']) => [id, readNumber(textOf(`${group}.${id}`))]),
      ),
    ]),
  );
}

/** Fields in which two lists differ, as people read them: 'Startpaket: 590 → 690'. */
export function describePriceChanges(before: PriceFigures, after: PriceFigures): string[] {
  const [old, now] = [figuresToValues(before), figuresToValues(after)];
  return PRICE_GROUPS.flatMap(({ fields }) =>
    fields
      .filter(({ name }) => old[name] !== now[name])
      .map(({ name, label, unit }) => {
        const show = (value = ''): string =>
          value === '' ? 'wie das Paket' : `${value}\u00a0${unit}`;
        return `${label}: ${show(old[name])} → ${show(now[name])}`;
      }),
  );
}

/** The same of what stands in the fields; null where something has to be corrected first. */
export function describeTypedChanges(
  before: PriceFigures,
  textOf: (name: string) => string,
): string[] | null {
  const { data } = PriceFiguresSchema.safeParse(readTypedFigures(textOf));
  return data ? describePriceChanges(before, data) : null;
}
