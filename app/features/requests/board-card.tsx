import { useDraggable } from '@dnd-kit/core';
import { Link } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isOverdue, wishTitle } from '#app/private/request-facts.ts';
import { describeAge } from './ageing.tsx';
import type { CardRow } from './use-requests.ts';

/** A card with the handle that moves it. */
export function BoardCard({ row }: { row: CardRow }) {
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
            className="absolute top-0 right-0 z-1 grid size-11 cursor-grab touch-none place-items-center text-muted hover:text-ink"
            {...attributes}
            {...listeners}
            aria-label={`${row.name} verschieben`}
          >
            <Icon name="grip" size={18} />
          </button>
        }
      />
    </div>
  );
}

/** What a card says; also while it is being carried. */
export function CardFace({
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
      className={cx(
        'group relative border border-line bg-surface pb-2 pl-3 hover:border-line-strong',
        lifted && 'border-ink shadow-lg',
      )}
    >
      <Link
        to={`/admin/anfragen/${row.id}`}
        className="block pt-2.5 pr-11 leading-snug font-semibold wrap-anywhere hyphens-auto after:absolute after:inset-0"
      >
        {row.company || row.name}
      </Link>
      {/* Out of the flow: it is higher than a title of one line. */}
      {handle}
      <p className="pr-3 text-small text-muted">
        {wishTitle(row)}, {formatWholePrice(row.shown_price)}
      </p>
      <p className="flex flex-wrap items-center gap-2 pr-3 pt-1 pb-1 text-fine text-muted">
        {isOverdue(row) && <Badge tone="danger">Überfällig</Badge>}
        {describeAge(row)}
      </p>
    </article>
  );
}
