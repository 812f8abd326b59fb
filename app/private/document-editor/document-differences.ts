import type { Party, PaymentPlan, Position } from '#shared/billing/billing.ts';
import { COUNTRY_NAMES } from '#shared/billing/countries.ts';
import { describePeriod } from '#shared/billing/invoice.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { planLabel } from '#shared/billing/payment-plan.ts';
import { findPackage } from '#shared/agency/business.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { listDifferences } from '../use-edited.ts';

type Shown = {
  package: string | undefined;
  customer: Party;
  positions: readonly Position[];
  paymentPlan: PaymentPlan;
  servicePeriod: { from: string; to: string } | null;
};

const SHOW: { [Key in keyof Shown]: (value: Shown[Key]) => string } = {
  package: (id) => findPackage(id)?.name ?? 'Ohne Paket',
  customer: ({ name, company, street, postalCode, city, country, email, vatId }) =>
    [name, company, street, `${postalCode} ${city}`.trim(), COUNTRY_NAMES[country], email, vatId]
      .filter(Boolean)
      .join(', '),
  positions: (positions) =>
    positions
      .map((position) => `${position.title}: ${formatCents(positionCents(position))} netto`)
      .join('\n'),
  paymentPlan: planLabel,
  servicePeriod: describePeriod,
};

/** What differs between a typed and a stored offer or invoice, part by part, for ConflictNotice. */
export const listDocumentDifferences = <Content extends Readonly<Record<string, unknown>>>(
  typed: Content,
  stored: Content,
  labels: Partial<Record<keyof Content, string>>,
): [label: string, stored: string][] =>
  listDifferences(typed, stored, labels as Record<keyof Content, string>, (value, key) =>
    key in SHOW ? SHOW[key as keyof Shown](value as never) : String(value),
  );
