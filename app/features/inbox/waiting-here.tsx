import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { addressOf } from './waiting-list.tsx';
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
          <RecordRail
            rows={rows.map((row) => ({
              id: row.id,
              to: addressOf(row),
              title: row.title,
              text: row.text,
              note: formatMoment(row.at),
            }))}
          />
        );
      }}
    </QueryState>
  );
}
