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

type Account = { details: OfferCustomer | null; email: string };

/** What the enquiry's account says about itself; without an address where the staff sent it. */
async function findAccount(
  client: SupabaseClient<Database>,
  requestId: string,
): Promise<Account | null> {
  const { data: request } = await client
    .from('quote_requests')
    .select('user_id')
    .eq('id', requestId)
    .maybeSingle();
  if (!request?.user_id) return null;
  const [profile, account, details] = await Promise.all([
    client.from('profiles').select('role').eq('id', request.user_id).maybeSingle(),
    client.rpc('list_customers', { person: request.user_id }),
    client
      .from('customer_details')
      .select('company,street,postcode,city,country,vat_id')
      .eq('user_id', request.user_id)
      .maybeSingle(),
  ]);
  if (account.error) throw new Error(account.error.message);
  return {
    details: details.data,
    email: profile.data?.role === 'customer' ? (account.data[0]?.email ?? '') : '',
  };
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

/**
 * The customer's own words come first; an offer fills in for those who have said nothing. Whoever
 * has an account may have another address by now: the enquiry keeps the one that it was sent with.
 */
async function findCustomer(
  client: SupabaseClient<Database>,
  source: NonNullable<Source>,
): Promise<{ source: NonNullable<Source>; known: OfferCustomer | null }> {
  const account = await findAccount(client, source.id);
  const email = account?.email || source.email;
  const last = await findLastCustomer(client, email);
  return { source: { ...source, email }, known: preferDetails(account?.details ?? null, last) };
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
  seller: Pick<Company, 'audience' | 'country'>,
  customer?: Party,
): Promise<string> {
  const [found, prices] = await Promise.all([
    source && findCustomer(client, source),
    findPrices(client, source),
  ]);
  const content = buildOfferDraft(found?.source ?? null, seller, found?.known, prices);
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
