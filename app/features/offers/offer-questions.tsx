import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { formatDay } from '#shared/core/format.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { MissingPage } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { toMessage } from '#app/private/talk/message.ts';
import { TalkRecord, type TalkEntry } from '#app/private/talk/talk-record.tsx';
import { Talk } from '#app/private/talk/talk.tsx';
import { useAnswer } from '#app/private/talk/use-answer.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { ANSWER_READS, OFFER_READS, useAdminOffer, type AdminOffer } from './admin-offer.ts';
import { OfferBadge } from './offer-columns.tsx';
import { takesNotes } from './offer-facts.ts';

type OfferQuestionsProps = {
  id: string;
  entry: TalkEntry;
  /** What can be begun for the customer. */
  personOf: (name: string, email: string) => ReactNode;
};

/** What a customer asks about an offer, with the field for the answer and what it is about. */
export function OfferQuestions({ id, ...rest }: OfferQuestionsProps) {
  useLiveTable('offer_events', OFFER_READS);
  return (
    <QueryState query={useAdminOffer(id)}>
      {(offer) =>
        offer?.snapshot ? (
          <Record offer={offer} snapshot={offer.snapshot} {...rest} />
        ) : (
          <MissingPage title="Dieses Angebot gibt es nicht" back={rest.entry.back} />
        )
      }
    </QueryState>
  );
}

type RecordProps = Omit<OfferQuestionsProps, 'id'> & {
  offer: AdminOffer;
  snapshot: NonNullable<AdminOffer['snapshot']>;
};

function Record({ offer, snapshot: { content, tax }, entry, personOf }: RecordProps) {
  const send = useAnswer(offer.id, {
    reads: ANSWER_READS,
    write: (client, { id, body }) =>
      client.rpc('write_offer_note', { offer_id: offer.id, body, request_id: id }),
  });
  const { customer } = content;
  const { grossCents } = offerTotals(content, tax, offer.accepted_options ?? []);
  return (
    <TalkRecord
      title={customer.name}
      entry={entry}
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
        ['Stand', <OfferBadge key="state" offer={offer} />],
        ['Summe', formatCents(grossCents)],
        ['Gültig bis', offer.valid_until && formatDay(offer.valid_until)],
        [
          'Kunde',
          <CustomerName key="customer" id={offer.customer_id}>
            {[customer.company, customer.name].filter(Boolean).join('\n')}
          </CustomerName>,
        ],
        ['E-Mail', <BreakableAddress key="mail">{offer.customer_email}</BreakableAddress>],
      ]}
      more={personOf(customer.name, offer.customer_email)}
    >
      <Talk
        messages={offer.offer_events
          .filter(({ kind }) => kind === 'question' || kind === 'answer')
          .map(({ id, kind, body, created_at }) =>
            toMessage(id, kind === 'answer', body, created_at),
          )}
        otherName={customer.name}
        answer={takesNotes(offer) && { draftId: offer.id, send, reaches: offer.customer_email }}
      />
    </TalkRecord>
  );
}
