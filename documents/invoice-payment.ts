import { encode } from 'uqr';
import { formatIban } from '#shared/agency/company-format.ts';
import { buildGiroCode, GIROCODE_DRAWING } from '#shared/billing/girocode.ts';
import { describeTransfer, type InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { tag, writeHeading, writeText } from './blocks.ts';
import { CONTENT_WIDTH, PAGE, useType, type Sheet } from './sheet.ts';

const CODE_SIZE = 92;
/** Heading, code and bank details. */
export const PAYMENT_HEIGHT = CODE_SIZE + 34;

type Payable = InvoiceSnapshot & { dueOn: string };
/** Whether anything is to be paid, and by when. */
export const isPayable = (invoice: InvoiceSnapshot): invoice is Payable =>
  invoice.kind !== 'cancellation' && invoice.grossCents !== 0 && Boolean(invoice.dueOn);

export function writePayment(sheet: Sheet, invoice: InvoiceSnapshot): void {
  if (invoice.kind === 'cancellation') return;
  if (!isPayable(invoice)) {
    writeText(sheet, 'Es ist nichts mehr zu zahlen.');
    return;
  }
  const { bank } = invoice.seller;
  writeHeading(sheet, 'Zahlung', 2, CODE_SIZE + 4);
  const { doc } = sheet;
  const top = doc.y + 2;
  if (invoice.number) drawGiroCode(sheet, invoice, PAGE.left, top);
  const x = PAGE.left + (invoice.number ? CODE_SIZE + 18 : 0);
  const width = PAGE.left + CONTENT_WIDTH - x;
  const please = invoice.payment ?? describeTransfer(invoice);
  useType(sheet, 'text', 10);
  tag(sheet, 'P', () => doc.text(please, x, top, { width }));
  let y = doc.y + 5;
  const rows: readonly (readonly [label: string, value: string])[] = [
    ['Empfänger', bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', `${bank.bic} (${bank.bankName})`],
    ...(invoice.number ? [['Verwendungszweck', invoice.number] as const] : []),
  ];
  for (const [label, value] of rows) {
    tag(sheet, 'P', () => {
      useType(sheet, 'text', 9).text(`${label} `, x, y, { width: 92 });
      useType(sheet, 'strong', 9).text(value, x + 94, y, { width: width - 94 });
    });
    y = doc.y + 3;
  }
  if (invoice.number) {
    useType(sheet, 'text', 8);
    const hint = 'GiroCode: mit der Banking-App abfotografieren, dann sind alle Felder ausgefüllt.';
    tag(sheet, 'P', () => doc.text(hint, x, y + 2, { width }));
  }
  doc.x = PAGE.left;
  doc.y = Math.max(doc.y, invoice.number ? top + CODE_SIZE : 0) + 12;
}

/**
 * The quiet zone is part of the code (EPC069-12), so that it stays readable
 * whatever stands beside it.
 */
function drawGiroCode(sheet: Sheet, invoice: InvoiceSnapshot, x: number, y: number): void {
  const { doc, root } = sheet;
  const { bank } = invoice.seller;
  const { data, size } = encode(
    buildGiroCode({
      holder: bank.holder,
      iban: bank.iban,
      bic: bank.bic,
      amountCents: invoice.grossCents,
      remittance: invoice.number,
    }),
    GIROCODE_DRAWING,
  );
  const module = CODE_SIZE / size;
  const draw = () => {
    for (const [row, modules] of data.entries()) {
      for (const [column, dark] of modules.entries())
        if (dark) doc.rect(x + column * module, y + row * module, module, module);
    }
    doc.fill('#000000');
  };
  root.add(
    doc.struct(
      'Figure',
      {
        alt:
          `GiroCode: Überweisung von ${formatCents(invoice.grossCents)} an ${bank.holder}, ` +
          `Verwendungszweck ${invoice.number}`,
      },
      draw,
    ),
  );
}
