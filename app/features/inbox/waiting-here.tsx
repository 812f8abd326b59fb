import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { WaitingGroups } from '#app/private/waiting-groups.tsx';
import { railRow } from './waiting-list.tsx';
import { ofKind, useWaiting, type WayIn } from './waiting.ts';

type WaitingHereProps = {
  kind: WayIn;
  /** Stands beside the list. */
  shown?: string | undefined;
  /** Where one of them is answered, when not in the list of all that is open. */
  addressOf?: (id: string) => string;
  /** Says what arrives here. */
  whenEmpty: string;
};

/** What the count of a page counts, where the page itself lists something else. */
export function WaitingHere({ kind, shown, addressOf, whenEmpty }: WaitingHereProps) {
  return (
    <QueryState query={useWaiting()}>
      {(all) => {
        const rows = ofKind(all, kind);
        return rows.length === 0 ? (
          <EmptyState title="Alles beantwortet">{whenEmpty}</EmptyState>
        ) : (
          <WaitingGroups rows={rows} waitOf={(row) => row}>
            {(part) => (
              <RecordRail
                rows={part.map((row) => ({
                  ...railRow(row),
                  note: undefined,
                  isShown: row.id === shown,
                  ...(addressOf && { to: addressOf(row.id) }),
                }))}
              />
            )}
          </WaitingGroups>
        );
      }}
    </QueryState>
  );
}
