import { findToday } from '#shared/agency/agency-day.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { useSession } from '#app/lib/session-store.ts';
import { cx } from '#app/ui/cx.ts';
import { CountMark } from '#app/private/count-mark.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatDue } from './project-rows.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { type Step, StepList } from './step-list.tsx';

type Waiting = {
  approvals: number;
  unread: number;
  offers: {
    id: string;
    number: string | null;
    gross_cents: number | null;
    valid_until: string | null;
  }[];
  invoices: { id: string; number: string | null; open_cents: number; due_on: string | null }[];
};

/** An offer is the decision of the page, unless a step of a project is. */
const stepsOf = ({ approvals, unread, offers, invoices }: Waiting): Step[] => [
  ...offers.map((offer, index) => ({
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
    ...(approvals === 0 && index === 0 && { action: 'Ansehen und entscheiden' }),
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

/** Over or broken off, a project asks for nothing any more. */
const RUNNING = ['planned', 'active', 'review'] as const;
const READS = [['next-steps']] as const;

export function useWaiting(userId: string) {
  return useRows<Waiting>(['next-steps', userId], async (client) => {
    const today = findToday();
    const [milestones, unread, offers, invoices] = await Promise.all([
      client
        .from('project_milestones')
        .select('id,projects!inner(status)', { count: 'exact', head: true })
        .eq('projects.customer_id', userId)
        .in('projects.status', RUNNING)
        .eq('status', 'awaiting_approval'),
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
        approvals: milestones.count ?? 0,
        unread: unread.count ?? 0,
        offers: offers.data ?? [],
        invoices: invoices.data ?? [],
      },
      error: null,
    };
  });
}

/**
 * What waits for the customer besides the approvals, which his project asks for
 * itself: most binding first.
 */
export function NextSteps({ userId }: { userId: string }) {
  const query = useWaiting(userId);
  const isAsked = (query.data?.approvals ?? 0) > 0;
  const waits = query.data ? stepsOf(query.data).length > 0 : isAsked;
  if (query.data && !waits)
    return isAsked ? null : (
      <p data-idle className="mb-6 text-muted">
        Zurzeit wartet nichts auf Sie. Wir melden uns, sobald wir etwas von Ihnen brauchen.
      </p>
    );
  return (
    <section
      aria-labelledby="naechster-schritt"
      data-waits={waits || undefined}
      className={cx(
        'mb-6 px-5 py-4 sm:px-6',
        // The accent is for what is the reader's to do.
        waits ? 'notice' : 'panel',
      )}
    >
      <h2 id="naechster-schritt" className="mb-1 text-title">
        {isAsked ? 'Außerdem wartet auf Sie' : 'Ihre nächsten Schritte'}
      </h2>
      <QueryState query={query}>{(waiting) => <StepList steps={stepsOf(waiting)} />}</QueryState>
    </section>
  );
}

type Kind = 'approvals' | 'offers' | 'invoices';

/** Behind an entry of the navigation: how much there waits for the customer. */
export function WaitingCount({ of }: { of: Kind }) {
  const { user } = useSession();
  return user && <Count userId={user.id} of={of} />;
}

function Count({ userId, of }: { userId: string; of: Kind }) {
  const { data } = useWaiting(userId);
  const waiting = data?.[of] ?? 0;
  const count = typeof waiting === 'number' ? waiting : waiting.length;
  return <CountMark count={count} meaning="für Sie zu tun" />;
}

/** Once in the area: keeps all counts up to date, and what the page shows of them. */
export function FollowWaiting() {
  useLiveProjects();
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  return null;
}
