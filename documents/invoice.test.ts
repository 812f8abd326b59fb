import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import {
  buildCancellationSnapshot,
  buildInvoiceSnapshot,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';
import { XML_NAME } from './embed-xml.ts';
import { invoiceFileName, renderInvoice } from './invoice.ts';
import { buildInvoiceXml } from './invoice-xml.ts';
import { buildContent, COMPANY, CUSTOMERS } from '#tests/support/invoice-samples.ts';

const issue = (changes: Parameters<typeof buildContent>[0] = {}): InvoiceSnapshot => ({
  ...buildInvoiceSnapshot(buildContent(changes), COMPANY, '2026-11-22'),
  number: 'RE-2026-0007',
});
const read = async (file: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: true });
  return { document, text: text.replaceAll(/\s+/g, ' ') };
};

type WithAttachments = { getAttachmentContent: (id: string) => Promise<Uint8Array> };
/** pdf.js has the method, its types do not yet. */
const readAttachment = (document: unknown, id: string) =>
  (document as WithAttachments).getAttachmentContent(id);

describe('invoice PDF', () => {
  it('carries what the law asks of an invoice', async () => {
    const { text } = await read(await renderInvoice(issue()));
    for (const fact of [
      'Maasbogen Digital', // both names and addresses
      'Musterstraat 1',
      'Jürgen Groß',
      '41061 Mönchengladbach',
      'btw-id NL123456789B01',
      'KvK 12345678',
      'RE-2026-0007',
      '22. November 2026', // date
      '01.10.2026 bis 20.11.2026', // period of the service
      'Zahlbar bis 6. Dezember 2026',
      '2,5 Stunden',
      '1.290,00 €',
      'Rabatt 5 % −75,75 €',
      'Nettobetrag 1.439,23 €',
      'Umsatzsteuer 21 % 302,24 €',
      'Rechnungsbetrag 1.741,47 €',
      'IBAN NL91 ABNA 0417 1643 00',
      'GiroCode',
    ])
      expect(text).toContain(fact);
  });

  it('says of what is paid ahead that it is still to come', async () => {
    const told = async (servicePeriod: InvoiceSnapshot['servicePeriod']) =>
      (await read(await renderInvoice(issue({ part: 'down', servicePeriod })))).text;
    expect(await told(null)).toContain('Leistung noch nicht erbracht');
    expect(await told({ from: '2026-11-01', to: '2026-12-20' })).toContain(
      'Leistung geplant 01.11.2026 bis 20.12.2026',
    );
  });

  it('asks for no money once it is cancelled', async () => {
    const { text } = await read(await renderInvoice(issue(), { isCancelled: true }));
    expect(text).toContain('Storniert');
    expect(text).toContain('Rechnungsbetrag 1.741,47 €');
    expect(text).not.toMatch(/GiroCode|überweisen|Zahlbar bis/);
  });

  it('names the customer’s VAT number and the reason where no tax is charged', async () => {
    const { text } = await read(await renderInvoice(issue({ customer: CUSTOMERS.reverseCharge })));
    expect(text).toContain('DE123456789');
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers');
    expect(text).toContain('Umsatzsteuer 0,00 €');
  });

  it('carries the XML as associated file, byte for byte, with the metadata of Factur-X', async () => {
    const invoice = issue();
    const file = await renderInvoice(invoice);
    const { document } = await read(file);
    const attachments = (await document.getAttachments()) as unknown as Map<
      string,
      { filename: string }
    >;
    expect([...attachments.values()].map(({ filename }) => filename)).toEqual([XML_NAME]);
    const [id] = attachments.keys();
    expect(new TextDecoder().decode(await readAttachment(document, id!))).toBe(
      buildInvoiceXml(invoice),
    );
    const raw = file.toString('latin1');
    expect(raw).toContain('/AFRelationship /Alternative');
    expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
    const { metadata } = await document.getMetadata();
    expect(metadata?.get('pdfaid:part')).toBe('3');
    expect(metadata?.get('fx:conformancelevel')).toBe('EN 16931');
    expect(metadata?.get('fx:documentfilename')).toBe(XML_NAME);
    expect(raw).toContain('Factur-X PDFA Extension Schema');
    expect(JSON.stringify(await (await document.getPage(1)).getStructTree())).toContain(
      '"alt":"GiroCode: Überweisung von 1.741,47',
    );
  });

  it('deducts earlier invoices below the positions', async () => {
    const deduction = {
      invoiceId: '11111111-1111-4111-8111-111111111111',
      number: 'RE-2026-0001',
      issuedOn: '2026-09-30',
      netCents: 43_100,
    };
    const { text } = await read(
      await renderInvoice(issue({ part: 'final', deductions: [deduction] })),
    );
    expect(text).toContain('Schlussrechnung');
    expect(text).toMatch(/Abzüglich Rechnung RE-2026-0001 vom 30\.09\.2026 −431,00 €/);
    expect(text).toContain('Nettobetrag 1.008,23 €');
  });

  it('leaves no page half empty for the sake of what is deducted', async () => {
    const deductions = Array.from({ length: 6 }, (_, index) => ({
      invoiceId: '11111111-1111-4111-8111-111111111111',
      number: `RE-2026-000${index + 1}`,
      issuedOn: '2026-09-30',
      netCents: 10_001,
    }));
    const positions = Array.from({ length: 7 }, (_, index) => ({
      ...buildContent().positions[1]!,
      id: String(index),
    }));
    const file = await renderInvoice(issue({ part: 'final', deductions, positions }));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
    expect(text).toHaveLength(2);
    expect(text[0]).toContain('Abzüglich Rechnung RE-2026-0001');
    expect(text[1]).toMatch(/Nettobetrag[^]*Rechnungsbetrag[^]*GiroCode: mit/);
    // Each invoice rounded its own tax: the rest of it is not that of the net amount.
    expect(text[1]!.replaceAll(/\s+/g, ' ')).toContain('um Cent von 21 % des Nettobetrags');
  });

  it('keeps what is to be paid and how on one page, however many positions there are', async () => {
    const deductions = [
      {
        invoiceId: '11111111-1111-4111-8111-111111111111',
        number: 'RE-2026-0001',
        issuedOn: '2026-09-30',
        netCents: 5_000,
      },
    ];
    const positions = Array.from({ length: 16 }, (_, index) => ({
      ...buildContent().positions[1]!,
      id: String(index),
    }));
    const pages = new Set<number>();
    for (let count = 1; count <= positions.length; count += 1) {
      const content = {
        part: 'final',
        deductions,
        customer: CUSTOMERS.reverseCharge,
        positions: positions.slice(0, count),
      } as const;
      const document = await getDocumentProxy(new Uint8Array(await renderInvoice(issue(content))));
      const { text } = await extractText(document);
      pages.add(text.length);
      const due = text.findIndex((page) => page.includes('Rechnungsbetrag'));
      expect(text[due], `${count} positions`).toContain('GiroCode: mit der Banking-App');
    }
    expect(pages).toEqual(new Set([1, 2]));
  });

  it('a cancellation asks for nothing; a draft says so and carries no XML', async () => {
    const cancellation = {
      ...buildCancellationSnapshot(issue(), COMPANY, '2026-11-25', 'Falscher Empfänger'),
      number: 'RE-2026-0008',
    };
    const { text } = await read(await renderInvoice(cancellation));
    expect(text).toContain('Stornobetrag −1.741,47 €');
    expect(text).toContain(
      'hebt die Rechnung RE-2026-0007 vom 22.11.2026 vollständig auf. Grund: Falscher Empfänger',
    );
    expect(text).not.toContain('GiroCode');
    const draft = await read(await renderInvoice({ ...issue(), number: '' }));
    expect(draft.text).toContain('Entwurf');
    expect(draft.text).not.toContain('GiroCode');
    expect(await draft.document.getAttachments()).toBeNull();
    expect(invoiceFileName(cancellation, 'pdf')).toBe('Stornorechnung-RE-2026-0008.pdf');
  });

  it('is the same file for the same invoice', async () => {
    expect((await renderInvoice(issue())).equals(await renderInvoice(issue()))).toBe(true);
  });
});
