import type { SupabaseClient } from '@supabase/supabase-js';
import type { Company } from '#shared/agency/company.ts';
import type { Party } from '#shared/billing/billing.ts';
import type { Database } from '#shared/database-types.ts';
import {
  buildOfferDraft,
  preferDetails,
  type OfferCustomer,
  type OfferSource,
} from '#shared/offers/offer-draft.ts';
import { parsePricesOf } from '#shared/pricing/price-figures.ts';
import { DELIVERED_PRICES, type PriceList } from '#shared/pricing/price-list.ts';
import type { OfferContent } from '#shared/offers/offer.ts';

/** Null for an offer that begins empty. */
export type Source = (OfferSource & { id: string }) | null;

const TAKEN = '23505';

/** What the enquiry's account says about itself; null without account or details. */
async function findDetails(
  client: SupabaseClient<Database>,
  requestId: string,
): Promise<OfferCustomer | null> {
  const { data: request } = await client
    .from('quote_requests')
    .select('user_id')
    .eq('id', requestId)
    .maybeSingle();
  if (!request?.user_id) return null;
  const { data } = await client
    .from('customer_details')
    .select('company,street,postcode,city,country,vat_id')
    .eq('user_id', request.user_id)
    .maybeSingle();
  return data;
}

/** Whom the last offer to this address was made out to. */
async function findLastCustomer(
  client: SupabaseClient<Database>,
  email: string,
): Promise<OfferContent['customer'] | null> {
  const { data } = await client
    .from('offers')
    .select('customer:content->customer')
    .eq('customer_email', email.toLowerCase())
    .neq('content->customer->>street', '')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  return data?.customer ?? null;
}

/** The customer's own words come first; an offer fills in for those who have said nothing. */
async function findCustomer(
  client: SupabaseClient<Database>,
  { id, email }: { id: string; email: string },
): Promise<OfferCustomer | null> {
  const [details, last] = await Promise.all([
    findDetails(client, id),
    findLastCustomer(client, email),
  ]);
  return preferDetails(details, last);
}

/** An enquiry is offered at the prices its visitor was shown; without one those of today hold. */
async function findPrices(
  client: SupabaseClient<Database>,
  source: { id: string } | null,
): Promise<PriceList> {
  if (!source) return DELIVERED_PRICES;
  const { data, error } = await client
    .from('quote_requests')
    .select('prices')
    .eq('id', source.id)
    .single();
  if (error) throw new Error(error.message);
  return parsePricesOf(data.prices);
}

/**
 * Id of the draft of an enquiry; there is one, or it is made from what the enquiry says. Without
 * an enquiry a new one, for the customer if he is known.
 */
export async function makeOffer(
  client: SupabaseClient<Database>,
  source: Source,
  audience: Company['audience'],
  customer?: Party,
): Promise<string> {
  const content = buildOfferDraft(
    source,
    audience,
    source && (await findCustomer(client, source)),
    await findPrices(client, source),
  );
  if (customer) content.customer = customer;
  const { data, error } = await client
    .from('offers')
    .insert({
      quote_request_id: source?.id ?? null,
      customer_email: content.customer.email,
      content,
    })
    .select('id')
    .single();
  if (data) return data.id;
  if (error.code !== TAKEN || !source) throw new Error(error.message);
  const { data: known } = await client
    .from('offers')
    .select('id')
    .eq('quote_request_id', source.id)
    .eq('status', 'draft')
    .single();
  if (!known) throw new Error(error.message);
  return known.id;
}
