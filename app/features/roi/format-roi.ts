import { formatWholePrice } from '#shared/core/format.ts';
import { lazily } from '#shared/core/lazily.ts';

const compact = lazily(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);
const percent = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 }));
const months = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** '-1.290' → '−1.290': the sign for less is as wide as that for more. */
const withMinus = (amount: string): string => amount.replace('-', '−');

/** Whole euros; millions and more in short form, so that a huge input cannot burst the layout. */
export const formatAmount = (amount: number): string =>
  withMinus(
    Math.abs(amount) >= 10_000_000
      ? compact().format(amount)
      : formatWholePrice(Math.round(amount) || 0),
  );

export const formatPercent = (value: number | null): string =>
  value === null
    ? '–'
    : `${Math.abs(value) > 99_999 ? 'über 99.999' : withMinus(percent().format(Math.round(value) || 0))} %`;

export function formatPayback(value: number | null): string {
  if (value === null) return 'nicht absehbar';
  if (value === 0) return 'sofort';
  if (value < 1) return 'unter 1 Monat';
  if (value > 36) return `${months().format(value / 12)} Jahre`;
  const rounded = months().format(value);
  return `${rounded} ${rounded === '1' ? 'Monat' : 'Monate'}`;
}
