import { addDays } from '#shared/agency/agency-day.ts';
import type { Company } from '#shared/agency/company.ts';
import type { Party, PaymentPlan } from '#shared/billing/billing.ts';
import {
  buildInvoiceSnapshot,
  type InvoiceContent,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';
import { buildPartContent } from '#shared/billing/invoice-plan.ts';
import type { OfferSnapshot, Terms } from '#shared/offers/offer.ts';
import { buildOfferDraft } from '#shared/offers/offer-draft.ts';
import { buildOfferSnapshot } from '#shared/offers/offer-snapshot.ts';
import type { SampleId } from '#shared/offers/sample-documents.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { renderInvoice } from './invoice.ts';
import { renderOffer } from './offer.ts';

// An offer and its last invoice as a customer gets them, by the same code and
// at today's prices. Customer, numbers and bank are invented: nobody can pay by
// a sample.

const NUMBERS = { offer: 'MUSTER-1', down: 'MUSTER-2', final: 'MUSTER-3' } as const;
const NOTICE = 'Dies ist ein Muster: Kunde, Nummern und Bankverbindung sind erfunden.';
const MARK = 'Muster';

const CUSTOMER: Party = {
  kind: 'business',
  name: 'Maria Muster',
  company: 'Malerbetrieb Muster GmbH',
  street: 'Musterstraße 1',
  postalCode: '41061',
  city: 'Mönchengladbach',
  country: 'DE',
  email: 'maria@muster.example',
  vatId: 'DE000000000',
};

export type SampleFacts = { company: Company; prices: PriceList; terms: Terms };

/** No bank has this code. */
const inventBank = (company: Company): Company => ({
  ...company,
  bank: {
    holder: company.name,
    iban: 'NL50 XXXX 0000 0000 00',
    bic: 'XXXXNL2A',
    bankName: 'Musterbank',
  },
});

/** With another payment plan it is not the offer of the sample invoice. */
export function buildSampleOffer(
  { company, prices, terms }: SampleFacts,
  paymentPlan: PaymentPlan = { kind: 'split' },
): OfferSnapshot {
  const draft = buildOfferDraft(
    {
      project_type: 'website',
      package: 'smart-business',
      urgency: '1month',
      additional_services: ['seo', 'training'],
      name: CUSTOMER.name,
      company: CUSTOMER.company,
      email: CUSTOMER.email,
      phone: '',
      location: CUSTOMER.city,
    },
    company,
    null,
    prices,
  );
  const content = {
    ...draft,
    title: 'Website mit Chatbot',
    customer: CUSTOMER,
    paymentPlan,
    introduction: `${NOTICE}\n\n${draft.introduction}`,
    positions: draft.positions.map((position) => ({
      ...position,
      optional: position.id === 'training',
    })),
  };
  return {
    number: NUMBERS.offer,
    version: 1,
    ...buildOfferSnapshot(content, inventBank(company), terms.updated, terms),
  };
}

/** The last invoice of that order, which deducts the first, as a draft and as it is issued. */
export function buildSampleInvoice(facts: SampleFacts): {
  content: InvoiceContent;
  snapshot: InvoiceSnapshot;
} {
  const { issuedOn: ordered, content: offer } = buildSampleOffer(facts);
  const order = {
    number: NUMBERS.offer,
    content: offer,
    options: [],
    orderedOn: ordered,
    isDelivered: true,
  };
  const write = (
    part: 'down' | 'final',
    day: string,
    billed: InvoiceContent['deductions'],
  ): InvoiceContent =>
    buildPartContent(order, { part, instalment: part === 'down' ? 1 : 2, label: '' }, billed, day);
  const issue = (draft: InvoiceContent, day: string): InvoiceSnapshot =>
    buildInvoiceSnapshot(draft, inventBank(facts.company), day);
  const down = issue(write('down', ordered, []), ordered);
  const day = addDays(ordered, 21);
  const content = write('final', day, [
    {
      invoiceId: NUMBERS.down,
      number: NUMBERS.down,
      issuedOn: down.issuedOn,
      netCents: down.netCents,
    },
  ]);
  const introduction = `${NOTICE} ${content.introduction}`;
  return {
    content: { ...content, introduction },
    snapshot: { ...issue(content, day), number: NUMBERS.final, introduction },
  };
}

export const renderSample = (id: SampleId, facts: SampleFacts): Promise<Buffer> =>
  id === 'angebot'
    ? renderOffer(buildSampleOffer(facts), null, MARK)
    : renderInvoice(buildSampleInvoice(facts).snapshot, { mark: MARK });
