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
type Figure = readonly [label: string, value: string];

/**
 * What stands above the list; what is nothing is left out. The labels of those that are seldom
 * nothing stand before the figures are read, so that the list below does not jump.
 */
export function figuresOf(sums: InvoiceSums | undefined, now = new Date()): readonly Figure[] {
  const ofYear = `Berechnet ${agencyDay(now).slice(0, 4)}, netto`;
  if (!sums)
    return [
      ['Offen, brutto', '–'],
      [ofYear, '–'],
    ];
  const { overdue, drafts } = sums;
  const amounts: readonly (readonly [label: string, cents: number])[] = [
    ['Offen, brutto', sums.open_cents],
    [`Überfällig (${overdue})`, sums.overdue_cents],
    ['Guthaben von Kunden', sums.credit_cents],
    [ofYear, sums.year_net_cents],
  ];
  return [
    ...amounts
      .filter(([, cents]) => cents !== 0)
      .map(([label, cents]): Figure => [label, formatCents(cents)]),
    ...(drafts > 0 ? [['Entwürfe', String(drafts)] as const] : []),
  ];
}
