import type { Position } from './billing.ts';

export type Totals = {
  /** Net amount of each position, in the order given. */
  positionCents: number[];
  /** Discount on the whole document, ≥ 0. */
  discountCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** Rounds half away from zero, as invoices do (Math.round rounds −0.5 up). */
const roundCents = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) + 1e-9);

/** Tax on a net amount. */
export const taxOf = (netCents: number, ratePercent: number): number =>
  roundCents((netCents * ratePercent) / 100);

export const positionCents = (
  position: Pick<Position, 'quantity' | 'unitPriceCents' | 'discountPercent'>,
): number =>
  roundCents(
    (position.quantity * position.unitPriceCents * (100 - position.discountPercent)) / 100,
  );

/**
 * Adds up positions: each rounded to cents, then the discount of the document,
 * then the tax on what remains (EN 16931, BR-CO-10 to -15).
 */
export function totalsOf(
  positions: readonly Pick<Position, 'quantity' | 'unitPriceCents' | 'discountPercent'>[],
  discountPercent: number,
  ratePercent: number,
): Totals {
  const each = positions.map(positionCents);
  const sum = each.reduce((total, amount) => total + amount, 0);
  const discountCents = roundCents((sum * discountPercent) / 100);
  const netCents = sum - discountCents;
  const taxCents = taxOf(netCents, ratePercent);
  return {
    positionCents: each,
    discountCents,
    netCents,
    taxCents,
    grossCents: netCents + taxCents,
  };
}
