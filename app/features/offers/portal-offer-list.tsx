import type { ReactNode } from 'react';
import { PROMISES } from '#shared/agency/business.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CustomerBadge } from './customer-badge.tsx';
import { foldVersions } from './fold-versions.ts';
import { FormerVersions } from './former-versions.tsx';
import { NewestOffer, type PortalOffer } from './newest-offer.tsx';
import { findOfferState } from './offer-facts.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Beside } from '#app/private/beside.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRows, type RecordRow } from '#app/private/record-rows.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';

type Row = PortalOffer & { status: string };
const READS = [['portal-offers']] as const;
/** The form of an enquiry. */
const ASK = '/?angebot=website';

/**
 * The customer's own offers, newest first; what a version has replaced is folded into it. Without
 * one, a sample of what will stand here.
 */
export function OfferList({ userId, sample }: { userId: string; sample?: ReactNode }) {
  const query = useRows<Row[]>(['portal-offers', userId], (client) =>
    client
      .from('offers')
      .select(
        'id,number,version,status,content,gross_cents,accepted_gross_cents,accepted_options,valid_until,decided_at,sent_at,projects(id,status),invoices(kind,status,instalment,gross_cents)',
      )
      .eq('customer_id', userId)
      .neq('status', 'draft')
      .order('sent_at', { ascending: false }),
  );
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  return (
    <>
      <PageHead title="Angebote">
        {query.data && query.data.length > 0 && (
          <ButtonLink to={ASK} size="small" variant="secondary">
            Neues Angebot anfragen
          </ButtonLink>
        )}
      </PageHead>
      <QueryState query={query}>
        {(offers) =>
          offers.length === 0 ? (
            <Beside side={sample} isPictured>
              <EmptyState
                title="Noch kein Angebot"
                steps={[
                  'Sie fragen an, in drei kurzen Schritten.',
                  `Wir senden ein Angebot, an Werktagen innerhalb von ${PROMISES.offerHours} Stunden.`,
                  'Sie fragen nach, wählen Optionen, nehmen an oder lehnen ab.',
                ]}
                action={<ButtonLink to={ASK}>Angebot anfragen</ButtonLink>}
              >
                Sobald wir Ihnen ein Angebot senden, erscheint es hier von selbst.
              </EmptyState>
            </Beside>
          ) : (
            <Offers offers={offers} />
          )
        }
      </QueryState>
    </>
  );
}

/** What is to be decided, or else the newest once it is ordered, is what the page is about. */
function Offers({ offers }: { offers: readonly Row[] }) {
  const folded = foldVersions(offers).map((one) => ({ ...one, state: findOfferState(one.offer) }));
  const subject =
    folded.find(({ state }) => state === 'sent') ??
    folded.slice(0, 1).find(({ state }) => state === 'accepted');
  const rows = folded.filter((one) => one !== subject);
  return (
    <>
      {subject && (
        <NewestOffer
          offer={subject.offer}
          former={subject.former}
          state={subject.state === 'sent' ? 'sent' : 'accepted'}
        />
      )}
      {subject && rows.length > 0 && <h2 className="mb-3 text-title">Weitere Angebote</h2>}
      {rows.length > 0 && <RecordRows rows={rows.map(rowOf)} />}
    </>
  );
}

function rowOf({ offer, former }: { offer: Row; former: Row[] }): RecordRow {
  const state = findOfferState(offer);
  return {
    id: offer.id,
    to: `/portal/angebote/${offer.id}`,
    title: offer.content.title,
    note: (
      <>
        {offer.number}
        {offer.version > 1 && `, Fassung ${offer.version}`}
        {state === 'sent' &&
          offer.valid_until &&
          ` · gültig bis ${formatNumericDay(offer.valid_until)}`}
        {state === 'accepted' &&
          offer.decided_at &&
          ` · beauftragt am ${formatShortDay(offer.decided_at)}`}
      </>
    ),
    value: formatCents(offer.accepted_gross_cents ?? offer.gross_cents ?? 0),
    mark: <CustomerBadge state={state} />,
    folded: <FormerVersions versions={former} />,
  };
}
