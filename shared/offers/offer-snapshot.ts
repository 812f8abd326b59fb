import { addDays } from '../agency/agency-day.ts';
import type { Company } from '../agency/company.ts';
import { pickSeller } from '../agency/seller.ts';
import { taxRuleFor } from '../billing/tax-rule.ts';
import type { OfferContent, OfferSnapshot, Terms } from './offer.ts';
import { buildOfferTexts } from './offer-texts.ts';
import { DOCUMENT_TEXTS } from '../texts/documents.ts';
import { pickTexts } from '../texts/text-group.ts';
import { describePayment } from './offer-payment.ts';

/** All that an offer shows beside its number and version. */
export type OfferFacts = Omit<OfferSnapshot, 'number' | 'version'>;

/** Freezes a draft as the offer it becomes on that day; its preview shows the same. */
export function buildOfferSnapshot(
  content: OfferContent,
  company: Company,
  issuedOn: string,
  terms: Terms,
): OfferFacts {
  const seller = pickSeller(company);
  return {
    issuedOn,
    validUntil: addDays(issuedOn, content.validDays),
    seller,
    content,
    tax: taxRuleFor(content.customer),
    texts: buildOfferTexts(content.customer.kind, seller, terms),
    payment: describePayment(content.paymentPlan, pickTexts(DOCUMENT_TEXTS)),
    terms,
  };
}
