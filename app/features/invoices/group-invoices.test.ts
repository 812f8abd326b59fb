import { expect, it } from 'vitest';
import { groupInvoices } from './group-invoices.ts';

const invoice = (issuedOn: string, open = 0, due: string | null = null) => ({
  open_cents: open,
  due_on: due,
  snapshot: { issuedOn },
});

it('puts what is due first before what is due later, and both before what is settled', () => {
  const later = invoice('2026-11-20', 100, '2026-12-20');
  const first = invoice('2026-11-24', 100, '2026-12-01');
  const paid = invoice('2026-11-25');
  expect(groupInvoices([paid, later, first])).toEqual({
    due: [first, later],
    settled: [{ year: '', invoices: [paid] }],
  });
  expect(groupInvoices([later])).toEqual({ due: [later], settled: [] });
});

it('folds more than ten that are settled by years, the latest first', () => {
  const old = Array.from({ length: 9 }, () => invoice('2025-03-01'));
  const ten = [invoice('2026-11-01'), ...old];
  expect(groupInvoices(ten).settled.map(({ year }) => year)).toEqual(['']);
  const { settled } = groupInvoices([invoice('2026-10-01'), ...ten]);
  expect(settled.map(({ year, invoices }) => [year, invoices.length])).toEqual([
    ['2026', 2],
    ['2025', 9],
  ]);
});
