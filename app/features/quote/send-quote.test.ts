import { expect, it } from 'vitest';
import { parseQuoteRequest } from '#shared/quote.ts';
import { EMPTY_FORM } from './quote-form.ts';
import { buildQuoteBody } from './send-quote.ts';

const image = 'data:image/png;base64,iVBORw0KGgo=';
const form = {
  ...EMPTY_FORM,
  projectType: 'chatbot',
  industry: 'Handwerk',
  urgency: 'asap',
  name: 'Jana Peters',
  email: 'jana@firma.de',
  phone: '0241 1',
  privacyConsent: true,
  signature: { ...EMPTY_FORM.signature, drawn: image },
};
const state = { form, requestId: '0b5ed5b6-3f5a-4d3e-9f3a-0e8b1c2d3e4f', startedAt: '2026-11-20T10:00:00.000Z' };

it('carries every field of the specification with its type', () => {
  const body = buildQuoteBody(state, null);
  expect(body).toMatchObject({
    industry: 'Handwerk',
    budget: '',
    company: '',
    additionalServices: [],
    estimatedPrice: 129,
    signature: image,
    user_id: null,
  });
  expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
});

it('is accepted by the schema of the function, technical fields included', () => {
  const result = parseQuoteRequest(JSON.parse(JSON.stringify(buildQuoteBody(state, 'user-1'))));
  expect(result.success && result.data).toMatchObject({
    requestId: state.requestId,
    signatureKind: 'drawn',
    user_id: 'user-1',
    consentTexts: { privacy: expect.any(String) },
  });
});
