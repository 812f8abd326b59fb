type Row = {
  open_cents: number;
  due_on: string | null;
  snapshot: { issuedOn: string };
};
export type YearOfInvoices<Invoice> = { year: string; invoices: Invoice[] };

/** So many settled invoices are seen at a glance; more of them are folded by years. */
const MOST_UNFOLDED = 10;

/**
 * What is to be paid, due first before the rest, and what is settled: in years once it is long,
 * the latest first, else all in one without a name.
 */
export function groupInvoices<Invoice extends Row>(
  invoices: readonly Invoice[],
): { due: Invoice[]; settled: YearOfInvoices<Invoice>[] } {
  const due = invoices
    .filter((invoice) => invoice.open_cents > 0)
    .toSorted((one, other) => (one.due_on ?? '').localeCompare(other.due_on ?? ''));
  const settled = invoices.filter((invoice) => invoice.open_cents <= 0);
  if (settled.length <= MOST_UNFOLDED)
    return { due, settled: settled.length > 0 ? [{ year: '', invoices: settled }] : [] };
  const years = [...new Set(settled.map(yearOf))].toSorted((one, other) =>
    other.localeCompare(one),
  );
  return {
    due,
    settled: years.map((year) => ({
      year,
      invoices: settled.filter((invoice) => yearOf(invoice) === year),
    })),
  };
}

const yearOf = ({ snapshot }: Row): string => snapshot.issuedOn.slice(0, 4);
