// Checked by tsc alone: whoever renames a column or an argument in SQL finds its uses by `npm run gen`
// and `npm run check`. A line that compiles although it should not is an error, too.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionContext } from '#functions/context.ts';
import type { Database, Json, Tables, TablesInsert } from '#shared/database-types.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import type { loadSupabase } from '#app/lib/supabase-browser.ts';
import type { createCallerClient, createServiceClient } from '#functions/clients.ts';
import type { createSessionClient } from '#server/http/pages.ts';

type Client = SupabaseClient<Database>;
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_Fact extends true>(): void => undefined;

// Every client knows the tables.
holds<Same<Awaited<ReturnType<typeof loadSupabase>>, Client>>();
holds<Same<ReturnType<typeof createCallerClient>, Client>>();
holds<Same<ReturnType<typeof createServiceClient>, Client>>();
holds<Same<ReturnType<typeof createSessionClient>['client'], Client>>();
holds<Same<FunctionContext['supabase'], Client>>();
holds<Same<ReturnType<FunctionContext['admin']>, Client>>();

// Texts that a check lists are that list; what the database makes itself nobody writes.
holds<Same<Tables<'bookings'>['status'], 'booked' | 'cancelled'>>();
holds<Same<Tables<'offers'>['content'], OfferContent>>();
holds<Same<Tables<'server_settings'>['value'], string>>();
holds<Same<TablesInsert<'quote_requests'>['search_text'], undefined>>();
holds<undefined extends TablesInsert<'projects'>['number'] ? true : false>();

export async function reads(client: Client): Promise<void> {
  const { data: request } = await client
    .from('quote_requests')
    .select('reference,quote_files(path,size_bytes)')
    .single();
  if (request) {
    holds<Same<typeof request.reference, string>>();
    holds<Same<typeof request.quote_files, { path: string; size_bytes: number }[]>>();
  }
  const { data: offer } = await client.from('offers').select('projects(id)').single();
  // One project an offer: its key is unique.
  if (offer) holds<Same<typeof offer.projects, { id: string } | null>>();
  const { data: invoice } = await client.from('invoices').select('offers(number)').single();
  if (invoice) holds<Same<typeof invoice.offers, { number: string | null } | null>>();

  const { data: renamed } = await client.from('bookings').select('begins_at').single();
  // @ts-expect-error -- no such column
  void renamed?.begins_at.length;
  const { data: unrelated } = await client.from('bookings').select('invoices(id)').single();
  // @ts-expect-error -- no key leads from a booking to an invoice
  void unrelated?.invoices.map;
  // @ts-expect-error -- no such column to filter by
  void client.from('bookings').select('id').eq('begins_at', '');
  // @ts-expect-error -- no such table
  void client.from('appointments').select();
  // @ts-expect-error -- no such status
  void client.from('bookings').select('id').eq('status', 'moved');
}

export async function writes(client: Client): Promise<void> {
  await client.from('projects').insert({ title: 'Website', customer_email: 'kunde@firma.example' });
  // @ts-expect-error -- a project needs the address of its customer
  await client.from('projects').insert({ title: 'Website' });
  // @ts-expect-error -- no such column
  await client.from('projects').update({ headline: 'Website' });
  // @ts-expect-error -- no such status
  await client.from('projects').update({ status: 'begun' });
}

export async function calls(client: Client): Promise<void> {
  const { data: mails } = await client.rpc('claim_mails', { batch: 5 });
  if (mails) holds<Same<(typeof mails)[number], Tables<'outbox_mails'>>>();
  const { data: users } = await client.rpc('list_users');
  if (users) holds<Same<(typeof users)[number]['factors'], string[]>>();
  const { data: calendar } = await client.rpc('booking_calendar');
  holds<Same<typeof calendar, Json>>();

  // Only what SQL gives a default may be left out, and only what it asks for null may be null.
  await client.rpc('save_invoice_draft', { draft: {}, expected: null, actor: '' });
  // @ts-expect-error -- the actor is missing
  await client.rpc('save_invoice_draft', { draft: {}, expected: null });
  // @ts-expect-error -- nobody is no actor
  await client.rpc('save_invoice_draft', { draft: {}, expected: null, actor: null });
  // @ts-expect-error -- another name of the argument
  await client.rpc('claim_mails', { size: 5 });
  // @ts-expect-error -- no such function
  await client.rpc('take_mails', { batch: 5 });
}
