import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';

export function SlotsLoading() {
  return (
    <div role="status" data-loading="" className="grid gap-3 scriptless:hidden">
      <span className="text-small text-muted">Freie Termine werden geladen ...</span>
      {/* The next free time, then the days: as high as they will be. */}
      <Skeleton className="h-12 sm:max-w-60" />
      <div className="mt-8 grid grid-cols-5 gap-2 @2xl:w-1/2 @2xl:pr-5">
        {Array.from({ length: 10 }, (_, index) => (
          <span key={index} className="h-20 border-t-[3px] border-line" />
        ))}
      </div>
    </div>
  );
}

/**
 * Without `onReload` it is the code that did not come: browsers do not ask for
 * that again before the page is loaded anew.
 */
export function SlotsFailed({ onReload }: { onReload?: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 border border-danger bg-danger-wash p-4 text-small"
    >
      <p>
        Die freien Termine lassen sich gerade nicht laden. Bitte{' '}
        {onReload ? 'versuchen Sie es erneut' : 'laden Sie die Seite neu'} oder rufen Sie uns an.
      </p>
      {onReload && (
        <Button variant="secondary" size="small" onClick={onReload}>
          Erneut laden
        </Button>
      )}
    </div>
  );
}
