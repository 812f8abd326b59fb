import type { ReactNode } from 'react';
import { invoiceHeading, type InvoicePart } from '#shared/billing/invoice.ts';
import { nextParts, type OrderPart } from '#shared/billing/invoice-plan.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { readBillableOffers } from './billable-offers.ts';

type BilledPart = {
  id: string;
  kind: string;
  status: string;
  instalment: number | null;
  content: { part: InvoicePart };
};
type AcceptedOffer = {
  id: string;
  number: string | null;
  content: OfferContent;
  invoices: BilledPart[];
  projects: { status: string } | null;
};

const isGivenUp = ({ projects }: AcceptedOffer): boolean => projects?.status === 'cancelled';

/** What is written of it and not sent yet. */
const draftsOf = ({ invoices }: AcceptedOffer): BilledPart[] =>
  invoices.filter(({ status }) => status === 'draft');

const partsOf = ({ content, invoices }: AcceptedOffer): OrderPart[] =>
  nextParts(
    content.paymentPlan,
    invoices.flatMap(({ kind, status, instalment, content: { part } }) =>
      kind === 'invoice' && status !== 'cancelled' && instalment !== null
        ? [{ part, instalment }]
        : [],
    ),
  );

type Props = {
  /** Of this offer alone. */
  offerId: string | null;
  /** Of the offers of this customer alone. */
  customerId: string | undefined;
  disabled: boolean;
  onChoose: (offerId: string, part: InvoicePart) => void;
};

/** The next part of each accepted offer, to be billed. */
export function BillableParts({ offerId, customerId, disabled, onChoose }: Props) {
  const offers = useRows<AcceptedOffer[]>(
    ['admin-invoices', 'accepted-offers', offerId, customerId],
    (client) => readBillableOffers(client, offerId, customerId),
  );
  return (
    <QueryState query={offers}>
      {(rows) => {
        const drafts = rows.flatMap((offer) => draftsOf(offer).map((draft) => ({ offer, draft })));
        const open = rows.flatMap((offer) => partsOf(offer).map((part) => ({ offer, part })));
        if (drafts.length + open.length === 0)
          return (
            <p className="text-small text-muted">Kein angenommenes Angebot ist noch abzurechnen.</p>
          );
        return (
          <ul className="border-t border-line">
            {drafts.map(({ offer, draft }) => (
              <Part key={draft.id} name={nameOfDraft(draft)} offer={offer}>
                <ButtonLink
                  size="small"
                  variant="secondary"
                  to={`/admin/rechnungen/${draft.id}`}
                  aria-label={`Entwurf öffnen: ${nameOfDraft(draft)} zu ${offer.number}`}
                >
                  Entwurf öffnen
                </ButtonLink>
              </Part>
            ))}
            {open.map(({ offer, part }) => (
              <Part key={offer.id + part.part} name={part.label} offer={offer}>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${part.label} zu ${offer.number} anlegen`}
                  disabled={disabled}
                  onClick={() => onChoose(offer.id, part.part)}
                >
                  Anlegen
                </Button>
              </Part>
            ))}
          </ul>
        );
      }}
    </QueryState>
  );
}

const nameOfDraft = ({ content: { part } }: BilledPart): string =>
  invoiceHeading({ kind: 'invoice', part });

type PartProps = { name: string; offer: AcceptedOffer; children: ReactNode };

const Part = ({ name, offer, children }: PartProps) => (
  <li className="flex items-center justify-between gap-3 border-b border-line py-1.5">
    <span className="min-w-0">
      <span className="block font-medium break-words">
        {offer.content.customer.company || offer.content.customer.name}
      </span>
      <span className="block text-small break-words text-muted">
        <Unbroken>{`${name} zu ${offer.number}`}</Unbroken>
      </span>
      {isGivenUp(offer) && (
        <span className="block text-small text-danger">
          Das Projekt ist beendet. Im Portal des Kunden steht dieser Teil als entfallen.
        </span>
      )}
    </span>
    {children}
  </li>
);
