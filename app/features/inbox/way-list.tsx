import { useState } from 'react';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { useSettled, type ListedWay, type Settled } from './settled.ts';
import { ofKind, useWaiting, type Waiting } from './waiting.ts';
import { tileOf } from './waiting-list.tsx';

type WayListProps = {
  kind: ListedWay;
  /** Its page; a record lies below it. */
  root: string;
  /** Plural, of what came in. */
  noun: string;
  /** Says what arrives here. */
  whenEmpty: string;
};

type Row = Waiting | Settled;

const textsOf = ({ title, text, words = '' }: Row): string[] => [title, text, words];
const waitOf = (row: Row): Waiting | undefined => ('due' in row ? row : undefined);

/** What came in one way: what awaits an answer first, then what is settled. */
export function WayList({ kind, root, noun, whenEmpty }: WayListProps) {
  const waiting = ofKind(useWaiting().data ?? [], kind);
  const ids = new Set(waiting.map(({ id }) => id));
  const [pages, setPages] = useState(1);
  return (
    <QueryState query={useSettled(kind, pages)}>
      {(settled) => (
        <SearchList<Row>
          rows={[...waiting, ...settled.rows.filter(({ id }) => !ids.has(id))]}
          readOlder={settled.hasOlder ? () => setPages(pages + 1) : undefined}
          textsOf={textsOf}
          noun={noun}
          placeholder="Suchen"
          whenEmpty={whenEmpty}
        >
          {(found) => (
            <div className="inbox-rail overflow-y-auto lg:border-b lg:border-line lg:[&>section:last-child_ul]:rounded-b-none lg:[&>section:last-child_ul]:border-b-0">
              <WaitingGroups rows={found} waitOf={waitOf}>
                {(part) => (
                  <RecordRail
                    rows={part.map((row) => {
                      const wait = waitOf(row);
                      return {
                        id: row.id,
                        to: `${root}/${encodeURIComponent(row.id)}`,
                        title: row.title,
                        ...tileOf(kind, row.title),
                        text: row.text,
                        mark: wait ? (
                          <WaitingTime wait={wait} />
                        ) : (
                          <span className="text-fine text-muted">{formatBriefDay(row.at)}</span>
                        ),
                      };
                    })}
                  />
                )}
              </WaitingGroups>
            </div>
          )}
        </SearchList>
      )}
    </QueryState>
  );
}
