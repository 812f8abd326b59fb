import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Table } from '#app/ui/content/table.tsx';
import type { RequestRow } from '#app/private/request-facts.ts';
import { COLUMNS } from './request-columns.tsx';

const DAY = 24 * 3600 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const request = (status: RequestRow['status'], due: number) =>
  ({
    id: status + due,
    name: 'Jana Musterfeld',
    email: 'jana@beispiel.example',
    company: '',
    package: '',
    project_type: 'website',
    shown_price: 868,
    status,
    respond_by: daysFromNow(due),
    created_at: daysFromNow(-4),
  }) as Partial<RequestRow> as RequestRow;

const cellsOf = (row: RequestRow) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Table caption="Anfragen" columns={COLUMNS} rows={[row]} rowKey={({ id }) => id} />
    </MemoryRouter>,
  );

it('names an overdue enquiry as that, with the time since its promise, also on phones', () => {
  const html = cellsOf(request('new', -2));
  expect(html).toContain('data-tone="danger"');
  expect(html.match(/2 Tage überfällig/g)).toHaveLength(2);
});

it('says the age of an open enquiry alone, its day on demand', () => {
  const html = cellsOf(request('new', 1));
  expect(html).not.toContain('überfällig');
  expect(html).toMatch(/title="\d\d\.\d\d\.\d{4}"[^>]*>seit 4 Tagen</);
});
