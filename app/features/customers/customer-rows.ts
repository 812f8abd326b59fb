import { keepPreviousData } from '@tanstack/react-query';
import { useRead, useRow } from '#app/lib/use-rows.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { isSettled } from '#shared/projects/project-status.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import type { AddressFilter } from '#app/private/use-address-filter.ts';
import { formatBriefDay } from '#app/private/dates.ts';

/** A row of the SQL function list_customers. */
export type Customer = {
  id: string;
  full_name: string;
  email: string;
  company: string;
  running: number;
  open_cents: number;
  last_at: string | null;
  last_kind: string | null;
  created_at: string;
  total: number;
};

type Step = { title: string; status: string; position: number };
type Running = { title: string; customer_id: string | null; project_milestones: Step[] };
/** With what is done for him now, and whether he owes anything longer than he may. */
export type ListedCustomer = Customer & { projects: readonly Running[]; isOverdue: boolean };

/** Rows of list_customers a page. */
export const PAGE_SIZE = 50;

const LIST_KEY = ['customers'];
const READS = [LIST_KEY];

const CONTACTS: Readonly<Record<string, string>> = {
  message: 'Nachricht',
  request: 'Anfrage',
  talk: 'Gespräch',
  offer: 'Angebot',
  project: 'Freigabe',
};

export const nameOf = ({ full_name, email }: Pick<Customer, 'full_name' | 'email'>): string =>
  full_name || email;

/** 'Nachricht, 27.11.'; empty before the first contact. */
export const describeContact = (
  { last_at: at, last_kind: kind }: Pick<Customer, 'last_at' | 'last_kind'>,
  now = new Date(),
): string => (at ? [CONTACTS[kind ?? ''], formatBriefDay(at, now)].filter(Boolean).join(', ') : '');

/** '2 Projekte'; empty where nothing is running. */
export const describeRunning = ({ running }: Pick<Customer, 'running'>): string =>
  running === 0 ? '' : running === 1 ? '1 Projekt' : `${running} Projekte`;

/** 'Schritt 2: Entwurf', the first step that is not settled. */
export function stepOf({ project_milestones }: Pick<Running, 'project_milestones'>): string {
  const steps = project_milestones.toSorted((one, other) => one.position - other.position);
  const at = steps.findIndex(({ status }) => !isSettled(status));
  const step = steps[at];
  return step ? `Schritt ${at + 1}: ${step.title}` : '';
}

/** One page of customers, those with the latest contact first. */
export const useCustomerPage = ({ search, page }: Pick<AddressFilter, 'search' | 'page'>) =>
  useRead({
    queryKey: [...LIST_KEY, search, page],
    placeholderData: keepPreviousData,
    read: async (client) => {
      const { data, error } = await client.rpc('list_customers', { search, page });
      if (error) throw new Error(error.message);
      const rows = data as Customer[];
      const ids = rows.map(({ id }) => id);
      const [projects, overdue] = await Promise.all([
        client
          .from('projects')
          .select('title,customer_id,project_milestones(title,status,position)')
          .in('customer_id', ids)
          .not('status', 'in', '(done,cancelled)')
          .order('created_at'),
        client
          .from('invoices')
          .select('customer_id')
          .in('customer_id', ids)
          .gt('open_cents', 0)
          .lt('due_on', findToday()),
      ]);
      if (projects.error) throw new Error(projects.error.message);
      if (overdue.error) throw new Error(overdue.error.message);
      return rows.map((row): ListedCustomer => ({
        ...row,
        projects: projects.data.filter(({ customer_id: id }) => id === row.id),
        isOverdue: overdue.data.some(({ customer_id: id }) => id === row.id),
      }));
    },
  });

export const useCustomer = (id: string) =>
  useRow<Customer | null>(['customer', id], id, async (client) => {
    const { data, error } = await client.rpc('list_customers', { person: id });
    return error ? { data: null, error } : { data: (data as Customer[])[0] ?? null, error: null };
  });

/** Keeps the list up to date: all that a row tells comes from these. */
export function useLiveCustomers(): void {
  useLiveTable('profiles', READS);
  useLiveTable('messages', READS);
  useLiveTable('quote_requests', READS);
  useLiveTable('bookings', READS);
  useLiveTable('offer_events', READS);
  useLiveTable('projects', READS);
  useLiveTable('project_milestones', READS);
  useLiveTable('invoices', READS);
}
