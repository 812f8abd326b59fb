import { SAMPLE_COMPANY } from '#content/company.ts';
import type { Company } from '#shared/agency/company.ts';
import { DELIVERED_PRICES, readFigures, type PriceList } from '#shared/pricing/price-list.ts';

const figures = (prices: PriceList): string => JSON.stringify(readFigures(prices));

/**
 * Whether the sample documents look as they were pictured once: where the file shows other prices
 * or another name, it stands alone. Asked on the server.
 */
export const arePictured = ({ name, audience }: Company, prices: PriceList): boolean =>
  name === SAMPLE_COMPANY.name &&
  audience === SAMPLE_COMPANY.audience &&
  figures(prices) === figures(DELIVERED_PRICES);
