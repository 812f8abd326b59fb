import { lazy, Suspense, useState } from 'react';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { Button } from '#app/ui/button.tsx';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';
import type { LeaveGuard } from './offer-notes.tsx';

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

type Props = {
  refuse: (reason: string) => Promise<OfferAnswer>;
  guard?: LeaveGuard | undefined;
};

/**
 * Refuses the offer after one question; the reason is free, and stays when the question is closed
 * or nobody knows whether it arrived.
 */
export function RefuseForm({ refuse, guard: Guard }: Props) {
  const texts = useTexts(LINK_PAGE_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isDirty = reason.trim() !== '';
  useLeaveQuestion(isDirty);
  return (
    <>
      {Guard && <Guard dirty={isDirty} />}
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start scriptless:hidden"
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
