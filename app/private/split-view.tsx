import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { showWithin } from './show-within.ts';
import { RecordRail, type RailRow } from './record-rail.tsx';

type SplitViewProps = {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly RailRow[];
  /** The record needs the whole width. */
  isAlone?: boolean;
  children: ReactNode;
};

/**
 * The list that a record was opened from, with its filter, beside the record on
 * wide screens; what stands right of it measures its own width (@container).
 */
export function SplitView({ label, rows, isAlone = false, children }: SplitViewProps) {
  const { pathname } = useLocation();
  const rail = useRef<HTMLElement>(null);
  const count = rows.length;
  useEffect(() => {
    const current = rail.current?.querySelector('[aria-current]');
    if (current) showWithin(rail.current!.firstElementChild!, current);
  }, [pathname, count]);
  return (
    <div className={isAlone ? '' : 'xl:grid xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-8'}>
      {!isAlone && (
        <nav ref={rail} aria-label={label} className="sticky top-6 hidden self-start xl:block">
          <RecordRail className="max-h-[calc(100dvh-3rem)]" rows={rows} />
        </nav>
      )}
      <div className="@container min-w-0">{children}</div>
    </div>
  );
}
