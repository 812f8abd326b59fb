import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** Also while it is being stored: until then it can be lost. */
  dirty: boolean;
  /** It is being stored: who leaves goes once it is, and is asked where it was refused. */
  busy?: boolean;
}) {
  const [isHeld, setHeld] = useState(false);
  useLeaveQuestion(dirty);
  useDialogHold(dirty);
  // The router heeds the youngest blocker only: a form without changes must not
  // have one, or another on the page is not asked.
  return dirty || isHeld ? <LeaveQuestion dirty={dirty} busy={busy} onHeld={setHeld} /> : null;
}

/** An answer that takes longer is not waited for in silence. */
const PATIENCE_MS = 1_000;

function LeaveQuestion({
  dirty,
  busy,
  onHeld,
}: {
  dirty: boolean;
  busy: boolean;
  onHeld: (isHeld: boolean) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isHeld = blocker.state === 'blocked';
  useEffect(() => {
    onHeld(isHeld);
    if (!isHeld) setAsking(false);
  }, [isHeld, onHeld]);
  useEffect(() => {
    if (!isHeld) return;
    // Behind the answer, by which the form learns that nothing is left to ask for.
    const timer = window.setTimeout(() => setAsking(true), busy ? PATIENCE_MS : 0);
    return () => window.clearTimeout(timer);
  }, [isHeld, busy]);
  // Asks for nothing where its form is gone, and lets a way go once: the router does not bear twice.
  const letGo = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    letGo.current = blocker.proceed;
  }, [blocker]);
  const answer = (how: 'proceed' | 'reset'): void => {
    letGo.current = undefined;
    blocker[how]?.();
  };
  useEffect(() => {
    if (isHeld && !dirty) answer('proceed');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each way that is held
  }, [isHeld, dirty]);
  // As a layout effect: with the other effects the router forgets the way.
  useLayoutEffect(() => () => letGo.current?.(), []);
  if (!isHeld || !isAsking || !dirty) return null;
  return (
    <DiscardQuestion onStay={() => answer('reset')} onDiscard={() => answer('proceed')}>
      Wenn Sie die Seite jetzt verlassen, gehen diese Eingaben verloren.
    </DiscardQuestion>
  );
}
