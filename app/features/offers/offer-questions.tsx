import { Link } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { formatDay } from '#shared/core/format.ts';
import { offerTotals } from '#shared/offers/offer.ts';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useAdminOffer, type AdminOffer } from './admin-offer.ts';
import { OfferBadge } from './offer-columns.tsx';
import { EVENT_LABELS, takesNotes } from './offer-facts.ts';
import { OfferNotes } from './offer-notes.tsx';
import { useAnswer } from './offer-record.tsx';

const READS = [['admin-offer']] as const;
const TO_OFFERS: WayBack = ['/admin/angebote', 'Zu den Angeboten'];
/** Of the course of an offer, what was said. */
const TALK: readonly string[] = ['sent', 'question', 'answer', 'accepted', 'refused'];

/** What a customer asks about an offer, with the field for the answer and what it is about. */
export function OfferQuestions({
  id,
  back,
}: {
  id: string;
  /** Without one the list beside it is what was opened. */
  back?: WayBack;
}) {
  useLiveTable('offer_events', READS);
  return (
    <QueryState query={useAdminOffer(id)}>
      {(offer) =>
        offer?.snapshot ? (
          <Talk offer={offer} snapshot={offer.snapshot} back={back} />
        ) : (
          <MissingPage title="Dieses Angebot gibt es nicht" back={back ?? TO_OFFERS} />
        )
      }
    </QueryState>
  );
}

type TalkProps = {
  offer: AdminOffer;
  snapshot: NonNullable<AdminOffer['snapshot']>;
  back: WayBack | undefined;
};

function Talk({ offer, snapshot: { content, tax }, back }: TalkProps) {
  const answer = useAnswer(offer.id);
  const { customer } = content;
  const { grossCents } = offerTotals(content, tax, offer.accepted_options ?? []);
  return (
    <>
      {back ? (
        <PageHead title={customer.name} back={back} badge={<OfferBadge offer={offer} />} />
      ) : (
        <h2 className="mb-4 flex flex-wrap items-center gap-x-4 text-head break-words">
          {customer.name} <OfferBadge offer={offer} />
        </h2>
      )}
      <div className="grid gap-8 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <OfferNotes
          events={offer.offer_events.filter(({ kind }) => TALK.includes(kind))}
          names={EVENT_LABELS}
          send={answer}
          label="Antwort an den Kunden"
          submitLabel="Antwort senden"
          done="Antwort gesendet"
          canWrite={takesNotes(offer)}
          isMain
        />
        <FactList
          facts={[
            [
              'Angebot',
              <Link
                key="offer"
                to={`/admin/angebote/${offer.id}`}
                className="-my-2.5 block w-fit py-2.5 underline underline-offset-4"
              >
                {content.title}
              </Link>,
            ],
            ['Nummer', offer.number],
            ['Summe', formatCents(grossCents)],
            ['Gültig bis', offer.valid_until && formatDay(offer.valid_until)],
            [
              'Kunde',
              <CustomerName key="customer" id={offer.customer_id}>
                {[customer.company, customer.name].filter(Boolean).join('\n')}
              </CustomerName>,
            ],
          ]}
        />
      </div>
    </>
  );
}
