import { Link } from 'react-router';
import { Panel } from '#app/private/panel.tsx';
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
    <Panel
      id="warten"
      title={
        <>
          {rows.length === 0
            ? 'Alles beantwortet'
            : `${rows.length} ${rows.length === 1 ? 'wartet' : 'warten'} auf Antwort`}
          {late > 0 && (
            <>
              , <span className="text-danger">davon {late} überfällig</span>
            </>
          )}
        </>
      }
    >
      {rows.length > 0 && (
        <>
          <RecordRail rows={rows.slice(0, SHOWN).map(railRow)} />
          <Link
            to="/admin/eingang"
            className="panel-row flex min-h-11 items-center border-t border-line text-small"
          >
            {rows.length === 1 ? 'Posteingang öffnen' : `Alle ${rows.length} öffnen`}
          </Link>
        </>
      )}
    </Panel>
  );
}
