import { Link } from 'react-router';
import { QueryState } from '#app/private/query-state.tsx';
import { isLate, ofKind, useWaiting, WAYS, WAYS_IN_PLURAL, type Waiting } from './waiting.ts';

/**
 * What awaits an answer, of the same list as the count of the navigation: the
 * whole, what of it is late, and where it came in.
 */
export const InboxFigures = () => (
  <QueryState query={useWaiting()}>{(rows) => <InboxSentence rows={rows} />}</QueryState>
);

export function InboxSentence({ rows }: { rows: readonly Waiting[] }) {
  const late = rows.filter((row) => isLate(row)).length;
  return (
    <div className="mb-6 border-y border-line py-2 sm:mb-10">
      <p className="text-lead font-semibold">
        <Link
          to="/admin/eingang"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {rows.length === 0
            ? 'Alles beantwortet'
            : `${rows.length} ${rows.length === 1 ? 'wartet' : 'warten'} auf Antwort`}
        </Link>
        {late > 0 && <span className="text-danger">, davon {late} überfällig</span>}
      </p>
      {rows.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 text-small text-muted">
          {WAYS.map((kind) => (
            <li key={kind}>
              <Link
                to={`/admin/eingang?art=${kind}`}
                className="inline-flex min-h-11 items-center gap-x-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {WAYS_IN_PLURAL[kind]}
                <span className="tabular font-semibold text-ink">{ofKind(rows, kind).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
