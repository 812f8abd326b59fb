import { expect, it } from 'vitest';
import { buildInvoicesCsv } from './export-invoices.tsx';
import type { ListedInvoice } from './listed-invoices.ts';

const INVOICE: ListedInvoice = {
  id: 'a',
  number: 'RE-2026-0007',
  kind: 'invoice',
  state: 'paid',
  cancels: null,
  title: 'Website',
  customer: 'Groß GmbH',
  customer_email: 'rechnung@gross.example',
  issued_on: '2026-10-01',
  due_on: '2026-10-15',
  net_cents: 100_000,
  tax_cents: 0,
  gross_cents: 100_000,
  paid_cents: 100_000,
  open_cents: 0,
  credit_cents: 0,
  paid_on: '2026-10-12',
  dunning_level: 0,
  suggested_dunning_level: null,
  part: 'final',
  refers_to: ['RE-2026-0001', 'RE-2026-0003'],
  country: 'DE',
  vat_id: 'DE123456789',
  tax_category: 'AE',
  tax_percent: 0,
  service_from: '2026-09-01',
  service_to: '2026-09-30',
};
const read = (rows: readonly ListedInvoice[], from = '', to = '') => {
  const [head, ...lines] = buildInvoicesCsv(rows, { from, to })
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(';'));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head![at], cell])));
};

it('gives a tax return and an EC sales list what they ask for', () => {
  expect(read([INVOICE])).toMatchObject([
    {
      Art: 'Schlussrechnung',
      Bezug: 'RE-2026-0001, RE-2026-0003',
      Land: 'DE',
      'USt-IdNr.': 'DE123456789',
      Steuerkategorie: 'Reverse-Charge',
      'Steuersatz in %': '0',
      'Leistung von': '2026-09-01',
      'Leistung bis': '2026-09-30',
      'Bezahlt am': '2026-10-12',
    },
  ]);
  // What a down payment is for is still to come.
  const ahead = { ...INVOICE, part: 'down', service_to: '2026-12-31' } as const;
  expect(read([ahead])).toMatchObject([{ 'Leistung von': '', 'Leistung bis': '' }]);
  const cancellation = { ...INVOICE, kind: 'cancellation', net_cents: -100_000 } as const;
  expect(read([cancellation])).toMatchObject([{ Art: 'Stornorechnung', Netto: '-1000,00' }]);
});

it('takes the invoices of a period by their dates, and drafts only without one', () => {
  const rows = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01', null].map((day) => ({
    ...INVOICE,
    issued_on: day,
  }));
  const days = (...period: string[]) => read(rows, ...period).map(({ Datum }) => Datum);
  expect(days('2026-10-01', '2026-12-31')).toEqual(['2026-10-01', '2026-12-31']);
  expect(days('2027-01-01')).toEqual(['2027-01-01']);
  expect(days()).toHaveLength(5);
});
