import { expect, it } from 'vitest';
import type { RequestRow } from '../area/request-facts.ts';
import { buildCsv, filterRequests } from './filter-requests.ts';

const row = (changes: Partial<RequestRow>): RequestRow => ({
  id: '1',
  reference: 'MD-2026-AAAAAA',
  project_type: 'website',
  industry: 'Handwerk',
  urgency: '',
  name: 'Jörg Müller',
  company: '',
  email: 'joerg@mueller.example',
  phone: '1',
  location: 'Köln',
  additional_services: [],
  message: '',
  estimated_price: 590,
  status: 'new',
  respond_by: '',
  created_at: '',
  ...changes,
});
const rows = [row({}), row({ id: '2', name: 'Anna Smit', location: 'Venlo', status: 'won' })];
const idsFor = (search: string, status = '') => filterRequests(rows, { search, status }).map(({ id }) => id);

it('finds every word in any field, with or without umlauts', () => {
  expect(idsFor('muller koln')).toEqual(['1']);
  expect(idsFor('venlo')).toEqual(['2']);
  expect(idsFor('müller venlo')).toEqual([]);
  expect(idsFor('')).toEqual(['1', '2']);
  expect(idsFor('', 'won')).toEqual(['2']);
});

it('writes cells that no spreadsheet runs', () => {
  const csv = buildCsv([row({ name: '=HYPERLINK("http://evil")', company: 'A;"B"' })]);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(csv).toContain('"A;""B"""');
  expect(csv.startsWith('\uFEFF"reference";')).toBe(true);
});
