import { formatDay } from '#shared/core/format.ts';
import { describeService, invoiceHeading, type InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { taxOf } from '#shared/billing/totals.ts';
import { taxLabel } from '#shared/billing/tax-label.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { writeHeading, writeLetterHead, writeSums, writeText, type SumRow } from './blocks.ts';
import { writePositions } from './position-table.ts';
import { finishSheet } from './finish-sheet.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { isPayable, PAYMENT_HEIGHT, writePayment } from './invoice-payment.ts';

export const invoiceFileName = (
  invoice: Pick<InvoiceSnapshot, 'kind' | 'part' | 'number'>,
  extension: 'pdf' | 'xml',
): string => `${invoiceHeading(invoice)}-${invoice.number || 'Entwurf'}.${extension}`;

/**
 * An issued invoice as PDF/A-3 with its XML inside (ZUGFeRD / Factur-X);
 * without a number it is a preview of a draft, marked as one. A cancelled one
 * is marked and asks for no money any more.
 */
export async function renderInvoice(
  invoice: InvoiceSnapshot,
  { isCancelled = false, mark = '' }: { isCancelled?: boolean; mark?: string } = {},
): Promise<Buffer> {
  const { seller, customer } = invoice;
  const isDraft = invoice.number === '';
  const name = `${invoiceHeading(invoice)} ${invoice.number || '(Entwurf)'}`;
  const createdAt = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const sheet = await openSheet({
    title: `${name}: ${invoice.title}`,
    runningTitle: name,
    seller,
    createdAt,
    mark: mark || (isCancelled ? 'Storniert' : isDraft ? 'Entwurf' : ''),
  });
  writeLetterHead(sheet, customer, [
    [invoice.kind === 'cancellation' ? 'Storno-Nr.' : 'Rechnung', invoice.number || 'Entwurf'],
    ['Datum', formatDay(invoice.issuedOn)],
    ['Leistung', describeService(invoice)],
    ...(invoice.dueOn && invoice.grossCents > 0 && !isCancelled
      ? [['Zahlbar bis', formatDay(invoice.dueOn)] as const]
      : []),
    ...(invoice.offerNumber ? [['Angebot', invoice.offerNumber] as const] : []),
    ...(customer.vatId ? [['Ihre USt-IdNr.', customer.vatId] as const] : []),
  ]);
  writeHeading(sheet, `${invoiceHeading(invoice)}${invoice.title ? `: ${invoice.title}` : ''}`, 1);
  writeText(sheet, invoice.introduction);
  sheet.doc.y += 8;
  writePositions(
    sheet,
    invoice.lines
      .filter(({ isDeduction }) => !isDeduction)
      .map((line, index) => ({
        position: { ...line, id: String(index), optional: false },
        cents: line.netCents,
      })),
  );
  writeInvoiceSums(sheet, invoice);
  if (isCancelled) writeText(sheet, 'Diese Rechnung ist storniert. Es ist nichts mehr zu zahlen.');
  else writePayment(sheet, invoice);
  writeText(sheet, invoice.closing);
  if (!isDraft) (await import('./embed-xml.ts')).embedXml(sheet, invoice, createdAt);
  return finishSheet(sheet);
}

function writeInvoiceSums(sheet: Sheet, invoice: InvoiceSnapshot): void {
  const { tax } = invoice;
  const sum = invoice.lines.reduce(
    (total, line) => (line.isDeduction ? total : total + line.netCents),
    0,
  );
  const deductions = invoice.lines.filter(({ isDeduction }) => isDeduction);
  const before: SumRow[] = [
    ...(invoice.discountCents !== 0 || deductions.length > 0
      ? [{ label: 'Summe der Positionen', value: formatCents(sum) }]
      : []),
    ...(invoice.discountCents === 0
      ? []
      : [
          {
            label: `Rabatt ${formatPercent(invoice.discountPercent)}`,
            value: formatCents(-invoice.discountCents),
          },
        ]),
    ...deductions.map(({ title, netCents }) => ({ label: title, value: formatCents(netCents) })),
  ];
  const rows: SumRow[] = [
    ...before,
    { label: 'Nettobetrag', value: formatCents(invoice.netCents) },
    {
      label: taxLabel(tax),
      value: formatCents(invoice.taxCents),
    },
    {
      label: invoice.kind === 'cancellation' ? 'Stornobetrag' : 'Rechnungsbetrag',
      value: formatCents(invoice.grossCents),
      strong: true,
    },
  ];
  const notes = [
    ...(deductions.length > 0 && tax.category === 'S'
      ? [
          {
            text:
              'Die abgezogenen Rechnungen sind mit ihrem Nettobetrag aufgeführt; die ' +
              'Umsatzsteuer darauf wurde dort berechnet.' +
              (invoice.taxCents === taxOf(invoice.netCents, tax.ratePercent)
                ? ''
                : ' Weil sie dort gerundet wurde, weicht die Umsatzsteuer hier um Cent von ' +
                  `${formatPercent(tax.ratePercent)} des Nettobetrags ab.`),
            size: 8.5,
            muted: true,
          },
        ]
      : []),
    // Reason for the missing tax: Art. 226 (11) and (11a) Directive 2006/112/EC.
    ...(tax.note ? [{ text: tax.note, strong: true, size: 9.5 }] : []),
  ];
  // What is to be paid and how stay together: a page with nothing but the bank
  // details says too little. What leads to it may stand before.
  writeSums(sheet, rows, {
    keep: isPayable(invoice) ? PAYMENT_HEIGHT + 4 + 32 * notes.length : 0,
    loose: before.length,
  });
  sheet.doc.y += 4;
  for (const { text, ...look } of notes) writeText(sheet, text, look);
}
