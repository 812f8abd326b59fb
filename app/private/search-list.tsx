import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { matchWords } from '#app/lib/match-words.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Count, ListHead, SearchInput } from './list-head.tsx';
import { MoreRows } from './more-rows.tsx';

const SEARCH_OLDER = 'Auch ältere durchsuchen';

type SearchListProps<Row> = {
  rows: readonly Row[];
  /** Texts of a row the search looks through. */
  textsOf: (row: Row) => readonly string[];
  placeholder: string;
  /** Plural, for the count: "3 von 40 Nachrichten". */
  noun: string;
  /** Says what arrives here once there is something. */
  whenEmpty: string;
  /** Shown at once, not fifty at a time. */
  isWhole?: boolean;
  /** What narrows the list besides; it has chosen `rows`. */
  filters?: ReactNode;
  /** Only the newest are read: reads older ones. */
  readOlder?: (() => void) | undefined;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list that is searched in the browser, in all of it that is read. */
export function SearchList<Row>({
  rows,
  textsOf,
  placeholder,
  noun,
  whenEmpty,
  isWhole = false,
  filters,
  readOlder,
  children,
}: SearchListProps<Row>) {
  const [search, setSearch] = useState('');
  const deferred = useDeferredValue(search);
  const found = useMemo(
    () => rows.filter((row) => matchWords(deferred, textsOf(row))),
    [rows, deferred, textsOf],
  );
  if (rows.length === 0 && !filters)
    return <EmptyState title={`Keine ${noun}`}>{whenEmpty}</EmptyState>;
  return (
    <>
      <ListHead
        search={
          <SearchInput
            value={search}
            placeholder={placeholder}
            onChange={(event) => setSearch(event.target.value)}
          />
        }
        count={<Count found={found.length} total={rows.length} noun={noun} isCut={!!readOlder} />}
      >
        {filters}
      </ListHead>
      {rows.length === 0 ? (
        <EmptyState title={`Keine ${noun}`}>{whenEmpty}</EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          title="Nichts gefunden"
          action={
            readOlder && (
              <Button size="small" variant="secondary" onClick={readOlder}>
                {SEARCH_OLDER}
              </Button>
            )
          }
        >
          {readOlder ? `Durchsucht sind bisher ${rows.length} ${noun}.` : 'Ändern Sie die Suche.'}
        </EmptyState>
      ) : isWhole ? (
        children(found)
      ) : (
        <MoreRows
          key={deferred}
          rows={found}
          readOlder={readOlder}
          {...(deferred && { label: SEARCH_OLDER })}
        >
          {children}
        </MoreRows>
      )}
    </>
  );
}
