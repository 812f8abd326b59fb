import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import type { OfferSnapshot } from '#shared/offers/offer.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { pickSeller } from '#shared/agency/seller.ts';

const customer = {
  kind: 'business',
  name: 'Łukasz Şahin',
  company: 'Bäckerei Öztürk & Söhne GmbH',
  street: 'Große Straße 12',
  postalCode: '52062',
  city: 'Aachen',
  country: 'DE',
  email: 'kunde@example.com',
  vatId: 'DE123456789',
} as const;

/** A sent offer to a German business: three positions, one of them optional. */
export const OFFER_SAMPLE: OfferSnapshot = {
  number: 'AN-2026-0007',
  version: 1,
  issuedOn: '2026-11-22',
  validUntil: '2026-12-22',
  seller: pickSeller(SAMPLE_COMPANY),
  content: {
    title: 'Neue Website für Ihre Bäckerei',
    introduction:
      'Guten Tag Łukasz Şahin,\n\nvielen Dank für Ihre Anfrage. Wir bieten Ihnen die ' +
      'folgenden Leistungen an.',
    customer,
    positions: [
      {
        id: 'website',
        title: 'Neue Website',
        description:
          'Fünf Seiten mit Texten und Bildern, Kontaktformular, SSL-Zertifikat.\nUmsetzung ' +
          'innerhalb von 3 Wochen.',
        quantity: 1,
        unit: 'pauschal',
        unitPriceCents: 59_000,
        discountPercent: 0,
        optional: false,
      },
      {
        id: 'texte',
        title: 'Texte schreiben',
        description: '',
        quantity: 2.5,
        unit: 'Stunde',
        unitPriceCents: 8_500,
        discountPercent: 10,
        optional: false,
      },
      {
        id: 'seo',
        title: 'SEO-Grundoptimierung',
        description: 'Seitentitel, Beschreibungen, Sitemap und Anmeldung bei der Suchmaschine.',
        quantity: 1,
        unit: 'pauschal',
        unitPriceCents: 24_900,
        discountPercent: 0,
        optional: true,
      },
    ],
    discountPercent: 5,
    validDays: 30,
    paymentPlan: { kind: 'instalments', count: 3 },
    closing: 'Wir freuen uns auf Ihren Auftrag.',
  },
  tax: taxRuleFor(customer),
  texts: {
    order: 'Mit „Verbindlich beauftragen“ nehmen Sie dieses Angebot an.',
    withdrawal: '',
    earlyStart: '',
  },
};
