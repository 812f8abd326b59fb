import { ADDITIONAL_SERVICES, PROJECT_TYPES, URGENCIES } from './business.ts';

export type EstimateInput = { projectType: string; urgency: string; additionalServices: readonly string[] };

/**
 * The one price function, for form, server, mail, chat and PDF: base × urgency + Σ services, in whole euros (QUOTE-24, -25).
 * Without a known project type the estimate is 0. Works in cents because 2590 × 1.3 is not exact in floating point.
 */
export function estimatePrice({ projectType, urgency, additionalServices }: EstimateInput): number {
  const base = PROJECT_TYPES.find((type) => type.id === projectType)?.basePrice;
  if (base === undefined) return 0;
  const multiplier = URGENCIES.find((option) => option.value === urgency)?.multiplier ?? 1;
  const chosen = new Set(additionalServices);
  const surcharge = ADDITIONAL_SERVICES.filter((service) => chosen.has(service.id)).reduce((sum, service) => sum + service.price, 0);
  return Math.round((base * Math.round(multiplier * 100)) / 100) + surcharge;
}

/** Badge text of an urgency multiplier: '+30%', '-10%', or '' at 1.0. */
export function urgencyBadge(multiplier: number): string {
  const percent = Math.round((multiplier - 1) * 100);
  return percent === 0 ? '' : `${percent > 0 ? '+' : ''}${percent}%`;
}
