import { parsePriceList } from '#shared/pricing/price-figures.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { usePrices } from '#app/lib/use-site.ts';

/** The price list that holds now, not when the area was opened. */
export function useCurrentPrices(): PriceList {
  const atLoad = usePrices();
  const { data } = useRows<unknown>(['price-list'], (client) => client.rpc('price_list'));
  return data === undefined ? atLoad : parsePriceList(data);
}
