import { cx } from '#app/ui/cx.ts';
import { Button } from '#app/ui/button.tsx';
import type { SaveState } from '../use-self-saving.ts';

const LABELS: Readonly<Record<SaveState, string>> = {
  saved: 'Entwurf gespeichert',
  dirty: 'Nicht gespeicherte Änderungen',
  saving: 'Wird gespeichert...',
  failed: 'Nicht gespeichert. Ihre Eingaben sind noch da.',
  conflict: 'Nicht gespeichert: Jemand anderes hat diesen Entwurf geändert.',
};
const GONE = 'Nicht gespeichert: Dieser Entwurf ist gelöscht oder abgeschlossen.';

/** How far the saving of a draft is, and the way to try again. */
export function SaveNote({
  state,
  problem,
  isGone,
  onRetry,
}: {
  state: SaveState;
  problem: string;
  /** In a conflict: there is no draft any more. */
  isGone: boolean;
  onRetry: () => void;
}) {
  const isBad = state === 'failed' || state === 'conflict';
  return (
    <>
      <p
        role="status"
        className={cx('text-small', isBad ? 'font-semibold text-danger' : 'text-muted')}
      >
        {isGone && state === 'conflict' ? GONE : LABELS[state]} {state === 'failed' && problem}
      </p>
      {state === 'failed' && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          Erneut speichern
        </Button>
      )}
    </>
  );
}
