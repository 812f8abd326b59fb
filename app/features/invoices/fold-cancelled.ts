type Listed = {
  id: string;
  number: string | null;
  /** The invoice that it takes back. */
  cancels: string | null;
};
export type Folded<Row extends Listed> = Row & {
  /** The invoice that took it back. */
  cancelledBy: Row | null;
};

/** An invoice and the one that cancels it are one row where both are listed. */
export function foldCancelled<Row extends Listed>(rows: readonly Row[]): Folded<Row>[] {
  const listed = new Set(rows.map(({ id }) => id));
  const isFolded = ({ cancels }: Row): boolean => cancels !== null && listed.has(cancels);
  const cancellations = rows.filter(isFolded);
  return rows
    .filter((row) => !isFolded(row))
    .map((row) => ({
      ...row,
      cancelledBy: cancellations.find(({ cancels }) => cancels === row.id) ?? null,
    }));
}
