import { FINANCING } from '../agency/business.ts';

export type InstalmentPlan = {
  /** Due with the order, in euros and cents. */
  downPayment: number;
  /** Monthly amounts in order; the last one takes the cents that do not divide. */
  instalments: number[];
};

/**
 * Financing of a total in euros: 30 % down, the rest in 3 to 6 monthly
 * instalments. Throws RangeError outside of that (CONST-02).
 */
export function buildInstalmentPlan(total: number, count: number): InstalmentPlan {
  if (
    !Number.isInteger(count) ||
    count < FINANCING.minInstalments ||
    count > FINANCING.maxInstalments
  ) {
    throw new RangeError(
      `${count} instalments; ${FINANCING.minInstalments} to ${FINANCING.maxInstalments} are ` +
        'offered',
    );
  }
  const cents = Math.round(total * 100);
  const down = Math.round(cents * FINANCING.downPaymentShare);
  const regular = Math.floor((cents - down) / count);
  const last = cents - down - regular * (count - 1);
  const instalments = Array.from(
    { length: count },
    (_, index) => (index === count - 1 ? last : regular) / 100,
  );
  return { downPayment: down / 100, instalments };
}
