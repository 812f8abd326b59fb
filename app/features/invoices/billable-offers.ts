import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

const COLUMNS = 'id,number,content,invoices(id,kind,status,instalment,content),projects(status)';

/**
 * Accepted offers of which something is still to be billed, the newest first: of all customers or
 * of one, without those whose project was given up; or this offer alone, whatever became of it.
 */
export function readBillableOffers(
  client: SupabaseClient<Database>,
  offerId: string | null,
  customerId?: string,
) {
  const accepted = client
    .from('offers')
    .select(`${COLUMNS},last:invoices(),given_up:projects()` as const)
    .eq('status', 'accepted')
    .order('created_at', { ascending: false })
    .limit(200);
  if (offerId !== null) return accepted.eq('id', offerId);
  // Left out before the limit counts: what is billed grows year by year.
  const open = accepted
    .eq('last.kind', 'invoice')
    .in('last.status', ['issued', 'paid'])
    .in('last.content->>part', ['full', 'final'])
    .is('last', null)
    .eq('given_up.status', 'cancelled')
    .is('given_up', null);
  return customerId ? open.eq('customer_id', customerId) : open;
}
