import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { refusedBy } from '#app/lib/refused.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { MENU_ENTRY, MoreMenu } from '#app/private/more-menu.tsx';
import { Notice } from '#app/private/notice.tsx';
import {
  asksUs,
  EVENT_LABELS,
  findOfferState,
  OFFER_STATES,
  takesNotes,
  taxReason,
} from './offer-facts.ts';
import { joinViews } from './join-views.ts';
import { FollowUp, useOpenOffers } from './follow-up.tsx';
import { OfferNotes, type SendNote } from './offer-notes.tsx';
import { OfferPositions } from './offer-positions.tsx';
import { OfferSums } from './offer-sums.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { OfferEvidence } from './offer-evidence.tsx';
import { ANSWER_READS, OFFER_READS, projectOf, type AdminOffer } from './admin-offer.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { CustomerLink, NewVersionButton } from './offer-actions.tsx';

/** A sent offer: what the customer sees, his questions, and the evidence of his order. */
export function OfferRecord({ offer }: { offer: AdminOffer }) {
  useLiveTable('offers', OFFER_READS);
  useLiveTable('offer_events', OFFER_READS);
  const { search } = useLocation();
  const { content, tax, issuedOn } = offer.snapshot!;
  const answer = useAnswer(offer.id);
  const { customer } = content;
  const open = useOpenOffers().data?.find(({ id }) => id === offer.id);
  const state = findOfferState(offer);
  const options = offer.accepted_options ?? [];
  const project = projectOf(offer);
  const isAsked = asksUs(offer);
  const course = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead
        title={content.title}
        back={[`/admin/angebote${search}`, 'Angebote']}
        badge={<Badge tone={OFFER_STATES[state].tone}>{OFFER_STATES[state].label}</Badge>}
        note={
          `${offer.number}${offer.version > 1 ? `, Fassung ${offer.version}` : ''} vom ` +
          `${formatDay(issuedOn)}`
        }
      >
        <ButtonAnchor href={`/dokumente/angebote/${offer.id}.pdf`} size="small" variant="secondary">
          PDF öffnen
        </ButtonAnchor>
        {open && <FollowUp offer={open} variant="secondary" />}
        {state !== 'accepted' && state !== 'superseded' && <NewVersionButton id={offer.id} />}
        {(offer.quote_request_id || state === 'accepted') && (
          <MoreMenu label="Mehr zu diesem Angebot">
            {offer.quote_request_id && (
              <Link className={MENU_ENTRY} to={`/admin/anfragen/${offer.quote_request_id}`}>
                Zur Anfrage
              </Link>
            )}
            {state === 'accepted' && (
              <Link className={MENU_ENTRY} to={`/admin/rechnungen?angebot=${offer.id}`}>
                Rechnung anlegen
              </Link>
            )}
          </MoreMenu>
        )}
      </PageHead>
      {isAsked && (
        <Notice
          className="mb-6"
          action={
            <Button size="small" onClick={() => course.current?.querySelector('textarea')?.focus()}>
              Antworten
            </Button>
          }
        >
          Der Kunde hat eine Frage gestellt.
        </Notice>
      )}
      {project && (
        <Notice
          tone="success"
          className="mb-6"
          action={
            <ButtonLink
              to={`/admin/projekte/${project.id}`}
              size="small"
              variant={isAsked ? 'secondary' : 'primary'}
            >
              Zum Projekt
            </ButtonLink>
          }
        >
          Beauftragt{offer.decided_at && ` am ${formatDay(agencyDay(offer.decided_at))}`}.
        </Notice>
      )}
      <div className="grid gap-6 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[44rem]:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-6 @min-[44rem]:col-start-1 @min-[44rem]:row-start-1">
          <FactList
            facts={[
              [
                'Kunde',
                <CustomerName key="customer" id={offer.customer_id}>
                  {[customer.company, customer.name].filter(Boolean).join('\n')}
                </CustomerName>,
              ],
              ['Anschrift', `${customer.street}\n${customer.postalCode} ${customer.city}`],
              ['E-Mail', <BreakableAddress key="mail">{customer.email}</BreakableAddress>],
              ['USt-IdNr.', customer.vatId],
              // Else it stands below the sum.
              ['Steuer', !tax.note && taxReason(tax)],
              ['Gültig bis', formatDay(offer.valid_until!)],
            ]}
          />
          <PaddedPanel id="leistungen" title="Leistungen">
            <OfferPositions content={content} tax={tax} options={options} />
          </PaddedPanel>
        </div>
        <div className="grid content-start gap-6 @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1">
          <div className="panel panel-row py-4">
            <OfferSums
              content={content}
              tax={tax}
              options={options}
              isOrdered={offer.accepted_options !== null}
            />
          </div>
          <CustomerLink offer={offer} state={state} />
          <PaddedPanel id="verlauf" title="Verlauf und Fragen">
            <div ref={course}>
              <OfferNotes
                events={joinViews(offer.offer_events)}
                names={EVENT_LABELS}
                send={answer}
                label="Antwort an den Kunden"
                submitLabel="Antwort senden"
                done="Antwort gesendet"
                canWrite={takesNotes(offer)}
                guard={UnsavedGuard}
              />
            </div>
          </PaddedPanel>
        </div>
        <div className="@min-[44rem]:col-start-1">
          <OfferEvidence offer={offer} />
        </div>
      </div>
    </>
  );
}

/** As the staff, under its own rights. */
function useAnswer(id: string): SendNote {
  const queries = useQueryClient();
  return async (body, request_id) => {
    const client = await loadSupabase();
    const { error } = await client.rpc('write_offer_note', { offer_id: id, body, request_id });
    await Promise.all(ANSWER_READS.map((queryKey) => queries.invalidateQueries({ queryKey })));
    if (error) throw refusedBy(error) ?? new Error(error.message);
  };
}
