import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

const STEP = 50;

/** Shows 50 rows more at a time; give it a key that changes with the filter. */
export function MoreRows<Row>({
  rows,
  readOlder,
  label = 'Weitere anzeigen',
  children,
}: {
  rows: readonly Row[];
  /** Where older ones are not read yet. */
  readOlder?: (() => void) | undefined;
  label?: string;
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      {children(rows.slice(0, shown))}
      {(rows.length > shown || readOlder) && (
        <Button
          className="mt-5 [.panel_&]:m-4"
          size="small"
          variant="secondary"
          onClick={() => {
            if (rows.length <= shown) readOlder?.();
            setShown(shown + STEP);
          }}
        >
          {rows.length > shown ? 'Weitere anzeigen' : label}
        </Button>
      )}
    </>
  );
}
