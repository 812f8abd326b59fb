import { cx } from '#app/ui/cx.ts';
import { diffLines, shortenDiff } from './diff-lines.ts';
import type { Part } from './list-parts.ts';
import { PartView } from './part-view.tsx';

const keyOf = ({ label, text }: Part): string => `${label}\n${text}`;

type ComparisonProps = {
  before: readonly Part[];
  after: readonly Part[];
  /** Of what went nothing is shown. */
  isNewOnly?: boolean;
};

/** What differs, value by value and block by block, as it is read. */
export function Comparison({ before, after, isNewOnly = false }: ComparisonProps) {
  const known = new Map([...before, ...after].map((part) => [keyOf(part), part]));
  const lines = shortenDiff(diffLines(before.map(keyOf), after.map(keyOf))).filter(
    (line) => !isNewOnly || line?.kind !== 'old',
  );
  if (lines.every((line) => line === null)) return <p>Beide Fassungen sind gleich.</p>;
  return (
    <div className="border border-line bg-surface text-small">
      {lines.map((line, index) => {
        const part = line && known.get(line.text);
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
            key={index}
            className={cx(
              'px-4 py-2 break-words',
              line?.kind === 'old' && 'bg-danger-wash line-through decoration-danger/50',
              line?.kind === 'new' && 'bg-success-wash',
            )}
          >
            {line?.kind === 'old' && <span className="sr-only">Früher: </span>}
            {line?.kind === 'new' && <span className="sr-only">Jetzt: </span>}
            {part ? (
              <>
                {part.label && <p className="text-fine text-muted">{part.label}</p>}
                <PartView part={part} />
              </>
            ) : (
              <p className="text-muted">…</p>
            )}
          </div>
        );
      })}
    </div>
  );
}
