import { ADDITIONAL_SERVICES } from '../agency/business.ts';
import { DELIVERED_PRICES, percentOf, type PriceList } from './price-list.ts';

type Extras = { urgency: string; additionalServices: readonly string[] };
export type EstimateInput = Extras & { projectType: string };

/**
 * The one price function, for form, server, mail, chat and PDF: base × urgency
 * + Σ services, in whole euros (QUOTE-24, -25). Without a known project type
 * the estimate is 0.
 */
export function estimatePrice(
  { projectType, ...extras }: EstimateInput,
  prices: PriceList = DELIVERED_PRICES,
): number {
  const base = prices.projectTypes.find((type) => type.id === projectType)?.basePrice;
  return base === undefined ? 0 : addExtras(base, extras, prices);
}

/**
 * The same for a package at its own price, null without one. The estimate goes
 * by the project type alone.
 */
export function pricePackage(
  { package: id, ...extras }: Extras & { package: string },
  prices: PriceList = DELIVERED_PRICES,
): number | null {
  const chosen = prices.packages.find((entry) => entry.id === id);
  return chosen ? addExtras(chosen.price, extras, prices) : null;
}

function addExtras(base: number, { urgency, additionalServices }: Extras, prices: PriceList) {
  const multiplier = prices.urgencies.find((option) => option.value === urgency)?.multiplier ?? 1;
  const chosen = new Set(additionalServices);
  const surcharge = prices.services
    .filter((service) => chosen.has(service.id))
    .reduce((sum, service) => sum + service.price, 0);
  return multiplyBase(base, multiplier) + surcharge;
}

/**
 * A base price in its time frame, in whole euros. Works in cents because 2590 ×
 * 1.3 is not exact in floating point.
 */
export const multiplyBase = (base: number, multiplier: number): number =>
  Math.round((base * Math.round(multiplier * 100)) / 100);

/** Behind the price of a service: for which time it is. */
export const pricePeriod = ({ isMonthly }: { isMonthly: boolean }): string =>
  isMonthly ? ' pro Monat' : '';

/** What is said beside a sum that contains a monthly service, else ''. */
export const explainMonth = (additionalServices: readonly string[]): string =>
  ADDITIONAL_SERVICES.filter(({ id, isMonthly }) => isMonthly && additionalServices.includes(id))
    .map(({ label }) => `${label} zählt darin mit einem Monat.`)
    .join(' ');

/** Badge text of an urgency multiplier: '+30%', '-10%', or '' at 1.0. */
export function urgencyBadge(multiplier: number): string {
  const percent = percentOf(multiplier);
  return percent === 0 ? '' : `${percent > 0 ? '+' : ''}${percent}%`;
}
