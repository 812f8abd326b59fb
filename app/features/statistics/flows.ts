import * as z from 'zod/mini';
import { formatNumber } from '#shared/core/format.ts';
import type { Bar } from './bar-table.tsx';

/** What the SQL function analytics_flows returns. */
export const FlowsSchema = z.object({
  views: z.number(),
  steps: z.record(z.string(), z.number()),
  fields: z.array(z.object({ field: z.string(), reached: z.number(), abandoned: z.number() })),
  vitals: z.array(z.object({ name: z.string(), p75: z.number(), samples: z.number() })),
  chat: z.object({
    conversations: z.number(),
    handovers: z.number(),
    outcomes: z.record(z.string(), z.number()),
  }),
});
export type Flows = z.infer<typeof FlowsSchema>;

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const seconds = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** '25 %', or a dash where there is nothing to share. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? percent.format(part / whole) : '–';

const QUOTE_STEPS = [
  ['quote/open', 'Formular geöffnet'],
  ['quote/step-1', 'Schritt 1 ausgefüllt: Projekt'],
  ['quote/step-2', 'Schritt 2 ausgefüllt: Kontakt'],
  ['quote/step-3', 'Schritt 3 abgeschickt'],
  ['quote/sent', 'Anfrage angekommen'],
] as const;
const BOOKING_STEPS = [
  ['booking/slot', 'Zeit gewählt'],
  ['booking/booked', 'Termin gebucht'],
  ['booking/moved', 'Termin verschoben'],
  ['booking/cancelled', 'Termin abgesagt'],
] as const;

/** The way from a page to an enquiry; each line names its share of the line above. */
export function buildQuoteFunnel({ views, steps }: Pick<Flows, 'views' | 'steps'>): Bar[] {
  const values = [views, ...QUOTE_STEPS.map(([key]) => steps[key] ?? 0)];
  return ['Seitenaufrufe', ...QUOTE_STEPS.map(([, label]) => label)].map((label, index) => ({
    label,
    value: values[index]!,
    text: formatNumber(values[index]!),
    ...(index > 0 &&
      values[index - 1]! > 0 && {
        note: `${shareOf(values[index]!, values[index - 1]!)} von davor`,
      }),
  }));
}

export const buildBookingBars = ({ steps }: Pick<Flows, 'steps'>): Bar[] =>
  BOOKING_STEPS.map(([key, label]) => ({
    label,
    value: steps[key] ?? 0,
    text: formatNumber(steps[key] ?? 0),
  }));

const FIELD_LABELS: Record<string, string> = {
  projectType: 'Projektart',
  industry: 'Branche',
  urgency: 'Dringlichkeit',
  name: 'Name',
  company: 'Unternehmen',
  email: 'E-Mail',
  phone: 'Telefon',
  location: 'Stadt/Region',
  additionalServices: 'Zusatzleistungen',
  message: 'Bemerkungen',
  signature: 'Unterschrift',
  privacyConsent: 'Datenschutz',
  newsletterConsent: 'Newsletter',
};

/** Fields at which somebody stopped, by how often. */
export const buildFieldBars = ({ fields }: Pick<Flows, 'fields'>): Bar[] =>
  fields
    .filter(({ field }) => field in FIELD_LABELS)
    .map(({ field, reached, abandoned }) => ({
      label: FIELD_LABELS[field]!,
      value: abandoned,
      text: formatNumber(abandoned),
      note: `${shareOf(abandoned, reached)} von ${formatNumber(reached)}`,
    }));

/** What a good page stays below, at the 75th percentile; in milliseconds, CLS without unit. */
const VITALS: readonly { name: string; label: string; good: number }[] = [
  { name: 'LCP', label: 'Größter Inhalt sichtbar (LCP)', good: 2500 },
  { name: 'INP', label: 'Reaktion auf Eingaben (INP)', good: 200 },
  { name: 'CLS', label: 'Verschiebung des Layouts (CLS)', good: 0.1 },
  { name: 'TTFB', label: 'Erstes Byte (TTFB)', good: 800 },
];

const formatVital = (name: string, value: number): string =>
  name === 'CLS'
    ? plain.format(value)
    : value >= 1000
      ? `${seconds.format(value / 1000)} s`
      : `${Math.round(value)} ms`;

/** Each bar relative to its own limit: half of the line is the limit. */
export const buildVitalBars = ({ vitals }: Pick<Flows, 'vitals'>): Bar[] =>
  VITALS.flatMap(({ name, label, good }) => {
    const found = vitals.find((vital) => vital.name === name);
    if (!found) return [];
    return {
      label,
      value: found.p75 / good,
      text: formatVital(name, found.p75),
      note: `gut bis ${formatVital(name, good)}, ${formatNumber(found.samples)} Messungen`,
      isBad: found.p75 > good,
    };
  });

const OUTCOMES: readonly (readonly [string, string])[] = [
  ['answer', 'Beantwortet'],
  ['ask', 'Rückfrage gestellt'],
  ['abstain', 'Ohne Antwort'],
  ['refuse', 'Abgelehnt'],
  ['handover', 'An einen Menschen verwiesen'],
];

export function buildChatBars({ chat: { outcomes } }: Pick<Flows, 'chat'>): Bar[] {
  const all = Object.values(outcomes).reduce((sum, value) => sum + value, 0);
  return OUTCOMES.map(([key, label]) => {
    const value = outcomes[key] ?? 0;
    return { label, value, text: formatNumber(value), note: shareOf(value, all) };
  });
}
