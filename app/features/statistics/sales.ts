import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays } from '#shared/agency/agency-day.ts';
import { findPackage } from '#shared/agency/business.ts';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';
import type { Database } from '#shared/database-types.ts';
import { useRead } from '#app/lib/use-rows.ts';
import type { Bar } from './bar-table.tsx';
import { formatCents } from '#shared/pricing/money.ts';
import { fractionOf, shareOf, type Way } from './flows.ts';
import type { Period } from './period.ts';

export type Sales = {
  way: Way;
  /** Offers accepted in the period, net. */
  orders: { package: string; cents: number }[];
  /** Payments of the period, gross, less what was paid back. */
  receivedCents: number;
};
type Invoice = { kind: string; status: string };

const ORDERED = ['offered', 'won'] as const;

/** What became of the enquiries of a period, and what the agency earned in it. */
export const useSales = (period: Period) =>
  useRead<Sales>({
    queryKey: ['admin-analytics-sales', period.from, period.to],
    read: (client) => readSales(client, period),
  });

export async function readSales(
  client: SupabaseClient<Database>,
  { from, to }: Period,
): Promise<Sales> {
  const begins = findMomentOf(from, '00:00').toISOString();
  const ends = findMomentOf(addDays(to, 1), '00:00').toISOString();
  const enquiries = (columns: '*' | '*,offers!inner(id)') =>
    client
      .from('quote_requests')
      .select(columns, { count: 'exact', head: true })
      .is('merged_into', null)
      .gte('created_at', begins)
      .lt('created_at', ends);
  // An enquiry counts as far as it came, whether through a document here or by
  // a status set by hand.
  const [all, byStatus, bySentOffer, won, orders, payments] = await Promise.all([
    enquiries('*').throwOnError(),
    enquiries('*').in('status', ORDERED).throwOnError(),
    enquiries('*,offers!inner(id)')
      .not('status', 'in', `(${ORDERED.join()})`)
      .not('offers.sent_at', 'is', null)
      .throwOnError(),
    client
      .from('quote_requests')
      .select('id,offers(invoices(kind,status),projects(invoices(kind,status)))')
      .is('merged_into', null)
      .eq('status', 'won')
      .gte('created_at', begins)
      .lt('created_at', ends)
      .throwOnError(),
    client
      .from('offers')
      .select('package:content->>package,accepted_net_cents')
      .eq('status', 'accepted')
      .gte('decided_at', begins)
      .lt('decided_at', ends)
      .throwOnError(),
    client
      .from('payments')
      .select('amount_cents')
      .gte('paid_on', from)
      .lte('paid_on', to)
      .throwOnError(),
  ]);
  const isPaid = ({ kind, status }: Invoice): boolean => kind === 'invoice' && status === 'paid';
  return {
    way: {
      requests: all.count ?? 0,
      offered: (byStatus.count ?? 0) + (bySentOffer.count ?? 0),
      accepted: won.data.length,
      paid: won.data.filter(({ offers }) =>
        offers.some(({ invoices, projects }) =>
          [...invoices, ...(projects?.invoices ?? [])].some(isPaid),
        ),
      ).length,
    },
    orders: orders.data.map(({ package: id, accepted_net_cents: cents }) => ({
      package: id ?? '',
      cents: cents ?? 0,
    })),
    receivedCents: payments.data.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
  };
}

export const sumOrders = (orders: Sales['orders']): number =>
  orders.reduce((sum, { cents }) => sum + cents, 0);

/** By package, the largest first and what has none at the end. */
export function buildRevenueBars(orders: Sales['orders'], before?: Sales['orders']): Bar[] {
  const all = sumOrders(orders);
  const ofPackage = (from: Sales['orders'], id: string) =>
    from.filter((order) => order.package === id);
  return [...new Set(orders.map((order) => order.package))]
    .map((id) => ({ id, own: ofPackage(orders, id) }))
    .map(({ id, own }) => ({ id, cents: sumOrders(own), count: own.length }))
    .toSorted((a, b) => Number(a.id === '') - Number(b.id === '') || b.cents - a.cents)
    .map(({ id, cents, count }) => ({
      label: findPackage(id)?.name ?? 'Ohne Paket',
      share: fractionOf(cents, all),
      text: formatCents(cents),
      note: `${shareOf(cents, all)}, ${count} ${count === 1 ? 'Auftrag' : 'Aufträge'}`,
      ...(before && { before: formatCents(sumOrders(ofPackage(before, id))) }),
    }));
}
