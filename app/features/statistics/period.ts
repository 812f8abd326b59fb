import { addDays, agencyDay } from '#shared/agency/agency-day.ts';

/** Days as YYYY-MM-DD by the agency's clock, both ends included. */
export type Period = { from: string; to: string };

export const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

export const PRESETS = {
  '7': 'Letzte 7 Tage',
  '30': 'Letzte 30 Tage',
  '90': 'Letzte 90 Tage',
  monat: 'Dieser Monat',
  vormonat: 'Letzter Monat',
  jahr: 'Dieses Jahr',
  eigen: 'Eigener Zeitraum',
} as const;
export type Preset = keyof typeof PRESETS;
export const DEFAULT_PRESET: Preset = '30';
const isPreset = (value: string): value is Preset => Object.hasOwn(PRESETS, value);

/** What the page shows, one at a time. */
export const PARTS = { besuche: 'Besuche', anfragen: 'Anfragen', technik: 'Technik' } as const;
export type Part = keyof typeof PARTS;
export const DEFAULT_PART: Part = 'besuche';
const isPart = (value: string): value is Part => Object.hasOwn(PARTS, value);

/** The part that an address names. */
export function readPart(parameters: URLSearchParams): Part {
  const named = parameters.get('teil') ?? '';
  return isPart(named) ? named : DEFAULT_PART;
}

export const countDays = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** As many days directly before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -countDays(period)),
  to: addDays(period.from, -1),
});

/** The agency's day of a moment. */
export const dayOf = (moment: string): string => agencyDay(new Date(moment));

/** The 30th of February is none. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  addDays(value, 0) === value;

/** What is wrong with days that somebody has chosen, in words; null when nothing is. */
export function findPeriodProblem({ from, to }: Period, today: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Bitte wählen Sie den ersten und den letzten Tag.';
  if (to < from) return 'Der letzte Tag liegt vor dem ersten.';
  if (from > today) return 'Der erste Tag liegt in der Zukunft.';
  if (countDays({ from, to }) > MOST_DAYS) return `Bitte wählen Sie höchstens ${MOST_DAYS} Tage.`;
  return null;
}

/** The period that an address names; whatever cannot be read is the last 30 days. */
export function readPeriod(
  parameters: URLSearchParams,
  today: string,
): { preset: Preset; period: Period } {
  const named = parameters.get('zeitraum') ?? '';
  const preset = isPreset(named) ? named : DEFAULT_PRESET;
  if (preset === 'eigen') {
    const period = { from: parameters.get('von') ?? '', to: parameters.get('bis') ?? '' };
    const isRight = findPeriodProblem(period, today) === null;
    return { preset, period: isRight ? period : lastDays(30, today) };
  }
  const month = `${today.slice(0, 7)}-01`;
  if (preset === 'monat') return { preset, period: { from: month, to: today } };
  if (preset === 'jahr')
    return { preset, period: { from: `${today.slice(0, 4)}-01-01`, to: today } };
  if (preset === 'vormonat') {
    const last = addDays(month, -1);
    return { preset, period: { from: `${last.slice(0, 7)}-01`, to: last } };
  }
  return { preset, period: lastDays(Number(preset), today) };
}

export const lastDays = (days: number, today: string): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});
