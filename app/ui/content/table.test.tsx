import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table, type Column } from './table.tsx';

type Row = { id: string; name: string; price: string; state: string; note: string };
const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', head: true, cell: ({ name }) => name },
  { key: 'note', label: 'Notiz', onPhone: 'meta', cell: ({ note }) => note },
  { key: 'price', label: 'Preis', align: 'end', onPhone: 'value', cell: ({ price }) => price },
  { key: 'state', label: 'Stand', onPhone: 'state', cell: ({ state }) => state },
];
const rows: Row[] = [{ id: '1', name: 'Anna', price: '590 €', state: 'Neu', note: '–' }];
const draw = (phoneRows: boolean) =>
  renderToStaticMarkup(
    <Table
      caption="Anfragen"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      phoneRows={phoneRows}
    />,
  );
/** The classes of the cell with this text. */
const classesOf = (html: string, text: string): string =>
  new RegExp(`<t[dh][^>]*class="([^"]*)"[^>]*>(?:<div[^>]*>)?${text}<`).exec(html)![1]!;

it('stays a table for assistive technology when it is shown as two lines', () => {
  const html = draw(true);
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
    expect(html).toContain(`role="${role}"`);
  expect(draw(false)).not.toContain('role="cell"');
});

it('puts each column in its place of the two lines and leaves out what is empty', () => {
  const html = draw(true);
  expect(classesOf(html, '590 €')).toContain('max-sm:row-start-1');
  expect(classesOf(html, 'Neu')).toContain('max-sm:row-start-2');
  expect(classesOf(html, '–')).toContain('max-sm:hidden');
  expect(html).not.toContain('data-label');
});

it('mutes rows on which nothing waits, and centres where it is asked to', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Anfragen"
      columns={COLUMNS}
      rows={[rows[0]!, { ...rows[0]!, id: '2', state: 'Verloren' }]}
      rowKey={({ id }) => id}
      isCentred
      isQuiet={({ state }) => state === 'Verloren'}
    />,
  );
  expect(html.match(/<tr[^>]*text-muted/g)).toHaveLength(1);
  expect(classesOf(html, 'Anna')).toContain('align-middle');
  expect(classesOf(draw(true), 'Anna')).toContain('align-baseline');
});

it('marks the column in whose order its rows stand', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Rechnungen"
      columns={COLUMNS.map((column) => ({ ...column, isOrder: column.key === 'price' }))}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  );
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html).toMatch(/aria-sort="ascending"[^>]*><span[^>]*>Preis<svg[^>]*rotate-180/);
  expect(html.match(/aria-sort/g)).toHaveLength(1);
});

it('names once what rows that follow each other have in common', () => {
  const days = ['Montag', 'Montag', 'Dienstag'].map((note, index) => ({
    ...rows[0]!,
    id: String(index),
    note,
  }));
  const html = renderToStaticMarkup(
    <Table
      caption="Termine"
      columns={COLUMNS.filter(({ key }) => key !== 'note')}
      rows={days}
      rowKey={({ id }) => id}
      groupOf={({ note }) => note}
    />,
  );
  expect([...html.matchAll(/scope="rowgroup"[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'Montag',
    'Dienstag',
  ]);
  expect(html.match(/<tbody/g)).toHaveLength(2);
});
