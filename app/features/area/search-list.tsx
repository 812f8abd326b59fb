import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { matchWords } from '#app/lib/match-words.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';

const STEP = 50;

type SearchListProps<Row> = {
  rows: readonly Row[];
  /** Texts of a row the search looks through. */
  textsOf: (row: Row) => readonly string[];
  placeholder: string;
  /** Plural, for the count: "3 von 40 Nachrichten". */
  noun: string;
  /** Says what arrives here once there is something. */
  whenEmpty: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list with search that shows 50 rows more at a time. */
export function SearchList<Row>({ rows, textsOf, placeholder, noun, whenEmpty, children }: SearchListProps<Row>) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const deferred = useDeferredValue(search);
  const found = useMemo(() => rows.filter((row) => matchWords(deferred, textsOf(row))), [rows, deferred, textsOf]);
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
            onChange={(event) => {
              setSearch(event.target.value);
              setShown(STEP);
            }}
          />
        )}
      </Field>
      <p aria-live="polite" className="mb-3 text-small text-muted">
        {found.length} von {rows.length} {noun}
      </p>
      {found.length === 0 ? <EmptyState title="Nichts gefunden">Ändern Sie die Suche.</EmptyState> : children(found.slice(0, shown))}
      {found.length > shown && (
        <Button className="mt-5" size="small" variant="secondary" onClick={() => setShown(shown + STEP)}>
          Weitere anzeigen
        </Button>
      )}
    </>
  );
}
