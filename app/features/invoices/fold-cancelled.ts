import type { InvoiceState } from '#shared/billing/invoice-state.ts';

type Listed = { id: string; number: string | null; state: InvoiceState };
export type Folded<Row extends Listed> = Row & {
  /** The invoice that took it back. */
  cancelledBy: Pick<Listed, 'id' | 'number'> | null;
};

/**
 * An invoice and the one that cancels it are one row where both are listed. `cancels` leads from
 * the second to the first.
 */
export function foldCancelled<Row extends Listed>(
  rows: readonly Row[],
  cancels: ReadonlyMap<string, string | null>,
): Folded<Row>[] {
  const listed = new Set(rows.map(({ id }) => id));
  const isFolded = ({ id }: Row): boolean => listed.has(cancels.get(id) ?? '');
  const cancellations = rows.filter(isFolded);
  return rows
    .filter((row) => !isFolded(row))
    .map((row) => ({
      ...row,
      cancelledBy: cancellations.find(({ id }) => cancels.get(id) === row.id) ?? null,
    }));
}
