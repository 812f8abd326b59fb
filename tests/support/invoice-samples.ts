import { companyFromEnv } from '#content/company.ts';
import type { Party } from '#shared/billing/billing.ts';
import { InvoiceContentSchema, type InvoiceContent } from '#shared/billing/invoice.ts';
import { OWN_FACTS } from './own-facts.ts';

// Invoices the tests share.

export const COMPANY = companyFromEnv(OWN_FACTS);

const base: Party = {
  kind: 'business',
  name: 'Jürgen Groß',
  company: 'Groß & Söhne <GmbH>',
  street: 'Hauptstraße 1',
  postalCode: '41061',
  city: 'Mönchengladbach',
  country: 'DE',
  email: 'rechnung@gross.example',
  vatId: 'DE123456789',
};
/** One customer for each way the tax falls. */
export const CUSTOMERS = {
  reverseCharge: base,
  consumer: { ...base, kind: 'consumer', company: '', vatId: '' },
  dutchBusiness: {
    ...base,
    country: 'NL',
    vatId: 'NL123456782B01',
    postalCode: '6041 AB',
    city: 'Roermond',
  },
  swiss: { ...base, country: 'CH', vatId: 'CHE123456789', postalCode: '8001', city: 'Zürich' },
} satisfies Record<string, Party>;

export const buildContent = (changes: Partial<InvoiceContent> = {}): InvoiceContent =>
  InvoiceContentSchema.parse({
    title: 'Website mit Buchungssystem',
    introduction: 'Für die vereinbarten Leistungen berechnen wir:',
    customer: CUSTOMERS.consumer,
    positions: [
      {
        id: 'a',
        title: 'Smart Business',
        description: 'Konzept, Gestaltung\nund Umsetzung',
        quantity: 1,
        unit: 'pauschal',
        unitPriceCents: 129_000,
        discountPercent: 0,
        optional: false,
      },
      {
        id: 'b',
        title: 'Texte',
        description: '',
        quantity: 2.5,
        unit: 'Stunde',
        unitPriceCents: 9_999,
        discountPercent: 10,
        optional: false,
      },
    ],
    discountPercent: 5,
    servicePeriod: { from: '2026-10-01', to: '2026-11-20' },
    paymentDays: 14,
    closing: 'Vielen Dank für Ihren Auftrag.',
    ...changes,
  });
