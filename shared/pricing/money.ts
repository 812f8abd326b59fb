import type { UNITS } from '../billing/billing.ts';
import { formatPrice } from '../core/format.ts';
import { lazily } from '#shared/core/lazily.ts';

/** 129000 → '1.290,00 €' (non-breaking space before the sign, a real minus). */
export const formatCents = (cents: number): string => formatPrice(cents / 100).replace('-', '−');

const decimals = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }));

/** 19 → '19 %', 2.5 → '2,5 %'. */
export const formatPercent = (percent: number): string => `${decimals().format(percent)}\u00a0%`;

const PLURALS: Partial<Record<string, string>> = { Stunde: 'Stunden', Monat: 'Monate' };

/** Quantity with its unit: 'pauschal', '1 Stunde', '2,5 Stunden', '3 Stück'. */
export function formatQuantity(quantity: number, unit: (typeof UNITS)[number]): string {
  if (unit === 'pauschal' && quantity === 1) return unit;
  return `${decimals().format(quantity)}\u00a0${quantity === 1 ? unit : (PLURALS[unit] ?? unit)}`;
}
