import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openService } from './accounts.ts';

export const buildInvoiceContent = (email: string, changes: Record<string, unknown> = {}) => ({
  title: 'Website mit Buchungssystem',
  introduction: 'Für die vereinbarten Leistungen berechnen wir:',
  customer: {
    kind: 'business',
    name: 'Jana Peters',
    company: 'Blumen Peters GmbH',
    street: 'Markt 4',
    postalCode: '41061',
    city: 'Mönchengladbach',
    country: 'DE',
    email,
    vatId: 'DE123456789',
  },
  positions: [
    {
      id: 'a',
      title: 'Smart Business',
      description: 'Konzept, Gestaltung und Umsetzung',
      quantity: 1,
      unit: 'pauschal',
      unitPriceCents: 129_000,
      discountPercent: 0,
      optional: false,
    },
  ],
  discountPercent: 0,
  servicePeriod: { from: '2026-10-01', to: '2026-11-20' },
  paymentDays: 14,
  closing: '',
  part: 'full',
  offerNumber: '',
  deductions: [],
  ...changes,
});

/** An issued invoice, made as the agency makes it. */
export async function issueInvoice(
  agency: SupabaseClient,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const id = randomUUID();
  const call = async (
    body: Record<string, unknown>,
  ): Promise<{ number?: string; updatedAt?: string }> => {
    const { data, error } = await agency.functions.invoke<{
      success: true;
      number?: string;
      updatedAt?: string;
    }>('invoices', {
      body: { ...body, id },
    });
    if (error) throw error;
    return data!;
  };
  const created = await call({ action: 'create' });
  const saved = await call({
    action: 'save',
    updatedAt: created.updatedAt,
    content: buildInvoiceContent(email, changes),
  });
  const { number } = await call({ action: 'issue', updatedAt: saved.updatedAt });
  return { id, number: number! };
}

/** An accepted offer as it stands in the database, without the way there. */
export async function addAcceptedOffer(
  email: string,
  paymentPlan: object,
): Promise<{ id: string; number: string }> {
  const service = await openService();
  const {
    servicePeriod: _,
    paymentDays: __,
    part: ___,
    offerNumber: ____,
    deductions: _____,
    ...content
  } = buildInvoiceContent(email);
  const id = randomUUID();
  const number = `AN-${id.slice(0, 8)}`;
  const { error } = await service.from('offers').insert({
    id,
    number,
    customer_email: email,
    status: 'accepted',
    content: { ...content, validDays: 30, paymentPlan },
    snapshot: {},
    snapshot_hash: 'x',
    gross_cents: 129_000,
    valid_until: '2026-12-31',
    sent_at: new Date().toISOString(),
    decided_at: new Date().toISOString(),
    accepted_options: [],
    accepted_net_cents: 129_000,
    accepted_tax_cents: 0,
    accepted_gross_cents: 129_000,
  });
  if (error) throw error;
  return { id, number };
}
