import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { PriceFiguresSchema } from '#shared/pricing/price-figures.ts';
import { formatNumber, formatNumericDay } from '#shared/core/format.ts';
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

type Group = {
  title: string;
  hint?: string;
  look?: 'columns' | 'rows';
  fields: readonly SiteField[];
};

/** The fields of a price list by group and id (shared/pricing/price-list.ts). */
export const PRICE_GROUPS: readonly Group[] = [
  {
    title: 'Pakete',
    hint: 'Wie sie auf der Startseite und unter Preise nebeneinander stehen.',
    look: 'columns',
    fields: PACKAGES.map(({ id, name, delivery }) =>
      number('packages', id, name, { hint: delivery }),
    ),
  },
  {
    title: 'Projektarten',
    hint: 'Grundpreise der Schätzung im Anfrageformular.',
    look: 'rows',
    fields: PROJECT_TYPES.map(({ id, title }) => {
      const followed = followedName(id);
      return number('projectTypes', id, title, {
        required: !followed,
        ...(followed && { hint: `leer: wie ${followed}` }),
      });
    }),
  },
  {
    title: 'Zusatzleistungen',
    hint: 'Kommen zum Grundpreis hinzu.',
    look: 'rows',
    fields: ADDITIONAL_SERVICES.map(({ id, label, isMonthly }) =>
      number('services', id, label, isMonthly ? { hint: 'pro Monat' } : {}),
    ),
  },
  {
    title: 'Zeitrahmen',
    hint: 'Auf den Grundpreis. Nachlass mit Minus, zum Beispiel -10.',
    look: 'rows',
    fields: URGENCIES.map(({ value, label }) => number('urgencies', value, label, { unit: '%' })),
  },
  {
    title: 'Gültigkeit',
    hint: 'Heute: sofort. Ein späterer Tag: ab 0 Uhr dieses Tages.',
    fields: [
      { name: 'validFrom', label: 'Gilt ab', kind: 'day', short: true, chars: 14 },
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

/** What stands in the fields; null where something has to be corrected first. */
export const readRightFigures = (textOf: (name: string) => string): PriceFigures | null =>
  PriceFiguresSchema.safeParse(readTypedFigures(textOf)).data ?? null;

type Lists = {
  /** The list that holds, and what stands in the fields. */
  holding: PriceFigures;
  typed: PriceFigures | null;
  /** The next list that will hold. */
  planned: { figures: PriceFigures; day: string } | undefined;
};

/** The groups, with what each price was and will be beside it. */
export function notePrices({ holding, typed, planned }: Lists): readonly Group[] {
  const [old, now, next] = [holding, typed, planned?.figures].map((figures) =>
    figures ? figuresToValues(figures) : undefined,
  );
  return PRICE_GROUPS.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const { name, unit, hint } = field;
      if (!unit) return field;
      const followed = FOLLOWED[name.split('.')[1] as keyof typeof FOLLOWED];
      const show = (value = ''): string =>
        value === '' ? 'wie das Paket' : `${value}\u00a0${unit}`;
      const notes = [
        typeof hint === 'string' && hint,
        now && now[name] !== old?.[name] && `bisher ${show(old?.[name])}`,
        next &&
          planned &&
          next[name] !== old?.[name] &&
          `ab ${formatNumericDay(planned.day)}: ${show(next[name])}`,
      ].filter(Boolean);
      return {
        ...field,
        hint: notes.join(' · '),
        ...(followed && { placeholder: (now ?? old)?.[`packages.${followed}`] ?? '' }),
      };
    }),
  }));
}
