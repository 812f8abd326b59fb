import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatDue } from './project-rows.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { type Step, StepList } from './step-list.tsx';

type Waiting = {
  milestones: { id: string; title: string; project_id: string; projects: { title: string } }[];
  unread: number;
  offers: {
    id: string;
    number: string | null;
    gross_cents: number | null;
    valid_until: string | null;
  }[];
  invoices: { id: string; number: string | null; open_cents: number; due_on: string | null }[];
};

const stepsOf = ({ milestones, unread, offers, invoices }: Waiting): Step[] => [
  ...offers.map((offer) => ({
    id: offer.id,
    icon: 'file' as const,
    text: `Angebot ${offer.number ?? ''} prüfen`,
    detail: [
      offer.gross_cents !== null && formatCents(offer.gross_cents),
      offer.valid_until && `gültig bis ${formatDue(offer.valid_until)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    to: `/portal/angebote/${offer.id}`,
  })),
  ...milestones.map(({ id, title, project_id, projects }) => ({
    id,
    icon: 'check' as const,
    text: `„${title}“ freigeben`,
    detail: projects.title,
    to: `/portal/projekte/${project_id}`,
  })),
  ...(unread > 0
    ? [
        {
          id: 'unread',
          icon: 'chat' as const,
          text: unread === 1 ? 'Eine neue Nachricht lesen' : `${unread} neue Nachrichten lesen`,
          detail: '',
          to: '/portal/nachrichten',
        },
      ]
    : []),
  ...invoices.map((invoice) => ({
    id: invoice.id,
    icon: 'download' as const,
    text: `Rechnung ${invoice.number ?? ''} bezahlen`,
    detail: [
      formatCents(invoice.open_cents),
      invoice.due_on && `fällig am ${formatDue(invoice.due_on)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    to: '/portal/rechnungen',
  })),
];

const READS = [['next-steps']] as const;

/** What waits for the customer, most binding first. */
export function NextSteps({ userId }: { userId: string }) {
  const query = useRows<Waiting>(['next-steps', userId], async (client) => {
    const today = agencyDay(new Date());
    const [milestones, unread, offers, invoices] = await Promise.all([
      client
        .from('project_milestones')
        .select('id,title,project_id,projects!inner(title)')
        .eq('projects.customer_id', userId)
        .eq('status', 'awaiting_approval')
        .order('updated_at'),
      client
        .from('messages')
        .select('id', { count: 'exact', head: true })
        .eq('customer_id', userId)
        .eq('from_staff', true)
        .is('read_at', null),
      client
        .from('offers')
        .select('id,number,gross_cents,valid_until')
        .eq('customer_id', userId)
        .eq('status', 'sent')
        .gte('valid_until', today)
        .order('valid_until'),
      client
        .from('invoices')
        .select('id,number,open_cents,due_on')
        .eq('customer_id', userId)
        .gt('open_cents', 0)
        .order('due_on'),
    ]);
    const error = milestones.error ?? unread.error ?? offers.error ?? invoices.error;
    if (error) return { data: null, error };
    return {
      data: {
        milestones: milestones.data ?? [],
        unread: unread.count ?? 0,
        offers: offers.data ?? [],
        invoices: invoices.data ?? [],
      },
      error: null,
    };
  });
  useLiveProjects();
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  return (
    <section
      aria-labelledby="naechster-schritt"
      className="self-start border border-ink bg-surface p-5 shadow-[inset_0_6px_0_var(--accent)] sm:p-6"
    >
      <h2 id="naechster-schritt" className="mt-1 mb-3 text-title">
        Ihre nächsten Schritte
      </h2>
      <QueryState query={query}>{(waiting) => <StepList steps={stepsOf(waiting)} />}</QueryState>
    </section>
  );
}
