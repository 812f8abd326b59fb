import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { matchWords } from '#app/lib/match-words.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { MoreRows } from './more-rows.tsx';

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
  children: (rows: readonly Row[]) => ReactNode;
};

/** 'von 9 Benutzern', 'von 3 Terminen'; plurals that end in -n or -s stay. */
const toDative = (plural: string): string => (/[er]$/.test(plural) ? `${plural}n` : plural);

/** A list that is read as a whole and searched in the browser. */
export function SearchList<Row>({
  rows,
  textsOf,
  placeholder,
  noun,
  whenEmpty,
  isWhole = false,
  children,
}: SearchListProps<Row>) {
  const [search, setSearch] = useState('');
  const deferred = useDeferredValue(search);
  const found = useMemo(
    () => rows.filter((row) => matchWords(deferred, textsOf(row))),
    [rows, deferred, textsOf],
  );
  if (rows.length === 0) return <EmptyState title={`Keine ${noun}`}>{whenEmpty}</EmptyState>;
  return (
    <>
      <Field label="Suche" optionalMark={false} className="mb-5 max-w-[36rem]">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            placeholder={placeholder}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="mb-3 text-small text-muted">
        {found.length} von {rows.length} {toDative(noun)}
      </p>
      {found.length === 0 ? (
        <EmptyState title="Nichts gefunden">Ändern Sie die Suche.</EmptyState>
      ) : isWhole ? (
        children(found)
      ) : (
        <MoreRows key={deferred} rows={found}>
          {children}
        </MoreRows>
      )}
    </>
  );
}
