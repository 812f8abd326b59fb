import { FINANCING } from '../agency/business.ts';
import { DOCUMENT_TEXTS } from '../texts/documents.ts';
import { fillText, mergeTexts, type Texts } from '../texts/text-group.ts';
import type { OfferContent } from './offer.ts';

const SENTENCES = {
  single: 'offer.payOnce',
  split: 'offer.paySplit',
  instalments: 'offer.payRates',
} as const;

/** The sentence above the payments; without texts as it is delivered. */
export const describePayment = (
  { kind }: OfferContent['paymentPlan'],
  texts: Texts<typeof DOCUMENT_TEXTS> = mergeTexts(DOCUMENT_TEXTS),
): string => fillText(texts[SENTENCES[kind]], { share: `${FINANCING.downPaymentShare * 100} %` });
