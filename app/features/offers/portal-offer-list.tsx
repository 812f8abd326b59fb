import { Link } from 'react-router';
import { PROMISES } from '#shared/agency/business.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { findOfferState, OFFER_STATES } from './offer-facts.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';

type Row = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  title: string;
  gross_cents: number | null;
  accepted_gross_cents: number | null;
  valid_until: string | null;
  decided_at: string | null;
};
const READS = [['portal-offers']] as const;

/**
 * The customer's own offers, newest first; a replaced version is left out, its
 * successor stands for it.
 */
export function OfferList({ userId }: { userId: string }) {
  const query = useRows<Row[]>(['portal-offers', userId], (client) =>
    client
      .from('offers')
      .select(
        'id,number,version,status,title:content->>title,gross_cents,accepted_gross_cents,valid_until,decided_at',
      )
      .eq('customer_id', userId)
      .not('status', 'in', '(draft,superseded)')
      .order('sent_at', { ascending: false }),
  );
  useLiveTable('offers', READS);
  return (
    <QueryState query={query}>
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState
            title="Noch kein Angebot"
            steps={[
              'Sie fragen an, in drei kurzen Schritten.',
              `Wir senden ein Angebot, an Werktagen innerhalb von ${PROMISES.offerHours} Stunden.`,
              'Sie fragen nach, wählen Optionen, nehmen an oder lehnen ab.',
            ]}
            action={<ButtonLink to="/?angebot=website">Angebot anfragen</ButtonLink>}
          >
            Sobald wir Ihnen ein Angebot senden, erscheint es hier von selbst.
          </EmptyState>
        ) : (
          <ul className="border-t border-line">
            {offers.map((offer) => {
              const state = findOfferState(offer);
              return (
                <li key={offer.id} className="border-b border-line">
                  <Link
                    to={`/portal/angebote/${offer.id}`}
                    className="grid gap-x-6 gap-y-1 py-4 hover:bg-sunken sm:-mx-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:px-3"
                  >
                    <span className="min-w-0">
                      <span className="font-semibold break-words underline decoration-line-strong underline-offset-4">
                        {offer.title}
                      </span>
                      <span className="block text-small text-muted">
                        {offer.number}
                        {offer.version > 1 && `, Fassung ${offer.version}`}
                        {state === 'sent' &&
                          offer.valid_until &&
                          ` · gültig bis ${formatNumericDay(offer.valid_until)}`}
                        {state === 'accepted' &&
                          offer.decided_at &&
                          ` · beauftragt am ${formatShortDay(offer.decided_at)}`}
                      </span>
                    </span>
                    <span className="tabular">
                      {formatCents(offer.accepted_gross_cents ?? offer.gross_cents ?? 0)}
                    </span>
                    <Badge tone={OFFER_STATES[state].tone} className="justify-self-start">
                      {OFFER_STATES[state].customer}
                    </Badge>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryState>
  );
}
