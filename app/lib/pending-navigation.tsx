import { useNavigation } from 'react-router';
import { Spinner } from '#app/ui/feedback/spinner.tsx';

/**
 * Shows 'Lädt...' while a page of the application is on its way; quick ones are
 * over before it becomes visible.
 */
export function PendingNavigation() {
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className="pending-navigation pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+1rem)] z-60 flex justify-center">
      <Spinner className="rounded-control border border-line-strong bg-surface px-4 py-2.5 font-semibold" />
    </div>
  );
}
