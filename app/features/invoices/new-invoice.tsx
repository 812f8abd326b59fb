import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/billing/billing.ts';
import type { InvoicePart } from '#shared/billing/invoice.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { BillableParts } from './billable-parts.tsx';
import { useInvoiceAction } from './invoice-call.ts';

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
  // One draft for each choice, however often it is sent.
  const ids = useRef(new Map<string, string>());
  const start = (
    action:
      | { action: 'create'; customer?: Party }
      | { action: 'create-part'; offerId: string; part: InvoicePart },
  ) => {
    const choice = 'offerId' in action ? `${action.offerId} ${action.part}` : '';
    const id = ids.current.get(choice) ?? createUuid();
    ids.current.set(choice, id);
    create.mutate(
      { ...action, id },
      {
        onSuccess: (invoice) => {
          ids.current.delete(choice);
          if (invoice) void navigate(`/admin/rechnungen/${invoice.id}`);
        },
      },
    );
  };
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
          <h3 className="mb-2 text-small font-semibold">Aus einem angenommenen Angebot</h3>
          <BillableParts
            offerId={offerId}
            customerId={customer?.id}
            disabled={create.isPending}
            onChoose={(id, part) => start({ action: 'create-part', offerId: id, part })}
          />
          <Button
            size="small"
            variant="secondary"
            className="mt-6"
            busy={create.isPending}
            onClick={() =>
              start({ action: 'create', ...(customer && { customer: customer.party }) })
            }
          >
            Freie Rechnung
          </Button>
        </Dialog>
      )}
    </>
  );
}
