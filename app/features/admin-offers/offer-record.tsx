import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatDay } from '#shared/format.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { FactList } from '../area/fact-list.tsx';
import { findOfferState, OFFER_STATES, taxReason } from '../area/offer-facts.ts';
import { OfferNotes } from '../area/offer-notes.tsx';
import { OfferPositions, OfferSums } from '../area/offer-view.tsx';
import { useLiveTable } from '../area/use-live-table.ts';
import { OfferEvidenceFacts } from './offer-evidence.tsx';
import type { AdminOffer } from './admin-offer.ts';
import { PageHead } from '../area/page-head.tsx';

const READS = [['admin-offer']] as const;

/** A sent offer: what the customer sees, his questions, and the evidence of his order. */
export function OfferRecord({ offer }: { offer: AdminOffer }) {
  useLiveTable('offers', READS);
  useLiveTable('offer_events', READS);
  const { content, tax, issuedOn } = offer.snapshot!;
  const { customer } = content;
  const state = findOfferState(offer);
  const options = offer.accepted_options ?? [];
  const project = Array.isArray(offer.projects) ? offer.projects[0] : offer.projects;
  const acceptance = offer.offer_events.find(({ kind }) => kind === 'accepted')?.evidence;
  return (
    <>
      <PageHead
        title={content.title}
        back={['/admin/angebote', 'Angebote']}
        badge={<Badge tone={OFFER_STATES[state].tone}>{OFFER_STATES[state].label}</Badge>}
        note={`${offer.number}${offer.version > 1 ? `, Fassung ${offer.version}` : ''} vom ${formatDay(issuedOn)}`}
      >
        <ButtonAnchor href={`/dokumente/angebote/${offer.id}.pdf`} size="small" variant="secondary">
          PDF öffnen
        </ButtonAnchor>
        {state !== 'accepted' && state !== 'superseded' && <NewVersionButton id={offer.id} />}
        {offer.quote_request_id && (
          <ButtonLink to={`/admin/anfragen/${offer.quote_request_id}`} size="small" variant="quiet">
            Zur Anfrage
          </ButtonLink>
        )}
        {project && (
          <ButtonLink to={`/admin/projekte/${project.id}`} size="small" variant="quiet">
            Zum Projekt
          </ButtonLink>
        )}
        {state === 'accepted' && (
          <ButtonLink to={`/admin/rechnungen?angebot=${offer.id}`} size="small" variant="quiet">
            Rechnung anlegen
          </ButtonLink>
        )}
      </PageHead>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-8">
          <FactList
            facts={[
              ['Kunde', [customer.company, customer.name].filter(Boolean).join('\n')],
              ['Anschrift', `${customer.street}\n${customer.postalCode} ${customer.city}`],
              ['E-Mail', customer.email],
              ['USt-IdNr.', customer.vatId],
              ['Steuer', taxReason(tax)],
              ['Gültig bis', formatDay(offer.valid_until!)],
              [
                'Prüfsumme',
                <span key="hash" className="text-small wrap-anywhere">
                  {offer.snapshot_hash}
                </span>,
              ],
            ]}
          />
          <section aria-labelledby="leistungen">
            <h2 id="leistungen" className="mb-3 text-title">
              Leistungen
            </h2>
            <OfferPositions content={content} options={options} />
          </section>
        </div>
        <div className="grid content-start gap-8">
          <OfferSums content={content} tax={tax} options={options} />
          {acceptance && <OfferEvidenceFacts evidence={acceptance} />}
          <section aria-labelledby="verlauf">
            <h2 id="verlauf" className="mb-3 text-title">
              Verlauf und Fragen
            </h2>
            <OfferNotes
              offerId={offer.id}
              events={offer.offer_events}
              readKey={['admin-offer']}
              label="Antwort an den Kunden"
              submitLabel="Antwort senden"
              done="Antwort gesendet"
              canWrite={state !== 'superseded'}
            />
          </section>
        </div>
      </div>
    </>
  );
}

function NewVersionButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async () => {
      const { data, error } = await (await loadSupabase()).rpc('start_offer_version', { offer_id: id });
      if (error)
        throw new Error(
          error.code === '23505' ? 'Zu dieser Anfrage gibt es schon einen anderen Entwurf.' : 'Bitte versuchen Sie es erneut.',
        );
      return data as string;
    },
    onSuccess: (draft) => void navigate(`/admin/angebote/${draft}`),
    onError: (error) => void showToast({ title: 'Keine neue Fassung angelegt', description: error.message, tone: 'destructive' }),
  });
  return (
    <Button size="small" variant="secondary" busy={start.isPending} onClick={() => start.mutate()}>
      Neue Fassung
    </Button>
  );
}
