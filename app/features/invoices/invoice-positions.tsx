import type { InvoiceLine, InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { Panel } from '#app/private/panel.tsx';
import { Sum } from './sum.tsx';

const LINE_COLUMNS: readonly Column<InvoiceLine>[] = [
  {
    key: 'title',
    label: 'Leistung',
    head: true,
    cell: (line) => (
      <span className="block min-w-[9rem]">
        <Unbroken>{line.title}</Unbroken>
        {line.description && (
          <span className="block max-w-[60ch] text-fine whitespace-pre-line text-muted">
            <Unbroken>{line.description}</Unbroken>
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
    onPhone: 'meta',
    align: 'end',
    cell: (line) => formatQuantity(line.quantity, line.unit),
  },
  {
    key: 'price',
    label: 'Einzelpreis',
    onPhone: 'meta',
    align: 'end',
    cell: (line) => formatCents(line.unitPriceCents),
  },
  {
    key: 'net',
    label: 'Betrag',
    onPhone: 'value',
    align: 'end',
    cell: (line) => formatCents(line.netCents),
  },
];

/** What an issued invoice charges, and how that adds up. */
export function InvoicePositions({ snapshot }: { snapshot: InvoiceSnapshot }) {
  return (
    <Panel id="positionen" title="Positionen">
      <Table
        caption="Positionen der Rechnung"
        captionHidden
        phoneRows
        columns={LINE_COLUMNS}
        rows={snapshot.lines}
        rowKey={(line) => `${line.title}${line.netCents}`}
      />
      <dl className="panel-row ml-auto max-w-[26rem] py-3 text-small">
        {snapshot.discountCents !== 0 && (
          <Sum
            label={`Rabatt ${formatPercent(snapshot.discountPercent)}`}
            cents={-snapshot.discountCents}
          />
        )}
        <Sum label="Nettobetrag" cents={snapshot.netCents} />
        <Sum label={taxLabel(snapshot.tax)} cents={snapshot.taxCents} />
        <Sum label="Gesamtbetrag" cents={snapshot.grossCents} strong />
      </dl>
      {snapshot.tax.note && (
        <p className="panel-row pb-3 text-small text-muted">{snapshot.tax.note}</p>
      )}
    </Panel>
  );
}
