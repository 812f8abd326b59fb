import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

const STEP = 50;

/** Shows 50 rows more at a time; give it a key that changes with the filter. */
export function MoreRows<Row>({
  rows,
  children,
}: {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      {children(rows.slice(0, shown))}
      {rows.length > shown && (
        <Button
          className="mt-5"
          size="small"
          variant="secondary"
          onClick={() => setShown(shown + STEP)}
        >
          Weitere anzeigen
        </Button>
      )}
    </>
  );
}
