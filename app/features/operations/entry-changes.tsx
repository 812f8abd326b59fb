import type { ReactNode } from 'react';
import { listChanges, type AuditEntry } from './describe-entry.ts';

/** Values longer than this, and changes of more columns, are folded away. */
const LONG = 160;

const MANY = 4;

export function Changes({
  entry,
  names,
}: {
  entry: AuditEntry;
  names: ReadonlyMap<string, string>;
}) {
  const changes = listChanges(entry, names);
  const list = (
    <ul className="max-w-[48ch] sm:min-w-[12rem]">
      {changes.map(({ column, text }) => (
        <li key={column} className="break-words">
          {text.length > LONG ? (
            <Folded title={column}>{text}</Folded>
          ) : (
            <>
              <span className="text-muted">{column}:</span> {text}
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return changes.length > MANY ? <Folded title={`${changes.length} Angaben`}>{list}</Folded> : list;
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="-my-2.5">
    <summary className="min-h-11 content-center text-muted underline decoration-line-strong underline-offset-4">
      {title}
    </summary>
    <div className="pb-2.5">{children}</div>
  </details>
);
