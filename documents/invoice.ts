import { encode } from 'uqr';
import { formatIban } from '#shared/agency/company-format.ts';
import { formatDay } from '#shared/core/format.ts';
import { buildGiroCode, GIROCODE_DRAWING } from '#shared/billing/girocode.ts';
import { describeTransfer, invoiceHeading, type InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { tag, writeHeading, writeLetterHead, writeSums, writeText, type SumRow } from './blocks.ts';
import { buildInvoiceXml } from './invoice-xml.ts';
import { writePositions } from './position-table.ts';
import { finishSheet } from './finish-sheet.ts';
import { CONTENT_WIDTH, openSheet, PAGE, useType, type Sheet } from './sheet.ts';

/** Name of the XML in the file, as Factur-X 1.0 wants it. */
export const XML_NAME = 'factur-x.xml';
const CODE_SIZE = 92;
/** Heading, code and bank details. */
const PAYMENT_HEIGHT = CODE_SIZE + 34;

export const invoiceFileName = (
  invoice: Pick<InvoiceSnapshot, 'kind' | 'part' | 'number'>,
  extension: 'pdf' | 'xml',
): string => `${invoiceHeading(invoice)}-${invoice.number || 'Entwurf'}.${extension}`;

/**
 * An issued invoice as PDF/A-3 with its XML inside (ZUGFeRD / Factur-X);
 * without a number it is a preview of a draft, marked as one.
 */
export async function renderInvoice(
  invoice: InvoiceSnapshot,
  mark = invoice.number === '' ? 'Entwurf' : '',
): Promise<Buffer> {
  const { seller, customer } = invoice;
  const isDraft = invoice.number === '';
  const name = `${invoiceHeading(invoice)} ${invoice.number || '(Entwurf)'}`;
  const createdAt = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const sheet = openSheet({
    title: `${name}: ${invoice.title}`,
    runningTitle: name,
    seller,
    createdAt,
    mark,
  });
  writeLetterHead(sheet, customer, [
    [invoice.kind === 'cancellation' ? 'Storno-Nr.' : 'Rechnung', invoice.number || 'Entwurf'],
    ['Datum', formatDay(invoice.issuedOn)],
    ['Leistung', describePeriod(invoice.servicePeriod)],
    ...(invoice.dueOn && invoice.grossCents > 0
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
  writePayment(sheet, invoice);
  writeText(sheet, invoice.closing);
  if (!isDraft) embedXml(sheet, invoice, createdAt);
  return finishSheet(sheet);
}

const shortDay = (isoDay: string): string => isoDay.split('-').reverse().join('.');
const describePeriod = ({ from, to }: InvoiceSnapshot['servicePeriod']): string =>
  !from || !to ? '–' : from === to ? formatDay(from) : `${shortDay(from)} bis\n${shortDay(to)}`;

type Payable = InvoiceSnapshot & { dueOn: string };
const isPayable = (invoice: InvoiceSnapshot): invoice is Payable =>
  invoice.kind !== 'cancellation' && invoice.grossCents !== 0 && Boolean(invoice.dueOn);

function writeInvoiceSums(sheet: Sheet, invoice: InvoiceSnapshot): void {
  const { tax } = invoice;
  const sum = invoice.lines.reduce(
    (total, line) => (line.isDeduction ? total : total + line.netCents),
    0,
  );
  const deductions = invoice.lines.filter(({ isDeduction }) => isDeduction);
  const rows: SumRow[] = [
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
    { label: 'Nettobetrag', value: formatCents(invoice.netCents) },
    {
      label:
        tax.category === 'S' ? `Umsatzsteuer ${formatPercent(tax.ratePercent)}` : 'Umsatzsteuer',
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
              'Umsatzsteuer darauf wurde dort berechnet.',
            size: 8.5,
            muted: true,
          },
        ]
      : []),
    // Reason for the missing tax: Art. 226 (11) and (11a) Directive 2006/112/EC.
    ...(tax.note ? [{ text: tax.note, strong: true, size: 9.5 }] : []),
  ];
  // What is to be paid and how stay together: a page with nothing but the bank
  // details says too little.
  writeSums(sheet, rows, isPayable(invoice) ? PAYMENT_HEIGHT + 4 + 20 * notes.length : 0);
  sheet.doc.y += 4;
  for (const { text, ...look } of notes) writeText(sheet, text, look);
}

function writePayment(sheet: Sheet, invoice: InvoiceSnapshot): void {
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

/**
 * The XML as associated file, and the metadata by which programs recognise the
 * hybrid (Factur-X 1.0, section 6).
 */
function embedXml(sheet: Sheet, invoice: InvoiceSnapshot, date: Date): void {
  const { doc } = sheet;
  doc.file(new TextEncoder().encode(buildInvoiceXml(invoice)), {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Rechnung als XML nach EN 16931',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
  doc.appendXML(FACTUR_X_METADATA);
}

const property = (name: string, description: string): string => `
                  <rdf:li rdf:parseType="Resource">
                    <pdfaProperty:name>${name}</pdfaProperty:name>
                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                    <pdfaProperty:category>external</pdfaProperty:category>
                    <pdfaProperty:description>${description}</pdfaProperty:description>
                  </rdf:li>`;
const FACTUR_X_NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** PDF/A allows properties of other schemas only where the file describes them. */
const FACTUR_X_METADATA = `
        <rdf:Description xmlns:fx="${FACTUR_X_NAMESPACE}" rdf:about="">
          <fx:DocumentType>INVOICE</fx:DocumentType>
          <fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>
          <fx:Version>1.0</fx:Version>
          <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
          <pdfaExtension:schemas>
            <rdf:Bag>
              <rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${FACTUR_X_NAMESPACE}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property>
                  <rdf:Seq>${property('DocumentFileName', 'name of the embedded XML invoice file')}${property('DocumentType', 'INVOICE')}${property('Version', 'version of the XML schema')}${property('ConformanceLevel', 'profile of the XML invoice data')}
                  </rdf:Seq>
                </pdfaSchema:property>
              </rdf:li>
            </rdf:Bag>
          </pdfaExtension:schemas>
        </rdf:Description>`;
