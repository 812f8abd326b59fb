import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';

type ConflictNoticeProps = {
  /**
   * Label and stored value of each field that differs from what is typed; null
   * when the row is gone.
   */
  differences: readonly (readonly [label: string, stored: ReactNode])[] | null;
  /** What is typed can be stored where the row is gone. */
  canBeAnew?: boolean;
  busy?: boolean;
  /** It came while somebody was typing, not as the answer to saving: it must not take the focus. */
  unasked?: boolean;
  /** Where it is not what is typed that goes over the newer version. */
  keepLabel?: string | undefined;
  /** Writes what is typed over the newer version. */
  onKeep: () => void;
  /** Gives up what is typed. */
  onTake: () => void;
};

/**
 * Somebody else has saved since this form was read. Shows what they wrote and
 * asks whose version goes on; until then nothing is lost.
 */
export function ConflictNotice({
  differences,
  canBeAnew = false,
  busy = false,
  unasked = false,
  keepLabel,
  onKeep,
  onTake,
}: ConflictNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const what = differences
    ? 'Jemand anderes hat inzwischen gespeichert.'
    : 'Jemand anderes hat diesen Eintrag inzwischen gelöscht oder abgeschlossen.';
  const canKeep = differences !== null || canBeAnew;
  useEffect(() => {
    // A long form may have its head, where this stands, far out of sight.
    if (unasked) void showFailure('Gleichzeitige Änderung', what);
    else notice.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it appears
  }, []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-label="Gleichzeitige Änderung"
      data-tone="danger"
      className="notice scroll-mt-4 p-5 text-small"
    >
      <p className="font-semibold">{what}</p>
      <p className="mt-1">
        {canKeep
          ? 'Ihre Eingaben stehen noch im Formular.'
          : 'Ihre Eingaben stehen noch im Formular, lassen sich aber nicht mehr speichern. ' +
            'Kopieren Sie, was Sie noch brauchen.'}
        {differences && differences.length > 0 && ' Gespeichert ist jetzt:'}
      </p>
      {differences && differences.length > 0 && (
        <dl className="mt-3 grid gap-2">
          {differences.map(([label, stored]) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
              <dt className="font-medium">{label}</dt>
              <dd
                className={cx(
                  'wrap-anywhere',
                  // Of plain words a few lines are enough to know them.
                  typeof stored === 'string' && 'line-clamp-6 whitespace-pre-line',
                )}
              >
                {stored || '(leer)'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {canKeep && (
          <Button
            size="small"
            variant={keepLabel ? 'danger' : 'primary'}
            busy={busy}
            onClick={onKeep}
          >
            {keepLabel ?? 'Meine Eingaben speichern'}
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={busy} onClick={onTake}>
          {differences ? 'Gespeicherte Fassung übernehmen' : 'Eingaben verwerfen'}
        </Button>
      </div>
    </section>
  );
}
