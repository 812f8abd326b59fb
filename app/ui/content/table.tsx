import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Column<Row> = { key: string; label: ReactNode; cell: (row: Row) => ReactNode; align?: 'start' | 'end'; head?: boolean };

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  captionHidden?: boolean;
};

/** Data table that scrolls sideways inside its own region on narrow screens, so that the page never does. */
export function Table<Row>({ caption, columns, rows, rowKey, captionHidden = false }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left text-small">
        <caption className={captionHidden ? 'sr-only' : 'caption pb-3 text-left text-muted'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx('py-2.5 pr-5 align-bottom font-semibold last:pr-0', column.align === 'end' && 'text-right')}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line">
              {columns.map((column) => {
                const look = cx('py-3 pr-5 align-top last:pr-0', column.align === 'end' && 'tabular text-right whitespace-nowrap');
                return column.head ? (
                  <th key={column.key} scope="row" className={cx(look, 'font-medium')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
