import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => onlineManager.subscribe(listen);
const isOnlineNow = () => onlineManager.isOnline();

/**
 * Says that the connection is gone, and keeps the tab from closing over changes
 * that still wait for it.
 */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  const isWriting = useIsMutating() > 0;
  useEffect(() => {
    if (!isWriting) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWriting]);
  return (
    <div role="status" className="pointer-events-none sticky bottom-(--area-bar) z-30">
      {!isOnline && (
        <p className="bg-ink px-5 py-3 text-small font-medium text-canvas sm:px-8">
          {isWriting
            ? 'Keine Verbindung. Ihre Änderung wird gesendet, sobald Sie wieder online sind. ' +
              'Bitte lassen Sie diese Seite so lange offen.'
            : 'Keine Verbindung. Sie sehen den letzten Stand.'}
        </p>
      )}
    </div>
  );
}
