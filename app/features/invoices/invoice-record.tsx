import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { COUNTRY_NAMES } from '#shared/billing/countries.ts';
import { formatDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { describeService, invoiceHeading } from '#shared/billing/invoice.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { MENU_ENTRY, MenuButton, MoreMenu } from '#app/private/more-menu.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { Reminder } from './reminder.tsx';
import type { IssuedInvoice } from './full-invoice.ts';
import { CopyInvoice } from './copy-invoice.tsx';
import { CancelInvoice } from './cancel-invoice.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoicePositions } from './invoice-positions.tsx';

const RECORD = '-my-2.5 block w-fit py-2.5';

/** An issued invoice: what it says, what came in, and what may still be done with it. */
export function InvoiceRecord({ invoice }: { invoice: IssuedInvoice }) {
  const { snapshot } = invoice;
  const { search } = useLocation();
  const state = invoiceState(invoice);
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <>
      <PageHead
        title={`${invoiceHeading(snapshot)} ${invoice.number}`}
        back={[`/admin/rechnungen${search}`, 'Rechnungen']}
        badge={<InvoiceBadge state={state} />}
        note={snapshot.title}
      >
        <ButtonAnchor
          size="small"
          variant="secondary"
          href={`/dokumente/rechnungen/${invoice.id}.pdf`}
        >
          PDF öffnen
        </ButtonAnchor>
        <MoreMenu label="Mehr zu dieser Rechnung">
          <a className={MENU_ENTRY} href={`/dokumente/rechnungen/${invoice.id}.xml?download`}>
            XML laden
          </a>
          {invoice.kind === 'invoice' && snapshot.part === 'full' && (
            <CopyInvoice key={invoice.id} id={invoice.id} />
          )}
          {invoice.kind === 'invoice' && state !== 'cancelled' && (
            <MenuButton className="text-danger" onClick={() => setIsCancelling(true)}>
              Stornieren …
            </MenuButton>
          )}
        </MoreMenu>
      </PageHead>
      {isCancelling && <CancelInvoice invoice={invoice} onClose={() => setIsCancelling(false)} />}
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
          <InvoicePositions snapshot={snapshot} />
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
              ['E-Mail', <BreakableAddress key="mail">{snapshot.customer.email}</BreakableAddress>],
              ['USt-IdNr.', snapshot.customer.vatId],
              ['Datum', formatDay(snapshot.issuedOn)],
              ['Leistung', describeService(snapshot)],
              ['Zahlbar bis', invoice.due_on ? formatDay(invoice.due_on) : ''],
              [
                'Angebot',
                invoice.offer && (
                  <Link key="offer" className={RECORD} to={`/admin/angebote/${invoice.offer.id}`}>
                    {invoice.offer.number}
                  </Link>
                ),
              ],
              [
                'Projekt',
                invoice.project && (
                  <Link
                    key="project"
                    className={RECORD}
                    to={`/admin/projekte/${invoice.project.id}`}
                  >
                    {invoice.project.number}
                  </Link>
                ),
              ],
              ['Bezieht sich auf', snapshot.refersTo.map(({ number }) => number).join(', ')],
            ]}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {invoice.kind === 'invoice' && <InvoicePayments invoice={invoice} />}
          <InvoiceHistory invoice={invoice} />
        </div>
      </div>
    </>
  );
}
