import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { WaitingGroups } from '#app/private/waiting-groups.tsx';
import { railRow } from './waiting-list.tsx';
import { ofKind, useWaiting, type WayIn } from './waiting.ts';

/** What the count of a page counts, where the page itself lists something else. */
export function WaitingHere({ kind }: { kind: WayIn }) {
  return (
    <QueryState query={useWaiting()}>
      {(all) => {
        const rows = ofKind(all, kind);
        return rows.length === 0 ? (
          <p className="text-small text-muted">Alles beantwortet.</p>
        ) : (
          <WaitingGroups rows={rows} waitOf={(row) => row}>
            {(part) => (
              <RecordRail rows={part.map((row) => ({ ...railRow(row), note: undefined }))} />
            )}
          </WaitingGroups>
        );
      }}
    </QueryState>
  );
}
