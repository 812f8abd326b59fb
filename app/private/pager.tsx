import { Button } from '#app/ui/button.tsx';

type PagerProps = {
  /** Counted from 0. */
  page: number;
  onTurn: (page: number) => void;
  // Where rows are not counted it is known only whether another page follows.
} & ({ pages: number } | { hasNext: boolean });

/** Leads through the pages of a list; nothing where one page holds all. */
export function Pager({ page, onTurn, ...end }: PagerProps) {
  const hasNext = 'pages' in end ? page < end.pages - 1 : end.hasNext;
  if (page === 0 && !hasNext) return null;
  return (
    <nav aria-label="Seiten" className="mt-5 flex flex-wrap items-center gap-3 text-small">
      <Button
        size="small"
        variant="secondary"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        Zurück
      </Button>
      Seite {page + 1}
      {'pages' in end && ` von ${Math.max(end.pages, page + 1)}`}
      <Button size="small" variant="secondary" disabled={!hasNext} onClick={() => onTurn(page + 1)}>
        Weiter
      </Button>
    </nav>
  );
}
