import { CountMark } from '#app/private/count-mark.tsx';
import { isLate, ofKind, useWaiting, type WayIn } from './waiting.ts';

/**
 * Beside a link of the navigation: what awaits an answer of the agency, of all
 * or of one way in; red when something of it is late.
 */
export function InboxCount({ kind }: { kind?: WayIn }) {
  const { data = [] } = useWaiting();
  const rows = ofKind(data, kind);
  return (
    <CountMark
      count={rows.length}
      meaning="warten auf Antwort"
      isUrgent={rows.some((row) => isLate(row))}
    />
  );
}
