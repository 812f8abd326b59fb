import { randomUUID } from 'node:crypto';
import { ContactSchema } from '#shared/forms/contact.ts';
import { QuoteRequestSchema } from '#shared/quote/quote.ts';
import { fillHostile } from './hostile.ts';
import { buildQuote } from './quote.ts';

// What strangers send, with hostile words in every field that takes them.

export const enquire = (round: number) => {
  const sample = buildQuote({
    requestId: randomUUID(),
    shownPrice: undefined,
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    signatureKind: 'drawn',
  });
  const kept = ['email', 'phone', 'signature', 'timestamp', 'startedAt', 'requestId'];
  return fillHostile({ name: 'quote', schema: QuoteRequestSchema, sample, kept }, round);
};
export const writeContact = (round: number) =>
  fillHostile(
    {
      name: 'contact',
      schema: ContactSchema,
      sample: {
        name: 'x',
        email: `boese-${randomUUID().slice(0, 8)}@firma.example`,
        phone: '+49 2431 000000',
        message: 'x',
        privacyConsent: true,
        requestId: randomUUID(),
        website: '',
      },
      kept: ['email', 'phone', 'requestId'],
    },
    round,
  );
