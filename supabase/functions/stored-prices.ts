import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { parsePriceList } from '#shared/pricing/price-figures.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';

/** Reads the price list that holds now; the same object until another one holds. */
export function createPriceReader(): (client: SupabaseClient<Database>) => Promise<PriceList> {
  let known: { text: string; list: PriceList } | undefined;
  return async (client) => {
    const { data, error } = await client.rpc('price_list');
    if (error) throw new Error(`price list not read: ${error.message}`);
    const text = JSON.stringify(data);
    if (text !== known?.text) known = { text, list: parsePriceList(data) };
    return known.list;
  };
}
