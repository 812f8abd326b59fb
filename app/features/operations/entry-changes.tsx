import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { listChanges, type AuditEntry } from './describe-entry.ts';

/** Values longer than this, and changes of more columns, are folded away. */
const LONG = 160;

const MANY = 4;

/** Never one fold within another: what is long stands beside the rest. */
export function Changes({
  entry,
  names,
}: {
  entry: AuditEntry;
  names: ReadonlyMap<string, string>;
}) {
  const changes = listChanges(entry, names);
  const short = changes.filter(({ text }) => text.length <= LONG);
  const list = (
    <ul className="max-w-[48ch] sm:min-w-[12rem]">
      {short.map(({ column, text }) => (
        <li key={column} className="break-words">
          <span className="text-muted">{column}:</span> {text}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {short.length > MANY ? <Folded title={`${short.length} Angaben`}>{list}</Folded> : list}
      {changes
        .filter(({ text }) => text.length > LONG)
        .map(({ column, text }) => (
          <Folded key={column} title={column}>
            <p className="max-w-[68ch] break-words whitespace-pre-line">{text}</p>
          </Folded>
        ))}
    </>
  );
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group -my-2.5 [details+&]:mt-2.5">
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-muted underline decoration-line-strong underline-offset-4">
      {title}
      <Icon name="chevron" size={16} className="group-open:rotate-180" />
    </summary>
    <div className="pb-2.5">{children}</div>
  </details>
);
