import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

type Stored = { updated_at: string };
type Fields = Readonly<Record<string, unknown>>;

/** Whatever the order of the keys, which the database does not keep. */
export const isSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);

/**
 * What is typed over a stored row. As long as nothing is typed, changes of
 * others come in; after that the form keeps its own words and knows when
 * somebody else has saved one of its fields. `seen` is the version the typed
 * values are meant to replace.
 */
export function useEdited<Row extends Stored, Values extends Fields>(
  row: Row,
  toValues: (row: Row) => Values,
) {
  // `from`: what was stored when the typing began; without it what is typed
  // goes on from what was just saved here.
  const [edited, setEdited] = useState<{
    values: Values;
    from?: { values: Values; seen: string };
  }>();
  const stored = toValues(row);
  const isDirty = edited !== undefined && !isSame(edited.values, stored);
  // Columns that this form does not show may change without a conflict; and what stands there as
  // it is typed was stored from here, though its answer was lost.
  const overtaken =
    isDirty && edited.from && !isSame(edited.from.values, stored) ? edited.from : undefined;
  const from = overtaken ?? { values: stored, seen: row.updated_at };
  return {
    values: edited?.values ?? stored,
    stored,
    seen: from.seen,
    /** The values of that version. */
    base: from.values,
    isDirty,
    isConflict: overtaken !== undefined,
    set: (change: Partial<Values>) =>
      setEdited((before) => ({ values: { ...(before?.values ?? stored), ...change }, from })),
    discard: () => setEdited(undefined),
    /** After `sent` was stored: what was typed since stays. */
    settle: (sent: Values) =>
      setEdited((before) =>
        before && !isSame(before.values, sent) ? { values: before.values } : undefined,
      ),
  };
}

/**
 * Where the stored version differs from what is typed, for ConflictNotice:
 * label and stored value.
 */
export const listDifferences = <Values extends Fields>(
  typed: Values,
  stored: Values,
  labels: Readonly<Record<keyof Values, string>>,
  show: (value: Values[keyof Values], key: keyof Values) => string = String,
): [label: string, stored: string][] =>
  Object.keys(labels)
    .filter((key) => !isSame(typed[key], stored[key]))
    .map((key) => [labels[key]!, show(stored[key] as Values[keyof Values], key)]);
