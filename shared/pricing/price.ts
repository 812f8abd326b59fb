import { DELIVERED_PRICES, percentOf, type PriceList } from './price-list.ts';

export type EstimateInput = {
  projectType: string;
  urgency: string;
  additionalServices: readonly string[];
};

/**
 * The one price function, for form, server, mail, chat and PDF: base × urgency + Σ services, in whole euros (QUOTE-24, -25).
 * Without a known project type the estimate is 0. Works in cents because 2590 × 1.3 is not exact in floating point.
 */
export function estimatePrice(
  { projectType, urgency, additionalServices }: EstimateInput,
  prices: PriceList = DELIVERED_PRICES,
): number {
  const base = prices.projectTypes.find((type) => type.id === projectType)?.basePrice;
  if (base === undefined) return 0;
  const multiplier = prices.urgencies.find((option) => option.value === urgency)?.multiplier ?? 1;
  const chosen = new Set(additionalServices);
  const surcharge = prices.services
    .filter((service) => chosen.has(service.id))
    .reduce((sum, service) => sum + service.price, 0);
  return multiplyBase(base, multiplier) + surcharge;
}

/** A base price in its time frame, in whole euros. */
export const multiplyBase = (base: number, multiplier: number): number =>
  Math.round((base * Math.round(multiplier * 100)) / 100);

/** Badge text of an urgency multiplier: '+30%', '-10%', or '' at 1.0. */
export function urgencyBadge(multiplier: number): string {
  const percent = percentOf(multiplier);
  return percent === 0 ? '' : `${percent > 0 ? '+' : ''}${percent}%`;
}
