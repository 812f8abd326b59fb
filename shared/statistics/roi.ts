import { formatNumber } from '../core/format.ts';
import { keysOf, mapKeys } from '../core/keys.ts';

// Return on investment of a website or an automated workflow: pure, bounded,
// the same on server and in the browser.

/**
 * All amounts in euros, rates in percent, times as stated. Every field is
 * finite and within ROI_LIMITS.
 */
export type RoiInput = {
  /** Visitors a month, today. */
  visitors: number;
  /** Share of visitors who order or enquire, in percent. */
  conversion: number;
  /** Revenue of one order. */
  orderValue: number;
  /** Hours a month that the new way saves. */
  hours: number;
  /** Cost of one working hour. */
  hourlyCost: number;
  /** One-time price. */
  investment: number;
  /** Running cost a month (hosting, care). */
  running: number;
  /** Assumption: relative growth of orders, in percent. */
  uplift: number;
  /** Assumption: what stays of an order after goods and delivery, in percent. */
  margin: number;
  /** Period looked at, in months. */
  months: number;
};

export const ROI_LIMITS: Readonly<
  Record<keyof RoiInput, { min: number; max: number; initial: number }>
> = {
  visitors: { min: 0, max: 10_000_000, initial: 800 },
  conversion: { min: 0, max: 100, initial: 1.5 },
  orderValue: { min: 0, max: 1_000_000, initial: 180 },
  hours: { min: 0, max: 10_000, initial: 6 },
  hourlyCost: { min: 0, max: 1_000, initial: 38 },
  investment: { min: 0, max: 1_000_000, initial: 1290 },
  running: { min: 0, max: 100_000, initial: 25 },
  uplift: { min: 0, max: 500, initial: 15 },
  margin: { min: 0, max: 100, initial: 40 },
  months: { min: 1, max: 60, initial: 12 },
};

/** How much of the assumed effect arrives: cautious, as assumed, favourable. */
const ROI_SCENARIOS = { low: 0.5, expected: 1, high: 1.5 } as const;
export type RoiScenario = keyof typeof ROI_SCENARIOS;

export type RoiResult = {
  /** Contribution a month after running cost; may be negative. */
  monthly: number;
  /** What is left after the period and the investment; may be negative. */
  gain: number;
  /** Gain in percent of the investment; null without an investment. */
  percent: number | null;
  /** Months until the investment is earned; null when it never is, 0 without an investment. */
  paybackMonths: number | null;
  /** Balance at the end of month 0 … `months`. */
  balance: readonly number[];
};

const FIELDS = keysOf(ROI_LIMITS);

/**
 * Reads numbers as people type them ('1,5', '1.290', ' 800 '); empty,
 * unreadable and out-of-range values become a legal number.
 */
export function parseRoiInput(
  values: Readonly<Partial<Record<keyof RoiInput, string | null>>>,
): RoiInput {
  const read = (field: keyof RoiInput): number => {
    const { min, max, initial } = ROI_LIMITS[field];
    const value = values[field];
    if (value === undefined || value === null) return initial;
    // Whole cents: the inverse of a vanishing amount would leave the range of numbers.
    return Math.round(clamp(parseGermanNumber(value), min, max) * 100) / 100;
  };
  const input = mapKeys(FIELDS, read);
  return { ...input, months: Math.round(input.months) };
}

/** In words, which legal number stands for what was typed; nothing where that is one itself. */
export function explainRoiInput(field: keyof RoiInput, text: string): string | undefined {
  const { min, max } = ROI_LIMITS[field];
  const value = parseGermanNumber(text);
  if (Number.isNaN(value))
    return `Bitte geben Sie eine Zahl ein. Gerechnet wird mit ${formatNumber(min)}.`;
  if (value > max) return `Gerechnet wird mit höchstens ${formatNumber(max)}.`;
  return value < min ? `Gerechnet wird mit mindestens ${formatNumber(min)}.` : undefined;
}

/** '1.290,50' → 1290.5, '1.5' → 1.5, '1.500' → 1500; NaN when there is no number. */
export function parseGermanNumber(text: string): number {
  const compact = text.replace(/[\s\u00a0€%]/g, '');
  if (compact === '') return 0;
  const grouped = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(compact);
  return Number((grouped ? compact.replaceAll('.', '') : compact).replace(',', '.'));
}

const clamp = (value: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));

/**
 * Result for the three scenarios. Never NaN or Infinity; more visitors, value
 * or hours never lower a result.
 */
export function calculateRoi(input: RoiInput): Record<RoiScenario, RoiResult> {
  const calculate = (share: number): RoiResult => {
    const orders = input.visitors * (input.conversion / 100) * (input.uplift / 100) * share;
    const sales = orders * input.orderValue * (input.margin / 100);
    // Saved time is surer than new sales, but more than all planned hours cannot be saved.
    const time = input.hours * input.hourlyCost * Math.min(1, 0.5 + share / 2);
    const monthly = sales + time - input.running;
    const gain = monthly * input.months - input.investment;
    return {
      monthly,
      gain,
      percent: input.investment > 0 ? (gain / input.investment) * 100 : null,
      paybackMonths: findPayback(input.investment, monthly),
      balance: Array.from(
        { length: input.months + 1 },
        (_, month) => monthly * month - input.investment,
      ),
    };
  };
  return {
    low: calculate(ROI_SCENARIOS.low),
    expected: calculate(ROI_SCENARIOS.expected),
    high: calculate(ROI_SCENARIOS.high),
  };
}

/** Beyond a hundred years an investment counts as never earned. */
const LONGEST_PAYBACK = 1200;

function findPayback(investment: number, monthly: number): number | null {
  if (investment === 0) return 0;
  if (monthly <= 0) return null;
  const months = investment / monthly;
  return months > LONGEST_PAYBACK ? null : months;
}
