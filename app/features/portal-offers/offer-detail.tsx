import { useEffect, useState } from 'react';
import { formatDay } from '#shared/format.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { findOfferState, OFFER_STATES } from '../area/offer-facts.ts';
import { OfferNotes } from '../area/offer-notes.tsx';
import { OfferPositions, OfferSums } from '../area/offer-view.tsx';
import { QueryState } from '../area/query-state.tsx';
import { formatMoment } from '../area/request-facts.ts';
import { useLiveTable } from '../area/use-live-table.ts';
import { AcceptForm } from './accept-form.tsx';
import { COLUMNS, type PortalOffer } from './portal-offer.ts';
import { RefuseForm } from './refuse-form.tsx';
import { MissingPage, PageHead } from '../area/page-head.tsx';

const READS = [['portal-offer']] as const;

export function OfferDetail({ id }: { id: string }) {
  const query = useRow<PortalOffer>(['portal-offer', id], id, (client) =>
    client
      .from('offers')
      .select(COLUMNS)
      .eq('id', id)
      .neq('status', 'draft')
      .order('id', { referencedTable: 'offer_events' })
      .maybeSingle<PortalOffer>(),
  );
  useLiveTable('offers', READS);
  useLiveTable('offer_events', READS);
  return (
    <QueryState query={query}>
      {(offer) =>
        offer ? (
          <Offer key={`${offer.id}-${offer.status}`} offer={offer} />
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
  const { content, tax, issuedOn } = offer.snapshot;
  const state = findOfferState(offer);
  const isOpen = state === 'sent';
  const [chosen, setChosen] = useState<string[]>(offer.accepted_options ?? []);
  const options = offer.accepted_options ?? chosen;
  useEffect(() => {
    if (isOpen) void loadSupabase().then((client) => client.rpc('mark_offer_viewed', { offer_id: offer.id }));
  }, [isOpen, offer.id]);

  return (
    <>
      <PageHead
        title={content.title}
        back={['/portal/angebote', 'Angebote']}
        badge={<Badge tone={OFFER_STATES[state].tone}>{OFFER_STATES[state].customer}</Badge>}
        note={`Angebot ${offer.number}${offer.version > 1 ? `, Fassung ${offer.version}` : ''} vom ${formatDay(issuedOn)}${isOpen ? `, gültig bis ${formatDay(offer.valid_until)}` : ''}`}
      >
        <ButtonAnchor href={`/dokumente/angebote/${offer.id}.pdf`} size="small" variant="secondary">
          PDF öffnen
        </ButtonAnchor>
      </PageHead>
      <StateNote offer={offer} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-8">
          {content.introduction && <p className="max-w-[68ch] break-words whitespace-pre-line">{content.introduction}</p>}
          <section aria-labelledby="leistungen">
            <h2 id="leistungen" className="mb-3 text-title">
              Leistungen
            </h2>
            <OfferPositions content={content} options={options} {...(isOpen && { onOptions: setChosen })} />
            <p className="mt-2 text-fine text-muted">Preise der Positionen ohne Umsatzsteuer.</p>
          </section>
          {content.closing && <p className="max-w-[68ch] break-words whitespace-pre-line">{content.closing}</p>}
        </div>
        <div className="grid content-start gap-10">
          <section aria-labelledby="summe">
            <h2 id="summe" className="mb-3 text-title">
              {offer.accepted_options ? 'Ihr Auftrag' : 'Ihr Preis'}
            </h2>
            <OfferSums content={content} tax={tax} options={options} />
          </section>
          {isOpen && <AcceptForm offer={offer} options={chosen} />}
          <section aria-labelledby="fragen">
            <h2 id="fragen" className="mb-3 text-title">
              Fragen und Verlauf
            </h2>
            <OfferNotes
              offerId={offer.id}
              events={offer.offer_events.filter(({ kind }) => kind !== 'viewed')}
              readKey={['portal-offer']}
              label="Ihre Frage zum Angebot"
              submitLabel="Frage senden"
              done="Frage gesendet"
              canWrite
            />
          </section>
          {isOpen && <RefuseForm offerId={offer.id} />}
        </div>
      </div>
    </>
  );
}

function StateNote({ offer }: { offer: PortalOffer }) {
  const project = Array.isArray(offer.projects) ? offer.projects[0] : offer.projects;
  switch (findOfferState(offer)) {
    case 'accepted':
      return (
        <div role="status" className="mb-8 border-l-[6px] border-success bg-success-wash p-4">
          <p className="font-semibold">Sie haben dieses Angebot am {formatMoment(offer.decided_at!)} verbindlich beauftragt.</p>
          <p className="mt-1 text-small">Die Bestätigung mit dem Angebot als PDF haben wir Ihnen per E-Mail gesendet.</p>
          {project && (
            <ButtonLink to={`/portal/projekte/${project.id}`} size="small" className="mt-3">
              Zum Projekt
            </ButtonLink>
          )}
        </div>
      );
    case 'expired':
      return (
        <p role="status" className="mb-8 border-l-[6px] border-danger bg-danger-wash p-4">
          Dieses Angebot war bis {formatDay(offer.valid_until)} gültig und lässt sich nicht mehr annehmen. Schreiben Sie uns unten, dann
          erhalten Sie ein neues.
        </p>
      );
    case 'superseded':
      return (
        <p role="status" className="mb-8 border-l-[6px] border-line-strong bg-sunken p-4">
          Dieses Angebot haben wir durch eine neue Fassung ersetzt. Sie finden sie unter „Angebote“.
        </p>
      );
    case 'refused':
      return (
        <p role="status" className="mb-8 border-l-[6px] border-line-strong bg-sunken p-4">
          Sie haben dieses Angebot am {formatMoment(offer.decided_at!)} abgelehnt.
        </p>
      );
    default:
      return null;
  }
}
