import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export type Column<Row> = {
  key: string;
  label: string;
  /** Stands in the head instead of the label, e.g. a box that selects all rows. */
  headCell?: ReactNode;
  /** For columns whose cells speak for themselves; the label is read out only. */
  labelHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  head?: boolean;
  /** Stands in the corner of the card on phones. */
  corner?: boolean;
  /** By what the table's `sorting` sorts for this column. */
  sort?: string;
};

type Sorting = { key: string; descending: boolean; onSort: (key: string) => void };

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  captionHidden?: boolean;
  /**
   * On phones each row becomes a card of labels and values instead of a line
   * that leaves the screen.
   */
  stacked?: boolean;
  sorting?: Sorting;
};

/**
 * Data table. Where it is wider than the screen it scrolls sideways inside its
 * own region, so that the page never does.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  captionHidden = false,
  stacked = false,
  sorting,
}: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table
        className={cx(
          'w-full border-collapse text-left text-small max-sm:hyphens-auto',
          stacked && 'max-sm:block',
        )}
      >
        <caption
          className={
            captionHidden
              ? 'sr-only'
              : cx('caption pb-3 text-left text-muted', stacked && 'max-sm:block')
          }
        >
          {caption}
        </caption>
        <thead className={cx(stacked && 'max-sm:block')}>
          <tr
            className={cx(
              'border-b border-line-strong',
              stacked && 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4',
              stacked && sorting && "max-sm:before:text-muted max-sm:before:content-['Sortieren:']",
            )}
          >
            {columns.map((column) => {
              const isOperable =
                column.headCell !== undefined ||
                (sorting !== undefined && column.sort !== undefined);
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={
                    sorting && sorting.key === column.sort
                      ? sorting.descending
                        ? 'descending'
                        : 'ascending'
                      : undefined
                  }
                  className={cx(
                    'pr-3 font-semibold last:pr-0 sm:not-last:pr-5',
                    column.headCell === undefined ? 'align-bottom' : 'align-middle',
                    !isOperable && 'py-2.5',
                    column.align === 'end' && 'text-right',
                    // The box that selects all stands above those of the cards.
                    stacked && column.corner && 'max-sm:order-last max-sm:ml-auto',
                    stacked && (isOperable ? 'max-sm:pr-0' : 'max-sm:sr-only'),
                  )}
                >
                  <HeadCell column={column} sorting={sorting} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={cx(stacked && 'max-sm:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-b border-line',
                stacked && 'max-sm:relative max-sm:grid max-sm:gap-1 max-sm:py-4',
              )}
            >
              {columns.map((column) => {
                const Cell = column.head ? 'th' : 'td';
                const content = column.cell(row);
                // A card has no column to keep in line: what is empty is left out.
                const isEmpty = content === '' || content === '–';
                return (
                  <Cell
                    key={column.key}
                    {...(column.head && { scope: 'row' })}
                    {...(stacked &&
                      !column.head &&
                      !column.corner &&
                      !column.labelHidden && { 'data-label': column.label })}
                    className={cx(
                      'py-3 pr-3 align-baseline last:pr-0 sm:not-last:pr-5',
                      column.head && 'font-medium',
                      column.align === 'end' && 'tabular whitespace-nowrap sm:text-right',
                      column.align === 'end' && !stacked && 'text-right',
                      stacked && (isEmpty ? 'max-sm:hidden' : 'max-sm:p-0'),
                      stacked && column.head && 'max-sm:order-first',
                      stacked &&
                        !isEmpty &&
                        'max-sm:data-label:grid ' +
                          'max-sm:data-label:grid-cols-[6.5rem_minmax(0,1fr)] ' +
                          'max-sm:data-label:gap-x-3 max-sm:data-label:before:text-muted ' +
                          'max-sm:data-label:before:content-[attr(data-label)]',
                      stacked && column.corner && 'max-sm:absolute max-sm:top-2 max-sm:right-0',
                      stacked &&
                        column.head &&
                        columns.some(({ corner }) => corner) &&
                        'max-sm:pr-12',
                    )}
                  >
                    {stacked ? <div className="min-w-0 break-words">{content}</div> : content}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeadCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { label, headCell, labelHidden, sort } = column;
  if (headCell !== undefined) return headCell;
  if (!sorting || sort === undefined)
    return labelHidden ? <span className="sr-only">{label}</span> : label;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:underline"
      onClick={() => sorting.onSort(sort)}
    >
      {label}
      {sorting.key === sort && (
        <Icon name="chevron" size={14} className={sorting.descending ? '' : 'rotate-180'} />
      )}
    </button>
  );
}
