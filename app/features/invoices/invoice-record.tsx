import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { COUNTRY_NAMES } from '#shared/billing/billing.ts';
import { formatDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading, type InvoiceLine, type InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { fieldId } from '#app/private/document-editor/field-id.ts';
import { NumberField } from '#app/private/document-editor/number-field.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { describeHistory, type LoggedChange } from './describe-history.ts';
import { invoiceKey, useInvoiceAction } from './invoice-call.ts';
import type { FullInvoice } from './full-invoice.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Reminder } from './reminder.tsx';

type Issued = FullInvoice & { snapshot: InvoiceSnapshot };

const LINE_COLUMNS: readonly Column<InvoiceLine>[] = [
  {
    key: 'title',
    label: 'Leistung',
    head: true,
    cell: (line) => (
      <span className="block min-w-[9rem]">
        {line.title}
        {line.description && (
          <span className="block max-w-[60ch] text-fine whitespace-pre-line text-muted">
            {line.description}
          </span>
        )}
        {line.discountPercent > 0 && (
          <span className="block text-fine text-muted">
            abzüglich {formatPercent(line.discountPercent)} Rabatt
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'quantity',
    label: 'Menge',
    align: 'end',
    cell: (line) => formatQuantity(line.quantity, line.unit),
  },
  {
    key: 'price',
    label: 'Einzelpreis',
    align: 'end',
    cell: (line) => formatCents(line.unitPriceCents),
  },
  { key: 'net', label: 'Betrag', align: 'end', cell: (line) => formatCents(line.netCents) },
];

/** An issued invoice: what it says, what came in, and what may still be done with it. */
export function InvoiceRecord({ invoice }: { invoice: Issued }) {
  const { snapshot } = invoice;
  const { search } = useLocation();
  const state = invoiceState(invoice);
  const { open_cents: openCents, credit_cents: creditCents } = invoice;
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
        {invoice.kind === 'invoice' && state !== 'cancelled' && <CancelButton invoice={invoice} />}
      </PageHead>
      {invoice.suggested_dunning_level !== null && (
        <Reminder
          invoice={invoice}
          email={snapshot.customer.email}
          level={invoice.suggested_dunning_level}
          openCents={openCents}
        />
      )}
      <div className="grid gap-10 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 content-start gap-8">
          <FactList
            facts={[
              [
                'Kunde',
                [snapshot.customer.company, snapshot.customer.name].filter(Boolean).join('\n'),
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
          <section aria-labelledby="positionen">
            <h2 id="positionen" className="mb-3 text-title">
              Positionen
            </h2>
            <Table
              caption="Positionen der Rechnung"
              captionHidden
              stacked
              columns={LINE_COLUMNS}
              rows={snapshot.lines}
              rowKey={(line) => `${line.title}${line.netCents}`}
            />
            <dl className="mt-3 ml-auto max-w-[24rem] text-small">
              {snapshot.discountCents !== 0 && (
                <Sum
                  label={`Rabatt ${formatPercent(snapshot.discountPercent)}`}
                  cents={-snapshot.discountCents}
                />
              )}
              <Sum label="Nettobetrag" cents={snapshot.netCents} />
              <Sum
                label={
                  snapshot.tax.category === 'S'
                    ? `Umsatzsteuer ${formatPercent(snapshot.tax.ratePercent)}`
                    : 'Umsatzsteuer'
                }
                cents={snapshot.taxCents}
              />
              <Sum label="Gesamtbetrag" cents={snapshot.grossCents} strong />
            </dl>
            {snapshot.tax.note && <p className="mt-3 text-small text-muted">{snapshot.tax.note}</p>}
          </section>
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          {invoice.kind === 'invoice' && (
            <section aria-labelledby="zahlungen">
              <h2 id="zahlungen" className="mb-3 text-title">
                Zahlungen
              </h2>
              <dl className="text-small">
                <Sum label="Eingegangen" cents={invoice.paid_cents} />
                {openCents > 0 && <Sum label="Noch offen" cents={openCents} strong />}
                {creditCents > 0 && <Sum label="Guthaben des Kunden" cents={creditCents} strong />}
              </dl>
              <ul className="mt-3 text-small">
                {invoice.payments.map((payment) => (
                  <li
                    key={payment.id}
                    className="flex justify-between gap-4 border-t border-line py-2"
                  >
                    <span className="min-w-0 break-words">
                      {formatDay(payment.paid_on)}
                      {payment.note && <span className="block text-muted">{payment.note}</span>}
                    </span>
                    <span className="tabular whitespace-nowrap">
                      {formatCents(payment.amount_cents)}
                    </span>
                  </li>
                ))}
              </ul>
              {creditCents > 0 && <UseCredit key={creditCents} invoice={invoice} />}
              <PaymentForm key={invoice.payments.length} invoice={invoice} />
            </section>
          )}
          <History invoice={invoice} />
        </div>
      </div>
    </>
  );
}

function Sum({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-4 py-2 font-semibold'
          : 'flex justify-between gap-4 border-b border-line py-1.5'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular whitespace-nowrap">{formatCents(cents)}</dd>
    </div>
  );
}

/**
 * Pays another invoice of the customer with his credit. A refund is booked
 * below, as money that leaves.
 */
function UseCredit({ invoice }: { invoice: Issued }) {
  const use = useInvoiceAction('Guthaben verrechnet');
  const [requestId] = useState(createUuid);
  const { data: targets = [] } = useRows([...invoiceKey(invoice.id), 'open'], (client) =>
    client
      .from('invoices')
      .select('id,number,open_cents')
      .eq('customer_email', invoice.customer_email)
      .gt('open_cents', 0)
      .order('due_on'),
  );
  return (
    <div className="mt-3 border-l-[6px] border-accent bg-sunken p-4 text-small">
      <p>
        Überweisen Sie das Guthaben zurück und buchen Sie die Erstattung unten, oder verrechnen Sie
        es mit einer offenen Rechnung.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {targets.map(({ id, number, open_cents: openCents }) => (
          <Button
            key={id}
            size="small"
            variant="secondary"
            busy={use.isPending}
            onClick={() =>
              use.mutate({ action: 'use-credit', id: invoice.id, targetId: id, requestId })
            }
          >
            Mit {number} verrechnen ({formatCents(Math.min(openCents, invoice.credit_cents))})
          </Button>
        ))}
      </div>
      {targets.length === 0 && (
        <p className="mt-2 text-muted">Der Kunde hat zurzeit keine offene Rechnung.</p>
      )}
    </div>
  );
}

function PaymentForm({ invoice }: { invoice: Issued }) {
  const isRefund = invoice.credit_cents > 0;
  const record = useInvoiceAction(isRefund ? 'Erstattung gebucht' : 'Zahlung gebucht');
  // Made once a form: a second click or a retry books the money once.
  const [requestId] = useState(createUuid);
  const [amount, setAmount] = useState((invoice.open_cents - invoice.credit_cents) / 100);
  const [paidOn, setPaidOn] = useState(() => agencyDay(new Date()));
  const [note, setNote] = useState('');
  const errors = record.error?.fieldErrors ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record.mutate({
      action: 'pay',
      id: invoice.id,
      requestId,
      amountCents: Math.round(amount * 100),
      paidOn,
      note,
    });
  };
  return (
    <form
      onSubmit={submit}
      className="mt-4 grid gap-4"
      aria-label={isRefund ? 'Erstattung buchen' : 'Zahlung buchen'}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          id={fieldId('amountCents')}
          label="Betrag in €"
          isMoney
          value={amount}
          min={-1_000_000}
          max={1_000_000}
          error={errors['amountCents']}
          onChange={setAmount}
        />
        <Field label={isRefund ? 'Überwiesen am' : 'Eingang am'} required error={errors['paidOn']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={paidOn}
              onChange={(event) => setPaidOn(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field
        label="Notiz"
        hint="Der Kunde sieht sie im Portal. Erstattung und Berichtigung sind Beträge mit Minus."
      >
        {(control) => (
          <Input
            {...control}
            maxLength={400}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="small" variant="secondary" busy={record.isPending}>
        {isRefund ? 'Erstattung buchen' : 'Zahlung buchen'}
      </Button>
    </form>
  );
}

function CancelButton({ invoice }: { invoice: Issued }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useInvoiceAction('Stornorechnung ausgestellt');
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setOpen(true)}>
        Stornieren …
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={`Rechnung ${invoice.number} stornieren?`}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                variant="danger"
                busy={cancel.isPending}
                onClick={() =>
                  cancel.mutate(
                    { action: 'cancel', id: invoice.id, reason },
                    { onSettled: () => setOpen(false) },
                  )
                }
              >
                Stornorechnung ausstellen
              </Button>
              <Button size="small" variant="secondary" onClick={() => setOpen(false)}>
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
      )}
    </>
  );
}

function History({ invoice }: { invoice: Issued }) {
  const query = useRows<LoggedChange[]>([...invoiceKey(invoice.id), 'history'], (client) =>
    client
      .from('audit_log')
      .select('id,action,after,created_at')
      .eq('table_name', 'invoices')
      .eq('row_id', invoice.id)
      .order('id')
      .limit(500),
  );
  return (
    <section aria-labelledby="verlauf">
      <h2 id="verlauf" className="mb-3 text-title">
        Verlauf
      </h2>
      <QueryState query={query}>
        {(changes) => (
          <ol className="border-l-2 border-accent pl-5 text-small">
            {describeHistory(changes).map((event) => (
              <li key={event.id} className="pb-3">
                <span className="font-semibold">{event.text}</span>
                <span className="block text-muted">{formatMoment(event.at)}</span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}
