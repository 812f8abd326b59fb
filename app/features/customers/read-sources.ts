import type { SupabaseClient } from '@supabase/supabase-js';
import type { Party } from '#shared/billing/billing.ts';
import type { Database } from '#shared/database-types.ts';
import { knowCustomer, type Sources } from './known-customer.ts';

type Client = SupabaseClient<Database>;

/** Documents and enquiries that are looked through for an address and a number. */
const NEWEST = 5;

/** What is known of a customer besides his account. */
export async function readSources(client: Client, id: string): Promise<Sources> {
  const [details, documents, requests, talks] = await Promise.all([
    client
      .from('customer_details')
      .select('phone,company,street,postcode,city,country,vat_id')
      .eq('user_id', id)
      .maybeSingle()
      .throwOnError(),
    readDocuments(client, 'customer_id', id),
    client
      .from('quote_requests')
      .select('phone,created_at')
      .eq('user_id', id)
      .order('created_at', { ascending: false })
      .limit(NEWEST)
      .throwOnError(),
    client
      .from('bookings')
      .select('phone,created_at')
      .eq('user_id', id)
      // Anybody may name this address; until it is confirmed the number is not the customer's.
      .is('confirm_by', null)
      .order('created_at', { ascending: false })
      .limit(NEWEST)
      .throwOnError(),
  ]);
  return {
    details: details.data,
    documents,
    phones: newestFirst([...requests.data, ...talks.data]).map(({ phone }) => phone),
  };
}

/** Whom the newest offers and invoices of a customer, or to an address, are made out to. */
async function readDocuments(
  client: Client,
  column: 'customer_id' | 'customer_email',
  value: string,
): Promise<Party[]> {
  const newest = (table: 'offers' | 'invoices') =>
    client
      .from(table)
      .select('customer:content->customer,created_at')
      .eq(column, value)
      .order('created_at', { ascending: false })
      .limit(NEWEST)
      .throwOnError();
  const [offers, invoices] = await Promise.all([newest('offers'), newest('invoices')]);
  return newestFirst([...offers.data, ...invoices.data]).map(({ customer }) => customer);
}

const newestFirst = <Row extends { created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

export type Person = { name: string; email: string; userId?: string | null };

/** Whom a document for somebody who has written is made out to: by his account, or his address. */
export async function findParty(
  client: Client,
  { name, email, userId }: Person,
  home: string,
): Promise<Party> {
  const sources = userId
    ? await readSources(client, userId)
    : {
        details: null,
        documents: email ? await readDocuments(client, 'customer_email', email.toLowerCase()) : [],
        phones: [],
      };
  return knowCustomer({ full_name: name, email, company: '' }, sources, home).party;
}
