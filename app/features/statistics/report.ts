import * as z from 'zod/mini';
import { buildCsv } from '#app/lib/csv.ts';
import { shareOf } from './flows.ts';
import { countDays, periodBefore, type Period } from './period.ts';
import type { Sum } from './sum-cells.tsx';
import { describeChange } from './trends.ts';
import { addDays } from '#shared/agency/agency-day.ts';
import { lazily } from '#shared/core/lazily.ts';

const FigureSchema = z.object({ now: z.number(), before: z.number() });
const TopSchema = z.array(z.extend(FigureSchema, { label: z.string() }));

/** What the SQL function analytics_report returns. */
export const ReportSchema = z.object({
  days: z.array(z.object({ day: z.string(), views: z.number() })),
  sums: z.object({
    page: FigureSchema,
    visit: FigureSchema,
    campaign: FigureSchema,
    enquiry: FigureSchema,
    talk: FigureSchema,
  }),
  tops: z.object({
    page: z._default(TopSchema, []),
    landing: z._default(TopSchema, []),
    source: z._default(TopSchema, []),
    campaign: z._default(TopSchema, []),
    device: z._default(TopSchema, []),
    language: z._default(TopSchema, []),
  }),
  origins: z.array(
    z.object({
      category: z.enum(['source', 'campaign']),
      label: z.string(),
      visits: z.number(),
      enquiries: z.number(),
      talks: z.number(),
    }),
  ),
  events: z.array(z.object({ category: z.string(), name: z.string(), count: z.number() })),
});
export type Report = z.infer<typeof ReportSchema>;
export type Figure = z.infer<typeof FigureSchema>;
export type Top = Report['tops']['page'][number];
export type Origin = Report['origins'][number];

const languages = lazily(() => new Intl.DisplayNames('de-DE', { type: 'language' }));
/** 'de' → 'Deutsch'; what nobody knows stands for itself. */
export function nameLanguage(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}

export const TOPS = {
  source: 'Quellen',
  campaign: 'Kampagnen',
  landing: 'Einstiegsseiten',
  device: 'Geräte',
  language: 'Sprachen',
  page: 'Häufigste Seiten',
} as const satisfies Record<keyof Report['tops'], string>;
const SUMS = {
  page: 'Seitenaufrufe',
  visit: 'Besuche',
  campaign: 'Besuche durch Kampagnen',
  enquiry: 'Abgeschickte Anfragen',
  talk: 'Gebuchte Termine',
} as const satisfies Record<keyof Report['sums'], string>;

const REST = 'Übrige';

/**
 * What was counted most, and the rest in one line: the report names fifty of a
 * kind, and not every browser says its language.
 */
export function listTop({ tops, sums }: Report, key: keyof Report['tops']): Top[] {
  const rows = tops[key].map((row) =>
    key === 'language' ? { ...row, label: nameLanguage(row.label) } : row,
  );
  // Most visits follow no campaign.
  const all = key === 'page' || key === 'campaign' ? sums[key] : sums.visit;
  const rest = (when: keyof Figure): number =>
    all[when] - rows.reduce((sum, row) => sum + row[when], 0);
  if (rest('now') <= 0) return rows;
  return [...rows, { label: REST, now: rest('now'), before: Math.max(0, rest('before')) }];
}

/** The four figures of the file. */
export const listSums = ({ sums }: Report): { key: string; label: string; figure: Figure }[] =>
  (['visit', 'page', 'enquiry', 'talk'] as const).map((key) => ({
    key,
    label: SUMS[key],
    figure: sums[key],
  }));

/** One figure by another, of both periods: '2,7 je 100' of 29 enquiries and 1,075 visits. */
export const rateOf = (part: Figure, whole: Figure, of = 100): Figure => ({
  now: whole.now > 0 ? (of * part.now) / whole.now : 0,
  before: whole.before > 0 ? (of * part.before) / whole.before : 0,
});
const oneDigit = lazily(
  () => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
export const formatRate = (value: number): string => oneDigit().format(value);

/** What stands above the visits. */
export const listVisitSums = ({ sums }: Report): Sum[] => [
  { label: SUMS.visit, figure: sums.visit },
  { label: SUMS.page, figure: sums.page },
  { label: 'Seiten je Besuch', figure: rateOf(sums.page, sums.visit, 1), format: formatRate },
  { label: SUMS.campaign, figure: sums.campaign },
];

/** Day by day what there is up to then, beside what there was as many days into the period before. */
export function sumUp(
  rows: readonly { day: string; count: number }[],
  period: Period,
  compares: boolean,
): { day: string; value: number; before?: number }[] {
  const until = (from: string, to: string): number =>
    rows.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0);
  const old = periodBefore(period);
  return Array.from({ length: countDays(period) }, (_, index) => {
    const day = addDays(period.from, index);
    return {
      day,
      value: until(period.from, day),
      ...(compares && { before: until(old.from, addDays(old.from, index)) }),
    };
  });
}

/** Whether there is anything to compare with: counting may have begun later. */
export const hasBefore = (report: Report): boolean =>
  listSums(report).some(({ figure }) => figure.before > 0);

/** How many of the visits of a source became an enquiry. */
export const conversionOf = ({ visits, enquiries }: Origin): string => shareOf(enquiries, visits);

type Line = { part: string; label: string; now: number; before: number | ''; note: string };

/** The whole report as a table for spreadsheets. */
export function buildReportCsv(report: Report, period: Period, before: Period): string {
  const change = ({ now, before: old }: Figure): string => describeChange(now, old);
  const lines: Line[] = [
    ...listSums(report).map(({ label, figure }) => ({
      part: 'Summe',
      label,
      ...figure,
      note: change(figure),
    })),
    ...(Object.keys(TOPS) as (keyof typeof TOPS)[]).flatMap((key) =>
      listTop(report, key).map((top) => ({ part: TOPS[key], ...top, note: change(top) })),
    ),
    ...report.origins.flatMap((origin) => {
      const part = origin.category === 'source' ? 'Quelle' : 'Kampagne';
      const entry = (name: string, now: number, note = '') => ({
        part: `${part} (mit Einwilligung): ${name}`,
        label: origin.label,
        now,
        before: '' as const,
        note,
      });
      return [
        entry('Besuche', origin.visits),
        entry('Anfragen', origin.enquiries, conversionOf(origin)),
        entry('Termine', origin.talks),
      ];
    }),
    ...report.days.map(({ day, views }) => ({
      part: 'Aufrufe je Tag',
      label: day,
      now: views,
      before: '' as const,
      note: '',
    })),
  ];
  return buildCsv(
    {
      Bereich: ({ part }) => part,
      Eintrag: ({ label }) => label,
      [`${period.from} bis ${period.to}`]: ({ now }) => now,
      [`${before.from} bis ${before.to}`]: (line) => line.before,
      'Veränderung oder Anteil': ({ note }) => note,
    },
    lines,
  );
}
