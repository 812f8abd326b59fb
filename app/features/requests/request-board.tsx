import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import { getRequestStatus, REQUEST_STATUSES } from '#shared/quote/request-status.ts';
import { useStatusChange, type Board, type CardRow } from './use-requests.ts';
import { CardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';

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
    change.mutate({ rows: [row], status: getRequestStatus(String(over.id)).id });
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
          <BoardColumn
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
