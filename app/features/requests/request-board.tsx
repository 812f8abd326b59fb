import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { getRequestStatus, REQUEST_STATUSES } from '#shared/quote/request-status.ts';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isOverdue, wishTitle } from '#app/private/request-facts.ts';
import { describeAge } from './ageing.tsx';
import { useStatusChange, type Board, type CardRow } from './use-requests.ts';

/** Cards a column begins with: more than a screen shows, few enough to be drawn at once. */
const FIRST_CARDS = 8;

/**
 * The pipeline as columns; cards move with pointer, finger or arrow keys.
 * Loaded on demand: the list does without dragging.
 */
export default function RequestBoard({ board }: { board: Board }) {
  const change = useStatusChange();
  const [held, setHeld] = useState<CardRow>();
  // What was just moved stays in sight, wherever its age puts it.
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToColumn }),
  );
  const cards = Object.values(board).flatMap((page) => page.rows);
  const find = (id: unknown): CardRow | undefined => cards.find((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent): void => {
    setHeld(undefined);
    const row = find(active.id);
    if (!row || !over || over.id === row.status) return;
    setMoved(new Set([...moved, row.id]));
    change.mutate({ ids: [row.id], status: getRequestStatus(String(over.id)).id });
  };
  const nameOf = (id: unknown): string => find(id)?.name ?? '';
  const columnOf = (id: unknown): string => getRequestStatus(String(id)).label;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} aufgenommen.`,
    onDragOver: ({ over }) => (over ? `Über ${columnOf(over.id)}.` : 'Über keiner Spalte.'),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} liegt jetzt in ${columnOf(over.id)}.` : 'Nicht verschoben.',
    onDragCancel: ({ active }) => `Abgebrochen, ${nameOf(active.id)} bleibt liegen.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld(find(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Leertaste nimmt die Karte auf, die Pfeiltasten links und rechts wechseln die ' +
            'Spalte, Leertaste legt sie ab, Escape bricht ab.',
        },
      }}
    >
      <div className="grid auto-cols-[minmax(15rem,1fr)] lg:auto-cols-[minmax(12.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-4">
        {REQUEST_STATUSES.map(({ id, label }) => (
          <Column
            key={id}
            id={id}
            label={label}
            rows={board[id]?.rows ?? []}
            count={board[id]?.count ?? 0}
            moved={moved}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{held && <CardFace row={held} lifted />}</DragOverlay>
    </DndContext>
  );
}

/** The arrow keys jump from column to column. */
const stepToColumn: KeyboardCoordinateGetter = (
  event,
  { context: { active, over, droppableRects, collisionRect } },
) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  const ids = REQUEST_STATUSES.map(({ id }) => id as string);
  const here = ids.indexOf(String(over?.id ?? active.data.current?.['status']));
  const rect = droppableRects.get(ids[here + step] ?? '');
  return (
    rect && {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    }
  );
};

type ColumnProps = {
  id: string;
  label: string;
  rows: readonly CardRow[];
  count: number;
  moved: ReadonlySet<string>;
};

function Column({ id, label, rows, count, moved }: ColumnProps) {
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
        className="mb-3 flex items-baseline justify-between gap-2 text-small font-semibold"
      >
        {label} <span className="tabular font-normal text-muted">{count}</span>
      </h2>
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

function BoardCard({ row }: { row: CardRow }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: row.id,
    data: { status: row.status },
  });
  return (
    <div ref={setNodeRef} className={isDragging ? 'opacity-40' : ''}>
      <CardFace
        row={row}
        handle={
          <button
            ref={setActivatorNodeRef}
            type="button"
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted hover:text-ink"
            {...attributes}
            {...listeners}
            aria-label={`${row.name} verschieben`}
          >
            <Icon name="menu" size={18} />
          </button>
        }
      />
    </div>
  );
}

function CardFace({
  row,
  handle,
  lifted = false,
}: {
  row: CardRow;
  handle?: React.ReactNode;
  lifted?: boolean;
}) {
  return (
    <article
      className={cx('border border-line bg-surface py-2 pl-3', lifted && 'border-ink shadow-lg')}
    >
      <div className="flex items-start justify-between gap-1">
        <Link
          to={`/admin/anfragen/${row.id}`}
          className="inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere hyphens-auto underline underline-offset-4"
        >
          {row.company || row.name}
        </Link>
        {handle}
      </div>
      <p className="pr-3 text-small text-muted">
        {wishTitle(row)}, {formatWholePrice(row.shown_price)}
      </p>
      <p className="flex flex-wrap items-center gap-2 pr-3 pt-1 pb-1 text-fine text-muted">
        {isOverdue(row) && <Badge tone="danger">überfällig</Badge>}
        {describeAge(row)}
      </p>
    </article>
  );
}
