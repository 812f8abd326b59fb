import type { Position, TaxRule } from '../billing/billing.ts';
import { totalsOf, type Totals } from '../billing/totals.ts';
import type { OfferContent } from './offer.ts';

/** Ids of the positions that count when the customer chooses `options`. */
export const countsWith =
  (options: readonly string[]) =>
  (position: { id: string; optional: boolean }): boolean =>
    !position.optional || options.includes(position.id);

/** Positions of an accepted offer that count: the fixed ones and the options chosen. */
export const chosenPositions = (
  content: Pick<OfferContent, 'positions'>,
  options: readonly string[],
): Position[] =>
  content.positions
    .filter(countsWith(options))
    .map((position) => ({ ...position, optional: false }));

/**
 * Sums of an offer with the optional positions chosen. `positionCents` belongs
 * to the counted positions only.
 */
export const offerTotals = (
  content: Pick<OfferContent, 'positions' | 'discountPercent'>,
  tax: Pick<TaxRule, 'ratePercent'>,
  options: readonly string[] = [],
): Totals =>
  totalsOf(content.positions.filter(countsWith(options)), content.discountPercent, tax.ratePercent);

/**
 * What an optional position adds to the total, tax included: consumers are told
 * no price without it.
 */
export const optionGrossCents = (
  content: Pick<OfferContent, 'positions' | 'discountPercent'>,
  tax: Pick<TaxRule, 'ratePercent'>,
  id: string,
): number => offerTotals(content, tax, [id]).grossCents - offerTotals(content, tax).grossCents;
