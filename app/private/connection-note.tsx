import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';

const subscribe = (listen: () => void) => onlineManager.subscribe(listen);
const isOnlineNow = () => onlineManager.isOnline();

/** Bars that stay at the lower edge stand above it. */
const makeRoom = (note: HTMLElement | null): void =>
  document.documentElement.style.setProperty('--connection-note', `${note?.offsetHeight ?? 0}px`);

/**
 * Says that the connection is gone, and keeps the tab from closing over changes
 * that still wait for it.
 */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  const isWriting = useIsMutating() > 0;
  useLeaveQuestion(isWriting);
  return (
    <div role="status" className="pointer-events-none sticky bottom-(--area-bar) z-30">
      {!isOnline && (
        <p
          key={String(isWriting)}
          ref={makeRoom}
          className="bg-ink px-5 py-3 text-small font-medium text-canvas sm:px-8"
        >
          {isWriting
            ? 'Keine Verbindung. Ihre Änderung wird gesendet, sobald Sie wieder online sind. ' +
              'Bitte lassen Sie diese Seite so lange offen.'
            : 'Keine Verbindung. Sie sehen den letzten Stand.'}
        </p>
      )}
    </div>
  );
}
