import { lazy, Suspense, useState } from 'react';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

/**
 * Refuses the offer after one question; the reason is free, and stays when the question is closed.
 * `refuse` throws when it failed.
 */
export function RefuseForm({ refuse }: { refuse: (reason: string) => Promise<void> }) {
  const texts = useTexts(LINK_PAGE_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  useLeaveQuestion(reason.trim() !== '');
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
          <RefuseDialog
            reason={reason}
            onReason={setReason}
            refuse={refuse}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
