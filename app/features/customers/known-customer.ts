import { cutParty, tidyVatId, type Party } from '#shared/billing/billing.ts';
import { pickCountry } from '#shared/billing/countries.ts';
import { preferDetails, type OfferCustomer } from '#shared/offers/offer-draft.ts';
import type { Customer } from './customer-rows.ts';

/** What is known of a customer besides his account, each from where he said it last. */
export type Sources = {
  /** Of the portal, written by himself. */
  details: (OfferCustomer & { phone: string }) | null;
  /** Whom the newest invoices and offers are made out to, newest first. */
  documents: readonly Party[];
  /** Of enquiries and talks, newest first. */
  phones: readonly string[];
};

/**
 * Whom a document for this customer is made out to, and his telephone number.
 * An address is taken whole: his own, else that of the newest document. What is
 * longer than a document takes is cut. `home`: the agency's country, where nothing
 * else is known.
 */
export function knowCustomer(
  customer: Pick<Customer, 'full_name' | 'email' | 'company'>,
  { details, documents, phones }: Sources,
  home: string,
): { party: Party; phone: string } {
  const last = documents.find(({ street }) => street !== '') ?? null;
  const known = preferDetails(details, last);
  const company = customer.company || known?.company || '';
  return {
    party: cutParty({
      // Who has a company in no place is told of his right to withdraw.
      kind: company || last?.kind === 'business' ? 'business' : 'consumer',
      name: customer.full_name || last?.name || '',
      company,
      street: known?.street ?? '',
      postalCode: known?.postcode ?? '',
      city: known?.city ?? '',
      // Without a street the country of the portal is only its preset.
      country: pickCountry(known?.street ? known.country : undefined, home),
      email: customer.email,
      vatId: tidyVatId(known?.vat_id ?? ''),
    }),
    phone: [details?.phone, ...phones].find(Boolean) ?? '',
  };
}
