import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

/** Refuses the offer after one question; the reason is free. `refuse` throws when it failed. */
export function RefuseForm({ refuse }: { refuse: (reason: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start"
        onClick={() => setOpen(true)}
      >
        Angebot ablehnen
      </Button>
      {isOpen && (
        <Suspense>
          <RefuseDialog refuse={refuse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
