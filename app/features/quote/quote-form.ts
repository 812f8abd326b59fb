import { estimatePrice, pricePackage } from '#shared/pricing/price.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import type { QuoteField, QuoteFieldErrors } from '#shared/quote/quote.ts';
import type { QuoteFile } from '#shared/quote/quote-files.ts';
import { QUOTE_MISSING, type RequiredQuoteField } from '#shared/quote/quote-messages.ts';
import { EMPTY_SIGNATURE, readSignature, type Signature } from '#app/ui/form/signature.ts';

/** What the visitor enters, apart from the signature. */
export type QuoteFields = {
  /** Id of a package, '' for none; only of one that is the chosen kind of project. */
  package: string;
  projectType: string;
  industry: string;
  urgency: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  location: string;
  additionalServices: readonly string[];
  message: string;
  privacyConsent: boolean;
  newsletterConsent: boolean;
  /** Trap field; people leave it empty. */
  website: string;
};

export type QuoteForm = QuoteFields & {
  signature: Signature;
  /** Files that the server holds under the id of the enquiry. */
  files: readonly QuoteFile[];
};

export const QUOTE_STEPS = 3;
export type QuoteStep = 1 | 2 | 3;

export const EMPTY_FIELDS: QuoteFields = {
  package: '',
  projectType: '',
  industry: '',
  urgency: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  location: '',
  additionalServices: [],
  message: '',
  privacyConsent: false,
  newsletterConsent: false,
  website: '',
};
export const EMPTY_FORM: QuoteForm = { ...EMPTY_FIELDS, signature: EMPTY_SIGNATURE, files: [] };

const STEP_FIELDS: Record<QuoteStep, readonly QuoteField[]> = {
  1: ['package', 'projectType', 'industry', 'urgency'],
  2: ['name', 'company', 'email', 'phone', 'location'],
  3: ['additionalServices', 'message', 'signature', 'privacyConsent', 'newsletterConsent'],
};
const REQUIRED: Record<QuoteStep, readonly RequiredQuoteField[]> = {
  1: ['projectType', 'industry'],
  2: ['name', 'email', 'phone'],
  3: ['signature', 'privacyConsent'],
};

function isMissing(form: QuoteForm, field: RequiredQuoteField): boolean {
  if (field === 'privacyConsent') return !form.privacyConsent;
  return (field === 'signature' ? readSignature(form.signature) : form[field]).trim() === '';
}

/** The estimate of the specification, the price of the package, and which of them leads. */
export function priceForm(form: QuoteFields, prices: PriceList) {
  const estimate = estimatePrice(form, prices);
  const ofPackage = pricePackage(form, prices);
  return { estimate, ofPackage, shown: ofPackage ?? estimate };
}

/**
 * Empty where the step is complete. The format of an address is the server's
 * business (QUOTE-14).
 */
export function findStepErrors(form: QuoteForm, step: QuoteStep): QuoteFieldErrors {
  const missing = REQUIRED[step].filter((field) => isMissing(form, field));
  return Object.fromEntries(missing.map((field) => [field, QUOTE_MISSING[field]]));
}

/** First step on which one of the errors stands, or null when none belongs to a field. */
export function findStepOf(errors: QuoteFieldErrors): QuoteStep | null {
  return (
    ([1, 2, 3] as const).find((step) => STEP_FIELDS[step].some((field) => errors[field])) ?? null
  );
}

/** Errors of one step in the order of its fields. */
export const listStepErrors = (
  errors: QuoteFieldErrors,
  step: QuoteStep,
): { field: QuoteField; message: string }[] =>
  STEP_FIELDS[step].flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
