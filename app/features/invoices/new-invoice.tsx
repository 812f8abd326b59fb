import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/billing/billing.ts';
import type { InvoicePart } from '#shared/billing/invoice.ts';
import { nextParts, type OrderPart } from '#shared/billing/invoice-plan.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useInvoiceAction } from './invoice-call.ts';

type BilledPart = {
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
  /** For links from an order: the next part of this one. */
  offerId?: string | null;
  /** For a link that means to write one. */
  isOpenAtOnce?: boolean;
  /** Whom it is for; else whoever is entered. */
  customer?: { id: string; party: Party };
  variant?: ButtonVariant;
};

/** Starts a draft: free, or the next part of an accepted offer. */
export function NewInvoice({
  offerId = null,
  isOpenAtOnce = false,
  customer,
  variant = 'primary',
}: Props) {
  const [isOpen, setOpen] = useState(offerId !== null || isOpenAtOnce);
  const navigate = useNavigate();
  const create = useInvoiceAction('Entwurf angelegt');
  const start = (
    action:
      | { action: 'create'; customer?: Party }
      | { action: 'create-part'; offerId: string; part: InvoicePart },
  ) =>
    create.mutate(
      { ...action, id: createUuid() },
      {
        onSuccess: (invoice) => invoice && navigate(`/admin/rechnungen/${invoice.id}`),
      },
    );
  const offers = useRows<AcceptedOffer[]>(
    ['admin-invoices', 'accepted-offers', customer?.id],
    (client) => {
      const accepted = client
        .from('offers')
        .select('id,number,content,invoices(kind,status,instalment,content),projects(status)')
        .eq('status', 'accepted')
        .order('created_at', { ascending: false })
        .limit(200);
      return customer ? accepted.eq('customer_id', customer.id) : accepted;
    },
    isOpen,
  );
  return (
    <>
      <Button size="small" variant={variant} onClick={() => setOpen(true)}>
        Neue Rechnung
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Neue Rechnung"
          description="Jede Rechnung beginnt als Entwurf."
        >
          <Button
            full
            variant="secondary"
            busy={create.isPending}
            onClick={() =>
              start({ action: 'create', ...(customer && { customer: customer.party }) })
            }
          >
            Freie Rechnung
          </Button>
          <h3 className="mt-6 mb-2 text-small font-semibold">Aus einem angenommenen Angebot</h3>
          <QueryState query={offers}>
            {(rows) => {
              const open = rows
                .filter((offer) => (offerId === null ? !isGivenUp(offer) : offer.id === offerId))
                .flatMap((offer) => partsOf(offer).map((part) => ({ offer, part })));
              if (open.length === 0)
                return (
                  <p className="text-small text-muted">
                    {rows.length === 0 && customer
                      ? 'Dieser Kunde hat noch kein Angebot angenommen.'
                      : 'Alle angenommenen Angebote sind abgerechnet.'}
                  </p>
                );
              return (
                <ul className="border-t border-line">
                  {open.map(({ offer, part }) => (
                    <li
                      key={offer.id + part.part}
                      className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5"
                    >
                      <span className="min-w-0">
                        <span className="block font-medium">{part.label}</span>
                        {isGivenUp(offer) && (
                          <span className="block text-small text-danger">
                            Das Projekt ist beendet. Im Portal des Kunden steht dieser Teil als
                            entfallen.
                          </span>
                        )}
                        <span className="block text-small break-words text-muted">
                          {offer.number} ·{' '}
                          {offer.content.customer.company || offer.content.customer.name} ·{' '}
                          {offer.content.title}
                        </span>
                      </span>
                      <Button
                        size="small"
                        aria-label={`${part.label} zu ${offer.number} anlegen`}
                        disabled={create.isPending}
                        onClick={() =>
                          start({ action: 'create-part', offerId: offer.id, part: part.part })
                        }
                      >
                        Anlegen
                      </Button>
                    </li>
                  ))}
                </ul>
              );
            }}
          </QueryState>
        </Dialog>
      )}
    </>
  );
}
