import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';
import { DiscardQuestion, useDialogHold } from './dialog.tsx';

/**
 * Asks before unsaved input is lost: by a dialog within the site, also where the dialog around
 * closes, and by the browser's own question when the tab does.
 */
export function UnsavedGuard({
  dirty,
  busy = false,
}: {
  dirty: boolean;
  /** It is being stored: the page may be left, the dialog around waits for the answer. */
  busy?: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const keepsPage = dirty && !busy;
  useLeaveQuestion(keepsPage);
  useDialogHold(dirty);
  // The router heeds the youngest blocker only: a form without changes must not
  // have one, or another on the page is not asked.
  return keepsPage || isAsking ? <LeaveQuestion dirty={keepsPage} onAsking={setAsking} /> : null;
}

function LeaveQuestion({
  dirty,
  onAsking,
}: {
  dirty: boolean;
  onAsking: (isAsking: boolean) => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => onAsking(isBlocked), [isBlocked, onAsking]);
  if (!isBlocked) return null;
  return (
    <DiscardQuestion onStay={blocker.reset} onDiscard={blocker.proceed}>
      Wenn Sie die Seite jetzt verlassen, gehen diese Eingaben verloren.
    </DiscardQuestion>
  );
}
