import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useDataRouter } from './data-router.ts';

/** Shows 'Lädt...' while a page is on its way; quick navigations are over before it becomes visible. */
export function PendingNavigation() {
  const isPending = useIsPending();
  if (!isPending) return null;
  return (
    <div className="pending-navigation pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+1rem)] z-60 flex justify-center">
      <Spinner className="rounded-control border border-line-strong bg-surface px-4 py-2.5 font-semibold" />
    </div>
  );
}

/** Until the new page is shown, the router is ahead of the page by one location. */
function useIsPending(): boolean {
  const router = useDataRouter();
  const shown = useLocation().key;
  const subscribe = useCallback((onChange: () => void) => router?.subscribe(onChange) ?? (() => undefined), [router]);
  const isOnItsWay = (): boolean =>
    router !== undefined && (router.state.navigation.state === 'loading' || router.state.location.key !== shown);
  return useSyncExternalStore(subscribe, isOnItsWay, () => false);
}
