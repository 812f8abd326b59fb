import { lazy, Suspense, useState } from 'react';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Button } from '#app/ui/button.tsx';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

/** Refuses the offer after one question; the reason is free. `refuse` throws when it failed. */
export function RefuseForm({ refuse }: { refuse: (reason: string) => Promise<void> }) {
  const texts = useTexts(LINK_PAGE_TEXTS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start"
        onClick={() => setOpen(true)}
      >
        {texts['offer.refuse']}
      </Button>
      {isOpen && (
        <Suspense>
          <RefuseDialog refuse={refuse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
