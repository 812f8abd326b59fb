import type { PriceList, PublishedPrices } from '#shared/pricing/price-list.ts';
import { findPrices, type SiteData } from './use-site.ts';

let site: SiteData | undefined;

/** In the browser on a public page: what the server has written into it for its islands. */
export function readSite(): SiteData | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('site-data')?.textContent;
  return (site ??= text ? (JSON.parse(text) as SiteData) : undefined);
}

/** A list that was published while the page was open. */
export function adoptPrices(prices: PublishedPrices): void {
  const known = readSite();
  if (known) known.prices = prices;
}

/** The price list of the page, for code outside of components. */
export const readPrices = (): PriceList => findPrices(readSite() ?? {});
