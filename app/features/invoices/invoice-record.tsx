import { useLocation } from 'react-router';
import { COUNTRY_NAMES } from '#shared/billing/billing.ts';
import { formatDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading } from '#shared/billing/invoice.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { Reminder } from './reminder.tsx';
import type { IssuedInvoice } from './full-invoice.ts';
import { CancelInvoice } from './cancel-invoice.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoicePositions } from './invoice-positions.tsx';

/** An issued invoice: what it says, what came in, and what may still be done with it. */
export function InvoiceRecord({ invoice }: { invoice: IssuedInvoice }) {
  const { snapshot } = invoice;
  const { search } = useLocation();
  const state = invoiceState(invoice);
  return (
    <>
      <PageHead
        title={`${invoiceHeading(snapshot)} ${invoice.number}`}
        back={[`/admin/rechnungen${search}`, 'Rechnungen']}
        badge={<InvoiceBadge state={state} />}
        note={snapshot.title}
      >
        <ButtonAnchor size="small" href={`/dokumente/rechnungen/${invoice.id}.pdf`}>
          PDF öffnen
        </ButtonAnchor>
        <ButtonAnchor
          size="small"
          variant="secondary"
          href={`/dokumente/rechnungen/${invoice.id}.xml?download`}
        >
          XML laden
        </ButtonAnchor>
        {invoice.kind === 'invoice' && state !== 'cancelled' && <CancelInvoice invoice={invoice} />}
      </PageHead>
      {invoice.suggested_dunning_level !== null && (
        <Reminder
          invoice={invoice}
          email={invoice.customer_email}
          level={invoice.suggested_dunning_level}
          openCents={invoice.open_cents}
        />
      )}
      <div className="grid gap-6 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <FactList
            facts={[
              [
                'Kunde',
                <CustomerName key="customer" id={invoice.customer_id}>
                  {[snapshot.customer.company, snapshot.customer.name].filter(Boolean).join('\n')}
                </CustomerName>,
              ],
              [
                'Anschrift',
                `${snapshot.customer.street}\n${snapshot.customer.postalCode} ` +
                  `${snapshot.customer.city}, ${COUNTRY_NAMES[snapshot.customer.country]}`,
              ],
              ['E-Mail', snapshot.customer.email],
              ['USt-IdNr.', snapshot.customer.vatId],
              ['Datum', formatDay(snapshot.issuedOn)],
              [
                'Leistungszeitraum',
                [...new Set([snapshot.servicePeriod.from, snapshot.servicePeriod.to])]
                  .map(formatDay)
                  .join(' bis '),
              ],
              ['Zahlbar bis', invoice.due_on ? formatDay(invoice.due_on) : ''],
              ['Angebot', invoice.offer?.number ?? ''],
              ['Projekt', invoice.project?.number ?? ''],
              ['Bezieht sich auf', snapshot.refersTo.map(({ number }) => number).join(', ')],
            ]}
          />
          <InvoicePositions snapshot={snapshot} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {invoice.kind === 'invoice' && <InvoicePayments invoice={invoice} />}
          <InvoiceHistory invoice={invoice} />
        </div>
      </div>
    </>
  );
}
