import { Link } from 'react-router';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { isLate } from '#app/private/waits.ts';
import { railRow } from './waiting-list.tsx';
import { useWaiting, type Waiting } from './waiting.ts';

const SHOWN = 5;

/** What waits longest for an answer, of the same list as the count of the navigation. */
export const LongestWaiting = () => (
  <QueryState query={useWaiting()}>{(rows) => <WaitingBlock rows={rows} />}</QueryState>
);

export function WaitingBlock({ rows }: { rows: readonly Waiting[] }) {
  const late = rows.filter((row) => isLate(row)).length;
  return (
    <section aria-labelledby="warten" className="min-w-0">
      <h2 id="warten" className="mb-4 text-title">
        {rows.length === 0
          ? 'Alles beantwortet'
          : `${rows.length} ${rows.length === 1 ? 'wartet' : 'warten'} auf Antwort`}
        {late > 0 && (
          <>
            , <span className="text-danger">davon {late} überfällig</span>
          </>
        )}
      </h2>
      {rows.length > 0 && (
        <>
          <RecordRail rows={rows.slice(0, SHOWN).map(railRow)} />
          <Link
            to="/admin/eingang"
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
          >
            {rows.length === 1 ? 'Posteingang öffnen' : `Alle ${rows.length} öffnen`}
          </Link>
        </>
      )}
    </section>
  );
}
