import { buildLikePattern } from '#app/lib/like-pattern.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AddressFilter } from '#app/private/use-address-filter.ts';
import type { Database } from '#shared/database-types.ts';

const STATUSES = ['requested', 'confirmed', 'unsubscribed'] as const;
export type Subscriber = {
  id: string;
  email: string | null;
  status: (typeof STATUSES)[number];
  source: string;
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};
const FIELDS = 'id,email,status,source,requested_at,confirmed_at,unsubscribed_at';
export const PAGE_SIZE = 50;

/** One page of those whose address holds what is searched for, and the count of all found. */
export async function readSubscribers(
  client: SupabaseClient<Database>,
  { search, status, page }: Pick<AddressFilter, 'search' | 'status' | 'page'>,
): Promise<{ rows: Subscriber[]; count: number }> {
  let found = client.from('newsletter_subscriptions').select(FIELDS, { count: 'exact' });
  const letters = search.trim();
  if (letters) found = found.ilike('email', buildLikePattern(letters));
  const wanted = STATUSES.find((known) => known === status);
  if (wanted) found = found.eq('status', wanted);
  const { data, count, error } = await found
    // Of those who left only dates remain; they must not stand above the others.
    .order('unsubscribed_at', { nullsFirst: true })
    .order('requested_at', { ascending: false })
    .order('id')
    .range(page * PAGE_SIZE, (page + 1) * PAGE_SIZE - 1);
  // Beyond the end, where somebody has left meanwhile.
  if (error?.code === 'PGRST103') return { rows: [], count: 0 };
  if (error) throw new Error(error.message);
  // The check of the column knows these states only.
  return { rows: data as Subscriber[], count: count ?? 0 };
}
