import { formatNumber } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { lazily } from '#shared/core/lazily.ts';

/** What the overview looks back on. */
export const WEEKS = 12;

/** A row of the SQL function dashboard_trends: weeks, oldest first, half of them for comparison. */
export type TrendWeek = {
  week: string;
  requests: number;
  offers: number;
  accepted_cents: number;
  paid_cents: number;
};

export type Trend = {
  label: string;
  to: string;
  /** Of the weeks shown, as it is read. */
  text: string;
  values: number[];
  /** '+25 %', 'wie zuvor', '' where there is nothing yet; `before` says beside what. */
  change: string;
  direction: -1 | 0 | 1;
  before: string;
};

const signed = lazily(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Where there was nothing before. */
export const NEW = 'neu';

/** Where nothing has changed, or less than is shown. */
export const SAME = 'wie zuvor';

/** The change against the period before; nothing to divide by is said in words. */
export function describeChange(now: number, before: number): string {
  if (now === before) return SAME;
  if (before === 0) return NEW;
  const change = now / before - 1;
  return Math.abs(change) < 0.005 ? SAME : signed().format(change);
}

/** Four figures of the newer half of the weeks, each beside the same figure of the older half. */
export function buildTrends(weeks: readonly TrendWeek[]): Trend[] {
  const half = weeks.length / 2;
  const trend = (
    label: string,
    to: string,
    read: (week: TrendWeek) => number,
    format: (value: number) => string,
  ): Trend => {
    const all = weeks.map(read);
    const values = all.slice(half);
    const now = sum(values);
    const before = sum(all.slice(0, half));
    const hasBegun = now > 0 || before === 0;
    return {
      label,
      to,
      text: format(now),
      values,
      change: hasBegun ? describeChange(now, before) : '',
      direction: hasBegun ? (Math.sign(now - before) as -1 | 0 | 1) : 0,
      before: format(before),
    };
  };
  return [
    trend('Anfragen', '/admin', ({ requests }) => requests, formatNumber),
    trend('Angebote gesendet', '/admin/angebote', ({ offers }) => offers, formatNumber),
    trend('Beauftragt, netto', '/admin/projekte', (week) => week.accepted_cents, formatCents),
    trend('Bezahlt, brutto', '/admin/rechnungen', (week) => week.paid_cents, formatCents),
  ];
}
