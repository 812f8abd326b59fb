import { randomUUID } from 'node:crypto';

/** One transparent pixel. */
export const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A complete request with the fields of QUOTE-28 alone. */
export const buildQuote = (changes: Record<string, unknown> = {}) => ({
  projectType: 'chatbot',
  industry: 'Handwerk',
  urgency: 'asap',
  budget: '',
  name: 'Grete Schreiner',
  company: 'Schreinerei Holzweg',
  email: `grete.${randomUUID().slice(0, 8)}@holzweg.example`,
  phone: '+49 2161 000000',
  location: 'Mönchengladbach',
  additionalServices: ['seo'],
  message: 'Bitte bis März.',
  privacyConsent: true,
  newsletterConsent: false,
  signature: SIGNATURE,
  estimatedPrice: 378,
  timestamp: new Date().toISOString(),
  user_id: null,
  ...changes,
});
