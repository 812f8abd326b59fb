import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatNumericDay } from '#shared/core/format.ts';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { refusedBy } from '#app/lib/refused.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRow, useRows } from '#app/lib/use-rows.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { CustomerBadge } from './customer-badge.tsx';
import { FormerVersions, type FormerVersion } from './former-versions.tsx';
import { findOfferState } from './offer-facts.ts';
import { OfferSheet, type OfferActions } from './offer-sheet.tsx';
import { COLUMNS, type PortalOffer } from './portal-offer.ts';
import { LOST, ORDER_LOST, REFUSAL_LOST, settleDecision } from './settle-decision.ts';

const READS = [['portal-offer']] as const;

export function OfferDetail({ id }: { id: string }) {
  const query = useRow<PortalOffer>(['portal-offer', id], id, (client) =>
    client
      .from('offers')
      .select(COLUMNS)
      .eq('id', id)
      .neq('status', 'draft')
      .order('id', { referencedTable: 'offer_events' })
      .maybeSingle(),
  );
  useLiveTable('offers', READS);
  useLiveTable('offer_events', READS);
  return (
    <QueryState query={query}>
      {(offer) =>
        offer ? (
          <Offer key={offer.id} offer={offer} />
        ) : (
          <MissingPage
            title="Dieses Angebot gibt es nicht"
            back={['/portal/angebote', 'Zu den Angeboten']}
            note="Melden Sie sich mit der E-Mail-Adresse an, an die wir das Angebot gesendet haben."
          />
        )
      }
    </QueryState>
  );
}

function Offer({ offer }: { offer: PortalOffer }) {
  const { content, issuedOn } = offer.snapshot;
  const state = findOfferState(offer);
  const isOpen = state === 'sent';
  const actions = usePortalActions(offer.id);
  const project = Array.isArray(offer.projects) ? offer.projects[0] : offer.projects;
  const { data: versions = [] } = useRows<FormerVersion[]>(
    ['portal-offer', offer.number, 'versions'],
    (client) =>
      client
        .from('offers')
        .select('id,version,gross_cents,sent_at')
        .eq('number', offer.number)
        .neq('status', 'draft')
        .order('version', { ascending: false }),
  );
  const [newest] = versions;
  const former = versions.filter(({ version }) => version < offer.version);
  useEffect(() => {
    if (isOpen)
      void loadSupabase().then((client) => client.rpc('mark_offer_viewed', { offer_id: offer.id }));
  }, [isOpen, offer.id]);

  return (
    <>
      <PageHead
        title={content.title}
        back={['/portal/angebote', 'Angebote']}
        badge={<CustomerBadge state={state} />}
        note={
          `Angebot ${offer.number}${offer.version > 1 ? `, Fassung ${offer.version}` : ''} vom ` +
          `${formatNumericDay(issuedOn)}${isOpen ? `, gültig bis ${formatNumericDay(offer.valid_until)}` : ''}`
        }
      >
        <ButtonAnchor href={`/dokumente/angebote/${offer.id}.pdf`} size="small" variant="secondary">
          PDF öffnen
        </ButtonAnchor>
      </PageHead>
      <OfferSheet
        offer={offer}
        actions={actions}
        guard={UnsavedGuard}
        next={
          project ? (
            <ButtonLink to={`/portal/projekte/${project.id}`} size="small">
              Zum Projekt
            </ButtonLink>
          ) : (
            newest &&
            newest.version > offer.version && (
              <ButtonLink to={`/portal/angebote/${newest.id}`} size="small">
                Zur neuen Fassung
              </ButtonLink>
            )
          )
        }
      />
      {former.length > 0 && (
        <div className="mt-10 border-t border-line">
          <FormerVersions versions={former} />
        </div>
      )}
    </>
  );
}

/** As the signed-in customer; what has changed is read again before an action ends. */
function usePortalActions(id: string): OfferActions {
  const queries = useQueryClient();
  const readAgain = (): Promise<unknown> =>
    Promise.all(
      [['portal-offer'], ['portal-offers'], ['next-steps'], ['requests']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const settle = async (sent: OfferAnswer): Promise<OfferAnswer> => {
    const answer = await settleDecision(sent, async () => {
      const client = await loadSupabase();
      const { data } = await client.from('offers').select('status').eq('id', id).maybeSingle();
      return data?.status;
    });
    if (answer.success || answer.code) await readAgain();
    return answer;
  };
  return {
    accept: async (order) =>
      settle(await callFunction('offers', { action: 'accept', ...order }, ORDER_LOST)),
    refuse: async (reason) => settle(await refuseOwn(id, reason)),
    ask: async (body, request_id) => {
      const client = await loadSupabase();
      const { error } = await client.rpc('write_offer_note', { offer_id: id, body, request_id });
      await readAgain();
      if (error) throw refusedBy(error) ?? new Error(error.message);
    },
  };
}

/** Without a code the database has not answered. */
export async function refuseOwn(id: string, reason: string): Promise<OfferAnswer> {
  try {
    const client = await loadSupabase();
    const { error } = await client.rpc('refuse_offer', { offer_id: id, reason });
    if (!error) return { success: true };
    if (!error.code) return REFUSAL_LOST;
    return { ...LOST, code: error.code, ...(refusedBy(error) && { error: error.message }) };
  } catch {
    return REFUSAL_LOST;
  }
}
