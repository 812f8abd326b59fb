import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { nameWork } from '#app/private/name-work.ts';
import { greet, RemindButton } from '#app/private/remind-button.tsx';
import { toWork, type Work } from '#app/private/work-list.tsx';

export type OpenOffer = {
  id: string;
  number: string | null;
  sent_at: string;
  valid_until: string;
  customer_id: string | null;
  customer_email: string;
  title: string;
  customer: OfferContent['customer'];
};

const COLUMNS =
  'id,number,sent_at,valid_until,customer_id,customer_email,title:content->>title,' +
  'customer:content->customer';

/** Offers that can still be accepted and on which the customer, not the agency, has the word. */
export const useOpenOffers = () =>
  useRead({
    queryKey: ['admin-offers', 'open'],
    read: async (client): Promise<OpenOffer[]> => {
      const [offers, questions] = await Promise.all([
        client
          .from('offers')
          .select(COLUMNS)
          .eq('status', 'sent')
          .gte('valid_until', findToday())
          .order('sent_at')
          .overrideTypes<OpenOffer[], { merge: false }>()
          .throwOnError(),
        client.rpc('list_open_questions').throwOnError(),
      ]);
      const asked = new Set(questions.data.map(({ offer_id }) => offer_id));
      return offers.data.filter(({ id }) => !asked.has(id));
    },
  });

const nameOf = ({ customer: { company, name }, customer_email: email }: OpenOffer): string =>
  company || name || email;
const workOf = (offer: OpenOffer): string => nameWork(offer.title, nameOf(offer));

type FollowUpProps = { offer: OpenOffer; variant?: 'secondary' | 'quiet' };

/** Begins a message that asks whether the customer has read the offer. */
export function FollowUp({ offer, variant = 'quiet' }: FollowUpProps) {
  const sentOn = formatDay(agencyDay(offer.sent_at));
  return (
    <RemindButton
      customerId={offer.customer_id}
      email={offer.customer_email}
      subject={`Unser Angebot ${offer.number} vom ${sentOn}`}
      text={
        `${greet(offer.customer.name)}\n\n` +
        `am ${sentOn} haben wir Ihnen das Angebot ${offer.number} („${workOf(offer)}“) gesendet. ` +
        `Es gilt bis zum ${formatDay(offer.valid_until)}. Haben Sie noch Fragen dazu, oder sollen ` +
        'wir etwas ändern? Dann antworten Sie einfach auf diese Nachricht.'
      }
      label="Nachfassen"
      about={`${offer.number}, ${nameOf(offer)}`}
      variant={variant}
    />
  );
}

/** Sent offers without an answer. */
export const useOfferWork = (): Work =>
  toWork(useOpenOffers(), (offers) =>
    offers.map((offer) => ({
      id: offer.id,
      risk: 'customer',
      to: `/admin/angebote/${offer.id}`,
      who: nameOf(offer),
      what: workOf(offer) || `Angebot ${offer.number}`,
      kind: 'Angebot ohne Antwort',
      since: offer.sent_at,
      act: <FollowUp offer={offer} />,
    })),
  );
