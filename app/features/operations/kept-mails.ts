import type { SupabaseClient } from '@supabase/supabase-js';
import { agencyDay } from '#shared/agency/agency-day.ts';
import type { Database } from '#shared/database-types.ts';
import { signsIn } from './mail-title.ts';

type Client = SupabaseClient<Database>;
const MOST = 1000;
const COLUMNS =
  'id,template,valid_until,booking:data->>id,sequence:data->>sequence,offer:data->>offerId,invoice:data->>invoiceId';

/** They tell of a moment that has passed: somebody has read, paid or decided since. */
const MOMENTARY: ReadonlySet<string> = new Set([
  'invoice-reminder',
  'invoice-overdue',
  'messages-customer',
  'messages-agency',
  'milestone-awaiting',
]);

/**
 * Mails that nobody has got because no mail server was set, that nobody has sent
 * again and that still hold, the oldest first.
 */
export async function readKeptMails(client: Client, now = new Date()): Promise<string[]> {
  const [kept, copies, talks, offers, cancelled] = await Promise.all([
    client
      .from('outbox_mails')
      .select(COLUMNS)
      .eq('status', 'sent')
      .eq('sent->>isOnlyKept', 'true')
      .order('created_at')
      .limit(MOST),
    client
      .from('outbox_mails')
      .select('resent_from')
      .not('resent_from', 'is', null)
      .order('created_at', { ascending: false })
      .limit(MOST),
    client.from('bookings').select('id,sequence').gt('starts_at', now.toISOString()).limit(MOST),
    client
      .from('offers')
      .select('id')
      .eq('status', 'sent')
      .gte('valid_until', agencyDay(now))
      .limit(MOST),
    client.from('invoices').select('id').eq('status', 'cancelled').limit(MOST),
  ]);
  const rowsOf = <Row>({ data, error }: { data: Row[] | null; error: Error | null }): Row[] => {
    if (error) throw new Error(error.message);
    return data ?? [];
  };
  const again = new Set(rowsOf(copies).map(({ resent_from }) => resent_from));
  const comingTalks = new Set(rowsOf(talks).map(({ id, sequence }) => `${id}:${sequence}`));
  const openOffers = new Set(rowsOf(offers).map(({ id }) => id));
  const cancelledInvoices = new Set(rowsOf(cancelled).map(({ id }) => id));
  return rowsOf(kept)
    .filter(({ id, template, valid_until, booking, sequence, offer, invoice }) => {
      if (again.has(id) || signsIn(template) || MOMENTARY.has(template)) return false;
      if (valid_until !== null && new Date(valid_until) <= now) return false;
      if (template.startsWith('booking-')) return comingTalks.has(`${booking}:${sequence}`);
      if (template === 'offer-sent') return openOffers.has(offer);
      return template !== 'invoice-issued' || !cancelledInvoices.has(invoice);
    })
    .map(({ id }) => id);
}
