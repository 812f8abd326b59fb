import { expect, it } from 'vitest';
import {
  buildReportCsv,
  conversionOf,
  listTop,
  listVisitSums,
  nameLanguage,
  rateOf,
  sumUp,
  type Report,
} from './report.ts';

const none = { now: 0, before: 0 };
const report: Report = {
  days: [{ day: '2026-11-25', views: 7 }],
  sums: { page: { now: 7, before: 5 }, visit: none, campaign: none, enquiry: none, talk: none },
  tops: {
    page: [],
    landing: [],
    source: [{ label: '=HYPERLINK("https://boese.example")', now: 3, before: 0 }],
    campaign: [],
    device: [],
    language: [{ label: 'nl', now: 2, before: 4 }],
  },
  origins: [{ category: 'source', label: 'Google', visits: 8, enquiries: 2, talks: 1 }],
  events: [],
};

it('writes the report for spreadsheets, and nothing that they run', () => {
  const csv = buildReportCsv(
    report,
    { from: '2026-11-19', to: '2026-11-25' },
    { from: '2026-11-12', to: '2026-11-18' },
  );
  const lines = csv.split('\r\n');
  expect(lines[0]).toContain('"2026-11-19 bis 2026-11-25";"2026-11-12 bis 2026-11-18"');
  expect(lines).toContain(`"Summe";"Seitenaufrufe";"7";"5";"+40\u00a0%"`);
  expect(lines).toContain(`"Quellen";"'=HYPERLINK(""https://boese.example"")";"3";"0";"neu"`);
  expect(lines).toContain(`"Sprachen";"Niederländisch";"2";"4";"-50\u00a0%"`);
  expect(lines).toContain('"Quelle (mit Einwilligung): Anfragen";"Google";"2";"";"25\u00a0%"');
});

it('adds up to the sum: what is not named stands in one line', () => {
  const counted: Report = {
    ...report,
    sums: { ...report.sums, visit: { now: 10, before: 6 }, campaign: { now: 4, before: 2 } },
    tops: {
      ...report.tops,
      source: [{ label: 'Google', now: 10, before: 6 }],
      campaign: [{ label: 'google / cpc / –', now: 3, before: 0 }],
      language: [{ label: 'de', now: 7, before: 6 }],
    },
  };
  expect(listTop(counted, 'source')).toEqual(counted.tops.source);
  expect(listTop(counted, 'campaign')).toEqual([
    { label: 'google / cpc / –', now: 3, before: 0 },
    { label: 'Übrige', now: 1, before: 2 },
  ]);
  expect(listVisitSums(counted).at(-1)?.figure).toEqual({ now: 4, before: 2 });
  expect(listTop(counted, 'language')).toEqual([
    { label: 'Deutsch', now: 7, before: 6 },
    { label: 'Übrige', now: 3, before: 0 },
  ]);
});

it('names languages, and shares only where there is something to share', () => {
  expect(nameLanguage('de')).toBe('Deutsch');
  expect(nameLanguage('x')).toBe('x');
  expect(conversionOf({ category: 'source', label: 'x', visits: 0, enquiries: 1, talks: 0 })).toBe(
    '–',
  );
});

it('adds up day by day, beside as many days of the period before', () => {
  const rows = [
    { day: '2026-11-22', count: 2 },
    { day: '2026-11-24', count: 1 },
    { day: '2026-11-25', count: 3 },
  ];
  const period = { from: '2026-11-24', to: '2026-11-25' };
  expect(sumUp(rows, period, true)).toEqual([
    { day: '2026-11-24', value: 1, before: 2 },
    { day: '2026-11-25', value: 4, before: 2 },
  ]);
  expect(sumUp(rows, period, false)[1]).toEqual({ day: '2026-11-25', value: 4 });
});

it('divides both periods, by nothing where nothing was', () =>
  expect(rateOf({ now: 1, before: 5 }, { now: 50, before: 0 })).toEqual({ now: 2, before: 0 }));
