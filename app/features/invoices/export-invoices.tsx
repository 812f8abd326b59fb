import { useState, type FormEvent } from 'react';
import { findToday } from '#shared/agency/agency-day.ts';
import { findDelivery, invoiceHeading } from '#shared/billing/invoice.ts';
import { INVOICE_STATES } from '#shared/billing/invoice-state.ts';
import { buildCsv, type CsvColumns } from '#app/lib/csv.ts';
import { downloadFile } from '#app/lib/download.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { ExportButton } from '#app/private/export-button.tsx';
import { useExport } from '#app/private/use-export.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { readInvoices, type ListedInvoice } from './listed-invoices.ts';

const EVERYTHING = 100_000;
const TAX_CATEGORIES = { S: 'Umsatzsteuer', AE: 'Reverse-Charge', O: 'Nicht steuerbar' } as const;

const decimal = (value: number): string => String(value).replace('.', ',');
const euros = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

/** Rendered, not planned: a down payment may come before it. */
const findService = ({ part, issued_on, service_from: from, service_to: to }: ListedInvoice) =>
  findDelivery({
    part,
    issuedOn: issued_on ?? findToday(),
    servicePeriod: from && to ? { from, to } : null,
  });

const COLUMNS: CsvColumns<ListedInvoice> = {
  Nummer: (row) => row.number ?? '',
  Art: invoiceHeading,
  Bezug: (row) => row.refers_to?.join(', ') ?? '',
  Status: (row) => INVOICE_STATES[row.state],
  Datum: (row) => row.issued_on ?? '',
  'Leistung von': (row) => findService(row)?.from ?? '',
  'Leistung bis': (row) => findService(row)?.to ?? '',
  Fällig: (row) => row.due_on ?? '',
  Kunde: (row) => row.customer,
  Land: (row) => row.country ?? '',
  'USt-IdNr.': (row) => row.vat_id ?? '',
  'E-Mail': (row) => row.customer_email,
  Betreff: (row) => row.title,
  Steuerkategorie: (row) => (row.tax_category ? TAX_CATEGORIES[row.tax_category] : ''),
  'Steuersatz in %': (row) => (row.tax_percent === null ? '' : decimal(row.tax_percent)),
  Netto: (row) => euros(row.net_cents),
  Umsatzsteuer: (row) => euros(row.tax_cents),
  Brutto: (row) => euros(row.gross_cents),
  Bezahlt: (row) => euros(row.paid_cents),
  'Bezahlt am': (row) => row.paid_on ?? '',
  Offen: (row) => euros(row.open_cents),
  Guthaben: (row) => euros(row.credit_cents),
  Mahnstufe: (row) => row.dunning_level,
};

/**
 * The invoices of a period by their dates, both of its days included; an empty one sets no limit.
 * Amounts with a decimal comma and without a sign for the currency, so that spreadsheets add them
 * up.
 */
export const buildInvoicesCsv = (
  rows: readonly ListedInvoice[],
  { from, to }: { from: string; to: string },
): string =>
  buildCsv(
    COLUMNS,
    rows.filter(
      ({ issued_on: day }) => (!from || (day && day >= from)) && (!to || (day && day <= to)),
    ),
  );

/** What the filter shows, all pages of it, as a file for the books. */
export function ExportInvoices({ search, state }: { search: string; state: string }) {
  const [isOpen, setOpen] = useState(false);
  const [period, setPeriod] = useState({ from: '', to: '' });
  const download = useExport(async (client) => {
    const { rows } = await readInvoices(client, search, state, 0, EVERYTHING);
    const name = ['rechnungen', period.from, period.to].filter(Boolean).join('-');
    downloadFile(`${name}.csv`, 'text/csv', buildInvoicesCsv(rows, period));
    setOpen(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    download.mutate();
  };
  return (
    <>
      <ExportButton onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Rechnungen exportieren"
          description="Alle Rechnungen, die Suche und Status zeigen. Ohne Tage sind es die jeder Zeit, auch Entwürfe."
        >
          <form onSubmit={submit} className="grid gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              {(['from', 'to'] as const).map((end) => (
                <Field
                  key={end}
                  label={end === 'from' ? 'Rechnungsdatum von' : 'Rechnungsdatum bis'}
                >
                  {(control) => (
                    <Input
                      {...control}
                      type="date"
                      // The browser says so; empty ends set no limit.
                      {...(end === 'to' && period.from && { min: period.from })}
                      value={period[end]}
                      onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <Button type="submit" size="small" busy={download.isPending}>
              CSV laden
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
