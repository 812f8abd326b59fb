import { useState } from 'react';
import { formatDay } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { invoiceKey, useInvoiceAction } from './invoice-call.ts';
import type { IssuedInvoice } from './full-invoice.ts';
import { PaymentForm } from './payment-form.tsx';
import { Sum } from './sum.tsx';
import { OnDemand } from '#app/private/on-demand.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';

/** What came in for an invoice, what is missing and what was paid too much. */
export function InvoicePayments({ invoice }: { invoice: IssuedInvoice }) {
  const { open_cents: openCents, credit_cents: creditCents } = invoice;
  const key = [invoice.payments.length, openCents, creditCents].join();
  return (
    <PaddedPanel id="zahlungen" title="Zahlungen">
      <ul className="text-small">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="min-w-0 break-words">
              {formatDay(payment.paid_on)}
              {payment.note && <span className="block text-muted">{payment.note}</span>}
            </span>
            <span className="tabular whitespace-nowrap">{formatCents(payment.amount_cents)}</span>
          </li>
        ))}
      </ul>
      <dl className="mb-4 text-small *:last:border-b-0">
        <Sum label="Eingegangen" cents={invoice.paid_cents} />
        {openCents > 0 && <Sum label="Noch offen" cents={openCents} strong />}
        {creditCents > 0 && <Sum label="Guthaben des Kunden" cents={creditCents} strong />}
      </dl>
      {creditCents > 0 && <UseCredit key={creditCents} invoice={invoice} />}
      {openCents > 0 && <KnownCredit key={openCents} invoice={invoice} />}
      {/* On a cancelled one money that was on its way becomes credit. */}
      {openCents > 0 || creditCents > 0 ? (
        <PaymentForm key={key} invoice={invoice} />
      ) : (
        <OnDemand key={key} label="Zahlung oder Erstattung buchen" isStart>
          {(close) => <PaymentForm invoice={invoice} onCancel={close} />}
        </OnDemand>
      )}
    </PaddedPanel>
  );
}

/** What the customer has paid too much elsewhere pays this invoice, too. */
function KnownCredit({ invoice }: { invoice: IssuedInvoice }) {
  const { data: sources = [] } = useRows([...invoiceKey(invoice.id), 'credit'], (client) =>
    client
      .from('invoices')
      .select('id,number,credit_cents')
      .eq('customer_email', invoice.customer_email)
      .gt('credit_cents', 0)
      .order('issued_on'),
  );
  if (sources.length === 0) return null;
  return (
    <CreditUses
      text="Der Kunde hat Guthaben. Solange es besteht, wird keine Mahnung vorgeschlagen."
      uses={sources.map(({ id, number, credit_cents: credit }) => ({
        from: id,
        to: invoice.id,
        label: `Aus ${number} verrechnen (${formatCents(Math.min(credit, invoice.open_cents))})`,
      }))}
    />
  );
}

/**
 * Pays another invoice of the customer with his credit. A refund is booked
 * below, as money that leaves.
 */
function UseCredit({ invoice }: { invoice: IssuedInvoice }) {
  const { data: targets = [] } = useRows([...invoiceKey(invoice.id), 'open'], (client) =>
    client
      .from('invoices')
      .select('id,number,open_cents')
      .eq('customer_email', invoice.customer_email)
      .gt('open_cents', 0)
      .order('due_on'),
  );
  return (
    <CreditUses
      text={
        'Überweisen Sie das Guthaben zurück und buchen Sie die Erstattung unten, oder verrechnen ' +
        'Sie es mit einer offenen Rechnung.'
      }
      uses={targets.map(({ id, number, open_cents: open }) => ({
        from: invoice.id,
        to: id,
        label: `Mit ${number} verrechnen (${formatCents(Math.min(open, invoice.credit_cents))})`,
      }))}
    />
  );
}

/** A button for each invoice whose credit may pay, or that it may pay. */
function CreditUses({
  text,
  uses,
}: {
  text: string;
  uses: readonly { from: string; to: string; label: string }[];
}) {
  const use = useInvoiceAction('Guthaben verrechnet');
  const [requestId] = useState(createUuid);
  return (
    <div className="mb-4 border-l-[6px] border-accent bg-sunken p-4 text-small">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {uses.map(({ from, to, label }) => (
          <Button
            key={from + to}
            size="small"
            variant="secondary"
            busy={use.isPending}
            onClick={() => use.mutate({ action: 'use-credit', id: from, targetId: to, requestId })}
          >
            {label}
          </Button>
        ))}
      </div>
      {uses.length === 0 && (
        <p className="mt-2 text-muted">Der Kunde hat zurzeit keine offene Rechnung.</p>
      )}
    </div>
  );
}
