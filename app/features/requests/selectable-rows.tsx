import { useEffect, useState, type ChangeEvent } from 'react';
import { REQUEST_STATUSES, type RequestStatus } from '#shared/quote/request-status.ts';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';
import { BOX, Tick } from '#app/ui/form/checkbox.tsx';
import { useEarlyValue } from '#app/ui/form/use-early-value.ts';
import { StatusSelect } from '#app/private/status-select.tsx';
import type { RequestRow } from '#app/private/request-facts.ts';
import { downloadRequests } from './request-csv.ts';
import type { RequestFilter, SortKey } from './request-filter.ts';
import { useStatusChange } from './use-requests.ts';
import { COLUMNS } from './request-columns.tsx';

/** The rows of a page, some of which can be chosen and changed together. */
export function SelectableRows({
  rows,
  filter,
  onSort,
}: {
  rows: RequestRow[];
  filter: RequestFilter;
  onSort: (key: SortKey) => void;
}) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const change = useStatusChange();
  // What is no longer on the page is not changed along.
  const chosen = rows.filter(({ id }) => selection.has(id));
  const changeChosen = (status: RequestStatus | ''): void => {
    if (!status) return;
    const kept = selection;
    setSelection(new Set());
    change.mutate({ rows: chosen, status }, { onError: () => setSelection(kept) });
  };
  const select: Column<RequestRow> = {
    key: 'select',
    label: 'Auswahl',
    onPhone: 'mark',
    headCell: (
      <>
        <span className="sr-only sm:hidden">Auswahl</span>
        <RowCheckbox
          label="Alle auf dieser Seite auswählen"
          isOnDeskOnly
          checked={chosen.length === rows.length}
          isPartly={chosen.length > 0 && chosen.length < rows.length}
          onChange={(on) => setSelection(new Set(on ? rows.map(({ id }) => id) : []))}
        />
      </>
    ),
    cell: ({ id, reference }) => (
      <RowCheckbox
        label={`${reference} auswählen`}
        checked={selection.has(id)}
        onChange={(on) =>
          setSelection(
            on
              ? new Set([...selection, id])
              : new Set([...selection].filter((other) => other !== id)),
          )
        }
      />
    ),
  };
  return (
    <>
      <div
        className={cx(
          'mb-3 flex flex-wrap items-center gap-3 border border-line bg-surface px-4 py-2',
          chosen.length === 0 && 'hidden',
        )}
      >
        <p className="text-small font-semibold" aria-live="polite">
          {chosen.length} ausgewählt
        </p>
        <StatusSelect
          // What was passed for some rows holds for no others.
          key={chosen.map(({ id }) => id).join()}
          label="Status der ausgewählten Anfragen"
          value=""
          labels={{
            '': 'Status ändern …',
            ...Object.fromEntries(REQUEST_STATUSES.map(({ id, label }) => [id, label])),
          }}
          onChange={changeChosen}
        />
        <Button size="small" variant="secondary" onClick={() => downloadRequests(chosen)}>
          Auswahl als CSV
        </Button>
        <Button size="small" variant="quiet" onClick={() => setSelection(new Set())}>
          Auswahl aufheben
        </Button>
      </div>
      <Table
        caption="Anfragen"
        captionHidden
        phoneRows
        columns={[select, ...COLUMNS]}
        rows={rows}
        rowKey={({ id }) => id}
        isCentred
        isQuiet={({ status }) => status === 'won' || status === 'lost'}
        sorting={{
          key: filter.sort,
          descending: filter.descending,
          onSort: (key) => onSort(key as SortKey),
        }}
      />
    </>
  );
}

const RowCheckbox = ({
  label,
  isOnDeskOnly = false,
  checked,
  isPartly = false,
  onChange,
}: {
  label: string;
  isOnDeskOnly?: boolean;
  checked: boolean;
  /** Some of what it stands for. */
  isPartly?: boolean;
  onChange: (on: boolean) => void;
}) => {
  const listen = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked);
  const ref = useEarlyValue<HTMLInputElement>({ checked, onChange: listen });
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly;
  }, [isPartly, ref]);
  return (
    <label className={cx('-my-2 inline-flex h-11 items-center', isOnDeskOnly && 'max-sm:hidden')}>
      <span className="relative mx-3 flex">
        <input
          type="checkbox"
          aria-label={label}
          className={cx(
            BOX,
            'size-5 indeterminate:border-ink indeterminate:bg-ink indeterminate:shadow-[inset_0_0_0_4px_var(--surface)]',
          )}
          ref={ref}
          checked={checked}
          onChange={listen}
        />
        <Tick size={20} />
      </span>
    </label>
  );
};
