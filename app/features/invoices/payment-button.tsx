import { useState } from 'react';
import { Dialog } from '#app/private/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { PaymentForm, type Payable } from './payment-form.tsx';

/** Books the payment of an invoice from its row. */
export function PaymentButton({ invoice }: { invoice: Payable & { number: string | null } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Zahlung buchen: ${invoice.number}`}
        onClick={() => setOpen(true)}
      >
        Zahlung buchen
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={`Zahlung zu ${invoice.number}`}>
          <PaymentForm
            key={[invoice.open_cents, invoice.credit_cents].join()}
            invoice={invoice}
            onBooked={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
