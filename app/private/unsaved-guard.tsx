import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Asks before unsaved input is lost: by a dialog within the site, by the
 * browser's own question when the tab closes.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const [isAsking, setAsking] = useState(false);
  useLeaveQuestion(dirty);
  // The router heeds the youngest blocker only: a form without changes must not
  // have one, or another on the page is not asked.
  return dirty || isAsking ? <LeaveQuestion dirty={dirty} onAsking={setAsking} /> : null;
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
    <Dialog
      open
      onClose={blocker.reset}
      title="Änderungen verwerfen?"
      description="Sie haben Eingaben, die noch nicht gespeichert sind."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={blocker.reset}>
            Weiter bearbeiten
          </Button>
          <Button size="small" variant="danger" onClick={blocker.proceed}>
            Verwerfen
          </Button>
        </div>
      }
    >
      <p>Wenn Sie die Seite jetzt verlassen, gehen diese Eingaben verloren.</p>
    </Dialog>
  );
}
