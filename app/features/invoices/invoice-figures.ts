import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatCents } from '#shared/pricing/money.ts';

/** The sums of the SQL function list_invoices. */
export type InvoiceSums = {
  open_cents: number;
  credit_cents: number;
  overdue_cents: number;
  overdue: number;
  drafts: number;
  year_net_cents: number;
};
export type InvoiceFigure = { label: string; value: string; isLate?: boolean };

/**
 * What stands above the list; what is nothing is left out. The labels of those that are seldom
 * nothing stand before the figures are read, so that the list below does not jump.
 */
export function figuresOf(
  sums: InvoiceSums | undefined,
  now = new Date(),
): readonly InvoiceFigure[] {
  const ofYear = `Berechnet ${agencyDay(now).slice(0, 4)}, netto`;
  if (!sums)
    return [
      { label: 'Offen, brutto', value: '–' },
      { label: ofYear, value: '–' },
    ];
  const { overdue, drafts } = sums;
  const amounts: readonly (readonly [label: string, cents: number, isLate?: boolean])[] = [
    ['Offen, brutto', sums.open_cents],
    [`Überfällig (${overdue})`, sums.overdue_cents, true],
    ['Guthaben von Kunden', sums.credit_cents],
    [ofYear, sums.year_net_cents],
  ];
  return [
    ...amounts
      .filter(([, cents]) => cents !== 0)
      .map(([label, cents, isLate]) => ({
        label,
        value: formatCents(cents),
        ...(isLate && { isLate }),
      })),
    ...(drafts > 0 ? [{ label: 'Entwürfe', value: String(drafts) }] : []),
  ];
}
