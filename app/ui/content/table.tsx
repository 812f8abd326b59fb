import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

/**
 * On phones a row has two lines: its head and its value, then what is known
 * besides (`meta`, which may be cut) and its state. `mark` stands before both,
 * `wide` has a line of its own, `action` is the last thing of the second line.
 */
export type PhonePlace = 'mark' | 'value' | 'state' | 'meta' | 'action' | 'wide' | 'hidden';

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
  /** Where it stands in a row on phones (`phoneRows`). */
  onPhone?: PhonePlace;
  /** On wide screens the head says it. */
  phoneOnly?: boolean;
  /** Where its content alone would take too much of the table. */
  width?: string;
  /** Its rows stand in the order of this column, the least first, and in no other. */
  isOrder?: boolean;
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
   * A list of records: dense, and on phones a row is two lines without labels;
   * each column says where it stands.
   */
  phoneRows?: boolean;
  sorting?: Sorting;
  /** Rows of two lines: what has one stands in their middle. */
  isCentred?: boolean;
  /** Of a row on which nothing waits. */
  isQuiet?: (row: Row) => boolean;
  /** What the rows that follow each other have in common, said once above them. */
  groupOf?: (row: Row) => string;
};

const PLACES: Record<PhonePlace | 'head', string> = {
  mark: 'max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center',
  head: 'max-sm:col-start-2 max-sm:col-end-5 max-sm:row-start-1 max-sm:min-w-0 max-sm:pr-3',
  value: 'max-sm:col-start-5 max-sm:row-start-1 max-sm:text-right',
  state: 'max-sm:col-start-5 max-sm:justify-self-end',
  action: 'max-sm:col-start-5 max-sm:row-start-2 max-sm:justify-self-end',
  meta:
    'phone-meta max-sm:row-start-2 max-sm:flex max-sm:min-w-0 max-sm:pr-3 max-sm:text-muted ' +
    "max-sm:[.phone-meta~&]:before:-ml-1.5 max-sm:[.phone-meta~&]:before:mr-1.5 max-sm:[.phone-meta~&]:before:content-['·']",
  wide: 'max-sm:col-start-2 max-sm:col-end-6 max-sm:text-muted',
  hidden: 'max-sm:hidden',
};
/** Two of them stand side by side; the first one gives way. */
const META_COLUMNS = [
  'max-sm:col-start-2',
  'max-sm:col-start-3 max-sm:min-w-fit! max-sm:whitespace-nowrap',
];
const PHONE_ROW =
  'max-sm:relative max-sm:grid max-sm:items-baseline max-sm:gap-y-1 max-sm:py-3 ' +
  'max-sm:grid-cols-[auto_minmax(0,max-content)_auto_minmax(0,1fr)_auto] ' +
  // The link of the head covers the row; what else can be pressed lies above it.
  'max-sm:[&_:is(label,select,summary,button:not([data-row]))]:relative ' +
  'max-sm:[&_:is(label,select,summary,button:not([data-row]))]:z-1';

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
  phoneRows = false,
  sorting,
  isCentred = false,
  isQuiet,
  groupOf,
}: TableProps<Row>) {
  const stateLine = columns.some(({ onPhone }) => onPhone === 'value')
    ? 'max-sm:row-start-2'
    : 'max-sm:row-start-1';
  const metas = columns.filter(({ onPhone }) => onPhone === 'meta');
  // What is shown as a grid is a table for assistive technology by its roles alone.
  const role = (name: string) => (phoneRows ? { role: name } : {});
  return (
    <section
      className="table-frame panel relative overflow-x-auto"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <table
        {...role('table')}
        className={cx(
          // Two columns of long German words fit a phone at this size, and at no larger one.
          'tabular w-full border-collapse text-left text-small max-sm:text-[0.9375rem] max-sm:hyphens-auto',
          phoneRows && 'max-sm:block',
        )}
      >
        <caption
          className={
            captionHidden
              ? 'sr-only'
              : cx('caption pb-3 text-left text-muted', phoneRows && 'max-sm:block')
          }
        >
          {caption}
        </caption>
        <thead {...role('rowgroup')} className={phoneRows ? 'max-sm:block' : undefined}>
          <tr
            {...role('row')}
            className={cx('border-b border-line-strong', phoneRows && 'max-sm:block')}
          >
            {columns.map((column) => {
              const isOperable =
                column.headCell !== undefined ||
                (sorting !== undefined && column.sort !== undefined);
              return (
                <th
                  key={column.key}
                  {...role('columnheader')}
                  scope="col"
                  aria-sort={orderOf(column, sorting)}
                  className={cx(
                    'pr-3 font-semibold last:pr-0',
                    column.width,
                    gapBehind(column),
                    column.headCell === undefined ? 'align-bottom' : 'align-middle',
                    !isOperable && 'py-2.5',
                    column.align === 'end' && 'text-right',
                    phoneRows && (column.headCell ? 'max-sm:block' : 'max-sm:sr-only'),
                    !phoneRows && column.onPhone === 'hidden' && 'max-sm:hidden',
                    column.phoneOnly && 'sm:hidden',
                  )}
                >
                  <HeadCell column={column} sorting={sorting} />
                </th>
              );
            })}
          </tr>
        </thead>
        {groupRows(rows, groupOf).map(({ title, held }) => (
          <tbody
            key={title ?? ''}
            {...role('rowgroup')}
            className={phoneRows ? 'max-sm:block' : undefined}
          >
            {title !== null && (
              <tr
                {...role('row')}
                className={cx('border-b border-line bg-sunken', phoneRows && 'max-sm:block')}
              >
                <th
                  {...role('rowheader')}
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={cx('py-2 text-fine font-semibold', phoneRows && 'max-sm:block')}
                >
                  {title}
                </th>
              </tr>
            )}
            {held.map((row) => (
              <tr
                key={rowKey(row)}
                {...role('row')}
                className={cx(
                  'border-b border-line',
                  phoneRows && PHONE_ROW,
                  isQuiet?.(row) && 'text-muted',
                )}
              >
                {columns.map((column) => {
                  const Cell = column.head ? 'th' : 'td';
                  const content = column.cell(row);
                  const place = column.head ? 'head' : (column.onPhone ?? 'wide');
                  // A row has no column to keep in line: what is empty is left out.
                  const isEmpty = content === '' || content === '–' || content == null;
                  return (
                    <Cell
                      key={column.key}
                      {...role(column.head ? 'rowheader' : 'cell')}
                      {...(column.head && { scope: 'row' })}
                      className={cx(
                        'pr-3 last:pr-0',
                        isCentred ? 'align-middle' : 'align-baseline',
                        gapBehind(column),
                        phoneRows ? 'h-11 py-1.5 max-sm:h-auto' : 'py-3',
                        column.head && 'font-medium',
                        column.align === 'end' && 'whitespace-nowrap sm:text-right',
                        column.align === 'end' && !phoneRows && 'text-right',
                        phoneRows && (isEmpty ? 'max-sm:hidden' : cx('max-sm:p-0', PLACES[place])),
                        phoneRows && place === 'state' && stateLine,
                        phoneRows && place === 'meta' && META_COLUMNS[metas.indexOf(column)],
                        !phoneRows && column.onPhone === 'hidden' && 'max-sm:hidden',
                        column.phoneOnly && 'sm:hidden',
                      )}
                    >
                      {phoneRows ? (
                        <div
                          className={cx(
                            'min-w-0 break-words',
                            place === 'meta' && 'max-sm:truncate',
                          )}
                        >
                          {content}
                        </div>
                      ) : (
                        content
                      )}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Rows that follow each other and have the same title; without titles one group of all. */
function groupRows<Row>(
  rows: readonly Row[],
  groupOf?: (row: Row) => string,
): { title: string | null; held: Row[] }[] {
  if (!groupOf) return [{ title: null, held: [...rows] }];
  const groups: { title: string; held: Row[] }[] = [];
  for (const row of rows) {
    const title = groupOf(row);
    const last = groups.at(-1);
    if (last?.title === title) last.held.push(row);
    else groups.push({ title, held: [row] });
  }
  return groups;
}

/** Figures end where the next column begins: that needs more room between them. */
const gapBehind = ({ align }: { align?: 'start' | 'end' }): string =>
  align === 'end' ? 'sm:not-last:pr-10' : 'sm:not-last:pr-6';

function orderOf<Row>(
  { isOrder, sort }: Column<Row>,
  sorting: Sorting | undefined,
): 'ascending' | 'descending' | undefined {
  if (isOrder) return 'ascending';
  if (!sorting || sorting.key !== sort) return undefined;
  return sorting.descending ? 'descending' : 'ascending';
}

function HeadCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { label, headCell, labelHidden, sort, align, isOrder } = column;
  if (headCell !== undefined) return headCell;
  if (isOrder)
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {label}
        <Icon name="chevron" size={14} className="rotate-180" />
      </span>
    );
  if (!sorting || sort === undefined)
    return labelHidden ? <span className="sr-only">{label}</span> : label;
  return (
    <button
      type="button"
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center gap-1.5 whitespace-nowrap hover:underline',
        align === 'end' && 'justify-end',
      )}
      onClick={() => sorting.onSort(sort)}
    >
      {label}
      {sorting.key === sort && (
        <Icon name="chevron" size={14} className={sorting.descending ? '' : 'rotate-180'} />
      )}
    </button>
  );
}
