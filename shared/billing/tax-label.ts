import { formatPercent } from '../pricing/money.ts';
import type { TaxRule } from './billing.ts';

// Apart from billing.ts, so that pages work without the schema library.

/** The tax among the sums of a document. */
export const taxLabel = (tax: TaxRule): string =>
  tax.category === 'S' ? `Umsatzsteuer ${formatPercent(tax.ratePercent)}` : 'Umsatzsteuer';
