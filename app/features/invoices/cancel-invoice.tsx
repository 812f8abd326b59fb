import { useState } from 'react';
import { formatCents } from '#shared/pricing/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useInvoiceAction } from './invoice-call.ts';
import type { IssuedInvoice } from './full-invoice.ts';

type CancelInvoiceProps = { invoice: IssuedInvoice; onClose: () => void };

/** Cancels an invoice by a second one. */
export function CancelInvoice({ invoice, onClose }: CancelInvoiceProps) {
  const [reason, setReason] = useState('');
  const cancel = useInvoiceAction('Stornorechnung ausgestellt');
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={reason.trim() !== ''}
      title={`Rechnung ${invoice.number} stornieren?`}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            variant="danger"
            busy={cancel.isPending}
            onClick={() =>
              cancel.mutate({ action: 'cancel', id: invoice.id, reason }, { onSuccess: onClose })
            }
          >
            Stornorechnung ausstellen
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p className="mb-4">
        Der Kunde erhält eine Stornorechnung mit eigener Nummer über{' '}
        {formatCents(-(invoice.gross_cents ?? 0))}.
      </p>
      <Field label="Grund" hint="Steht auf der Stornorechnung.">
        {(control) => (
          <Input
            {...control}
            maxLength={400}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
