import * as z from 'zod/mini';
import { formatNumber } from '#shared/core/format.ts';
import type { Bar } from './bar-table.tsx';
import type { Figure } from './report.ts';
import { lazily } from '#shared/core/lazily.ts';

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

const percent = lazily(
  () => new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 }),
);
const seconds = lazily(
  () =>
    new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
const plain = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }));

/** '25 %', or a dash where there is nothing to share. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? percent().format(part / whole) : '–';
/** 0.25; 0 where there is nothing to share. */
export const fractionOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

const QUOTE_STEPS = [
  ['quote/open', 'Formular geöffnet'],
  ['quote/step-1', 'Projekt ausgefüllt'],
  ['quote/step-2', 'Kontakt ausgefüllt'],
  ['quote/sent', 'Anfrage angekommen'],
] as const;
const WAY_STEPS = [
  ['offered', 'Angebot gesendet'],
  ['accepted', 'Beauftragt'],
  ['paid', 'Bezahlt'],
] as const;
const BOOKING_STEPS = [
  ['booking/slot', 'Zeit gewählt'],
  ['booking/booked', 'Termin gebucht'],
  ['booking/moved', 'Termin verschoben'],
  ['booking/cancelled', 'Termin abgesagt'],
] as const;

type Visited = { visits: number; steps: Flows['steps'] };
/** Of the enquiries of a period, as far as they have come by now. */
export type Way = { requests: number; offered: number; accepted: number; paid: number };

export type Step = {
  label: string;
  value: number;
  /** In the period before. */
  before?: number;
  /** Of the step above: '18 %'. */
  share?: string;
};

/**
 * The way from a visit to the payment, as far as anybody has come. What the server counts can be
 * more than what browsers have told: that is no share. What became of enquiries does not stand
 * beside the period before, whose enquiries have had longer for it.
 */
export function buildFunnel(now: Visited & { way?: Way | undefined }, before?: Visited): Step[] {
  const steps: Step[] = [
    { label: 'Besuche', value: now.visits, ...(before && { before: before.visits }) },
    ...QUOTE_STEPS.map(([key, label]) => ({
      label,
      value: now.steps[key] ?? 0,
      ...(before && { before: before.steps[key] ?? 0 }),
    })),
    ...(now.way ? WAY_STEPS.map(([key, label]) => ({ label, value: now.way![key] })) : []),
  ];
  const reached = steps.findLastIndex(({ value, before: old = 0 }) => value > 0 || old > 0);
  // Where it ends stands one zero, not a row of them.
  return steps.slice(0, reached + 2).map((step, index) => {
    const above = steps[index - 1]?.value ?? 0;
    return above > 0 && step.value <= above ? { ...step, share: shareOf(step.value, above) } : step;
  });
}

/**
 * Each line relative to the longest one: times chosen, booked, moved and
 * cancelled are no shares of each other.
 */
export function buildBookingBars(
  { steps }: Pick<Flows, 'steps'>,
  before?: Pick<Flows, 'steps'>,
): Bar[] {
  const most = Math.max(...BOOKING_STEPS.map(([key]) => steps[key] ?? 0));
  return BOOKING_STEPS.map(([key, label]) => ({
    label,
    share: fractionOf(steps[key] ?? 0, most),
    text: formatNumber(steps[key] ?? 0),
    ...(before && { before: formatNumber(before.steps[key] ?? 0) }),
  })).filter(({ text, before: old = '0' }) => text !== '0' || old !== '0');
}

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

/** Fields at which somebody stopped, by what part of those who got there: what the bars draw. */
export const buildFieldBars = ({ fields }: Pick<Flows, 'fields'>): Bar[] =>
  fields
    .filter(({ field }) => field in FIELD_LABELS)
    .map(({ field, reached, abandoned }) => ({
      label: FIELD_LABELS[field]!,
      share: fractionOf(abandoned, reached),
      text: shareOf(abandoned, reached),
      note: `${formatNumber(abandoned)} von ${formatNumber(reached)}`,
    }))
    .toSorted((a, b) => b.share - a.share);

/**
 * At the 75th percentile: what a good page stays below, and above what it is
 * poor; in milliseconds, CLS without unit.
 */
const VITALS: readonly { name: string; label: string; good: number; poor: number }[] = [
  { name: 'LCP', label: 'Größter Inhalt sichtbar (LCP)', good: 2500, poor: 4000 },
  { name: 'INP', label: 'Reaktion auf Eingaben (INP)', good: 200, poor: 500 },
  { name: 'CLS', label: 'Verschiebung des Layouts (CLS)', good: 0.1, poor: 0.25 },
  { name: 'TTFB', label: 'Erstes Byte (TTFB)', good: 800, poor: 1800 },
];
/** Room on the track behind the limit of what is poor. */
const BEYOND_POOR = 1.25;

const formatVital = (name: string, value: number): string =>
  name === 'CLS'
    ? plain().format(value)
    : value >= 1000
      ? `${seconds().format(value / 1000)} s`
      : `${Math.round(value)} ms`;

/** The three that Google rates, each beside the same of the period before. */
export const listVitalSums = (flows: Flows, before?: Flows) =>
  VITALS.slice(0, 3).map(({ name, label }) => {
    const read = (found?: Flows) => found?.vitals.find((vital) => vital.name === name)?.p75;
    const figure: Figure = { now: read(flows) ?? 0, before: read(before) ?? 0 };
    return {
      label,
      figure,
      format: (value: number) => (value === 0 ? '–' : formatVital(name, value)),
      lessIsBetter: true,
      isMissing: read(flows) === undefined,
    };
  });

/** Each bar on a track of its own, with both limits marked. */
export const buildVitalBars = ({ vitals }: Pick<Flows, 'vitals'>): Bar[] =>
  VITALS.flatMap(({ name, label, good, poor }) => {
    const found = vitals.find((vital) => vital.name === name);
    if (!found) return [];
    const end = poor * BEYOND_POOR;
    return {
      label,
      share: found.p75 / end,
      text: formatVital(name, found.p75),
      note: `${rateVital(found.p75, good, poor)}, ${formatNumber(found.samples)} Messungen`,
      ...(found.p75 <= good && { tone: 'good' as const }),
      ...(found.p75 > poor && { tone: 'bad' as const }),
      marks: [
        { at: good / end, label: `gut bis ${formatVital(name, good)}` },
        { at: poor / end, label: `schlecht ab ${formatVital(name, poor)}` },
      ],
    };
  });

const rateVital = (value: number, good: number, poor: number): string =>
  value <= good ? 'gut' : value <= poor ? 'verbesserungswürdig' : 'schlecht';

const OUTCOMES: readonly (readonly [string, string])[] = [
  ['answer', 'Beantwortet'],
  ['ask', 'Rückfrage gestellt'],
  ['abstain', 'Ohne Antwort'],
  ['refuse', 'Abgelehnt'],
  ['handover', 'An einen Menschen verwiesen'],
];

export function buildChatBars(
  { chat: { outcomes } }: Pick<Flows, 'chat'>,
  before?: Pick<Flows, 'chat'>,
): Bar[] {
  const all = Object.values(outcomes).reduce((sum, value) => sum + value, 0);
  return OUTCOMES.map(([key, label]) => {
    const value = outcomes[key] ?? 0;
    return {
      label,
      share: fractionOf(value, all),
      text: formatNumber(value),
      note: shareOf(value, all),
      ...(before && { before: formatNumber(before.chat.outcomes[key] ?? 0) }),
    };
  });
}
