import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { QueryState } from './query-state.tsx';

export type PartRow = {
  id: string;
  title: string;
  /** Number and dates. */
  note: ReactNode;
  value?: ReactNode;
  mark?: ReactNode;
} & ({ to: string } | { onOpen: () => void });

type RecordPartProps<Row> = {
  /** Also the address of the part within the page. */
  id: string;
  title: string;
  query: UseQueryResult<readonly Row[]>;
  rowOf: (row: Row) => PartRow;
  /** A sentence, which stands with the others of its column behind what there is. */
  whenEmpty: string;
};

/** Rows that are shown before all are asked for. */
const FEW = 6;

/** Parts below each other; the sentences of those that are empty share a line at their end. */
export const RecordParts = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap content-start gap-x-2 gap-y-8">{children}</div>
);

/**
 * The records of one subject that belong to the record of the page: a line
 * each, in a column of any width.
 */
export function RecordPart<Row>({ id, title, query, rowOf, whenEmpty }: RecordPartProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  if (query.data?.length === 0) return <p className="order-1 text-small text-muted">{whenEmpty}</p>;
  return (
    <section aria-labelledby={id} className="w-full">
      <h2 id={id} className="mb-2 text-title">
        {title}
      </h2>
      <QueryState query={query}>
        {(rows) => (
          <>
            <ul className="border-t border-line-strong">
              {(isWhole ? rows : rows.slice(0, FEW)).map(rowOf).map((row) => (
                <li key={row.id} className="border-b border-line">
                  <Line {...row} />
                </li>
              ))}
            </ul>
            {!isWhole && rows.length > FEW && (
              <Button
                size="small"
                variant="quiet"
                className="-ml-4"
                onClick={() => setIsWhole(true)}
              >
                Alle {rows.length} zeigen
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

const LINE =
  'group grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5 ' +
  'text-left text-small hover:bg-sunken';

function Line(row: PartRow) {
  const content = (
    <>
      <span className="line-clamp-2 min-w-0 font-semibold break-words underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
        {row.title}
      </span>
      <span className="tabular justify-self-end font-semibold">{row.value}</span>
      <span className="min-w-0 text-muted">{row.note}</span>
      <span className="justify-self-end">{row.mark}</span>
    </>
  );
  return 'to' in row ? (
    <Link to={row.to} className={LINE}>
      {content}
    </Link>
  ) : (
    <button type="button" className={LINE} onClick={row.onOpen}>
      {content}
    </button>
  );
}
