import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Database } from '#shared/database-types.ts';

/** Whose end takes its mails out of the outbox (drop_mails in SQL), and which states those are. */
const DOCUMENTS: Readonly<
  Record<string, readonly [table: 'invoices' | 'offers', id: string, passed: readonly string[]]>
> = {
  'invoice-issued': ['invoices', 'invoiceId', ['cancelled']],
  'invoice-reminder': ['invoices', 'invoiceId', ['cancelled', 'paid']],
  'invoice-overdue': ['invoices', 'invoiceId', ['cancelled', 'paid']],
  'offer-sent': ['offers', 'offerId', ['superseded', 'withdrawn']],
};
const IdSchema = z.uuid();

type Queued = { event_key: string; template: string; data: Readonly<Record<string, unknown>> };

/**
 * Whether a mail that is sent again tells of a document that has ended meanwhile: its event is its
 * own (resend_mail in SQL), so nothing has taken it out with the first one.
 */
export async function hasPassed(
  client: SupabaseClient<Database>,
  { event_key, template, data }: Queued,
): Promise<boolean> {
  const document = DOCUMENTS[template];
  if (!document || !event_key.startsWith('again:')) return false;
  const [table, name, passed] = document;
  const id = IdSchema.safeParse(data[name]);
  if (!id.success) return false;
  const { data: row, error } = await client
    .from(table)
    .select('status')
    .eq('id', id.data)
    .maybeSingle();
  if (error) throw new Error(`${table} not read: ${error.message}`);
  return row !== null && passed.includes(row.status);
}
