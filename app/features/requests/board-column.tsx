import { useDroppable } from '@dnd-kit/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { cx } from '#app/ui/cx.ts';
import { Button } from '#app/ui/button.tsx';
import type { CardRow } from './use-requests.ts';
import { BoardCard } from './board-card.tsx';

/** Cards a column begins with: more than a screen shows, few enough to be drawn at once. */
const FIRST_CARDS = 8;

type ColumnProps = {
  id: string;
  label: string;
  rows: readonly CardRow[];
  count: number;
  moved: ReadonlySet<string>;
};

const sumOf = (rows: readonly CardRow[]): number =>
  rows.reduce((sum, row) => sum + row.shown_price, 0);

/** The cards of one state, where others can be dropped. */
export function BoardColumn({ id, label, rows, count, moved }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole
    ? rows
    : rows.filter((row, index) => index < FIRST_CARDS || moved.has(row.id));
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`spalte-${id}`}
      className={cx(
        'flex min-h-[20rem] flex-col border bg-sunken p-3',
        isOver ? 'border-ink' : 'border-transparent',
      )}
    >
      <h2
        id={`spalte-${id}`}
        className="flex items-baseline justify-between gap-2 text-small font-semibold"
      >
        {label} <span className="tabular font-normal text-muted">{count}</span>
      </h2>
      <p className="tabular mb-3 min-h-[1.25rem] text-fine text-muted">
        {/* A sum of those alone that are read would be wrong. */}
        {count > 0 && count === rows.length && formatWholePrice(sumOf(rows))}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map((row) => (
          <li key={row.id}>
            <BoardCard row={row} />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-small text-muted">Keine Anfragen</p>}
      {shown.length < rows.length ? (
        <Button
          size="small"
          variant="quiet"
          className="mt-2 justify-start px-0"
          onClick={() => setWhole(true)}
        >
          {rows.length - shown.length} weitere zeigen
        </Button>
      ) : count > rows.length ? (
        <Link
          to={`/admin?ansicht=liste&status=${id}`}
          className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4"
        >
          {count - rows.length} weitere in der Liste
        </Link>
      ) : null}
    </section>
  );
}
