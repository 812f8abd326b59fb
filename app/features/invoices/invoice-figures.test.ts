import { expect, it } from 'vitest';
import { figuresOf } from './invoice-figures.ts';

const NOW = new Date('2026-11-27T09:00:00Z');
const NONE = {
  open_cents: 0,
  credit_cents: 0,
  overdue_cents: 0,
  overdue: 0,
  drafts: 0,
  year_net_cents: 0,
};

it('names the year of what was billed, and leaves out what is nothing', () => {
  expect(figuresOf({ ...NONE, open_cents: 11_900, year_net_cents: 129_000 }, NOW)).toEqual([
    { label: 'Offen, brutto', value: '119,00\u00a0€' },
    { label: 'Berechnet 2026, netto', value: '1.290,00\u00a0€' },
  ]);
  expect(figuresOf({ ...NONE, overdue: 2, overdue_cents: 100, drafts: 3 }, NOW)).toEqual([
    { label: 'Überfällig (2)', value: '1,00\u00a0€', isLate: true },
    { label: 'Entwürfe', value: '3' },
  ]);
  expect(figuresOf(NONE, NOW)).toEqual([]);
});
