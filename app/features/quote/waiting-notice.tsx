import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { takeBack, useWaiting } from './waiting-quotes.ts';

/** Says that an enquiry is on this device and not yet with us, and lets it be taken back. */
export function WaitingNotice() {
  const waiting = useWaiting();
  const [first] = waiting;
  return (
    <div role="status" className="empty:hidden">
      {first && (
        <div className="mb-2.5 flex items-center justify-between gap-4 border border-line-strong bg-surface px-3.5 py-1.5 text-small">
          <p className="flex min-w-0 items-center gap-2.5">
            <Icon name="clock" size={20} className="shrink-0 max-sm:hidden" />
            <span>
              {waiting.length === 1
                ? 'Ihre Anfrage ist gespeichert und wird gesendet'
                : `${waiting.length} Anfragen sind gespeichert und werden gesendet`}
              , sobald Sie wieder online sind.
            </span>
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-mr-3.5 shrink-0"
            onClick={() => takeBack(first.body.requestId)}
          >
            Nicht senden
          </Button>
        </div>
      )}
    </div>
  );
}
