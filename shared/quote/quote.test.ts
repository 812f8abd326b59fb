import { describe, expect, it } from 'vitest';
import { QUOTE_LIMITS } from './quote-messages.ts';
import { parseQuoteRequest } from './quote.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Exactly the fields of QUOTE-28. */
const complete = {
  projectType: 'website',
  industry: 'Handwerk',
  urgency: 'asap',
  budget: '',
  name: 'Jana Peters',
  company: '',
  email: 'jana@müller-söhne.de',
  phone: '0241 1234',
  location: '',
  additionalServices: ['seo', 'seo', 'analytics'],
  message: '',
  privacyConsent: true,
  newsletterConsent: false,
  signature: PNG,
  estimatedPrice: 767,
  timestamp: '2026-11-20T10:00:00.000Z',
  user_id: null,
};

const errorsOf = (change: object) => {
  const result = parseQuoteRequest({ ...complete, ...change });
  return result.success ? {} : result.fieldErrors;
};

describe('parseQuoteRequest', () => {
  it('accepts the fields of the specification alone and keeps each service once', () => {
    const result = parseQuoteRequest(complete);
    expect(result.success && result.data.additionalServices).toEqual(['seo', 'analytics']);
  });

  it.each([
    ['projectType', 'kiosk', 'Projektart'],
    ['industry', 'handwerk', 'Branche'],
    ['urgency', 'yesterday', 'Dringlichkeiten'],
    ['name', '  ', 'Namen'],
    ['email', '', 'E-Mail-Adresse ein'],
    ['email', 'jana(at)firma.de', 'gültige E-Mail-Adresse'],
    ['email', 'jana@firma', 'gültige E-Mail-Adresse'],
    ['email', 'jana@firma.de\nBcc: x@y.de', 'gültige E-Mail-Adresse'],
    ['phone', '', 'Telefonnummer'],
    ['phone', '0241 55', 'kann nicht stimmen'],
    ['additionalServices', ['gold'], 'Zusatzleistungen'],
    ['privacyConsent', false, 'Datenschutzerklärung'],
    ['privacyConsent', 'true', 'Datenschutzerklärung'],
    ['signature', '', 'unterschreiben'],
    ['signature', 'data:image/png;base64,AAAA', 'nicht lesbar'],
  ])('refuses %s = %j with a German message', (field, value, message) => {
    const errors = errorsOf({ [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
    expect(Object.values(errors)[0]).toContain(message);
  });

  it.each([-1, 1e12, '590', 'frei', null, true])(
    'takes an enquiry whatever its estimate says (%j), which is reckoned anew',
    (estimatedPrice) => expect(errorsOf({ estimatedPrice })).toEqual({}),
  );

  it.each(Object.entries(QUOTE_LIMITS).filter(([field]) => !['email', 'phone'].includes(field)))(
    'limits %s to %i characters',
    (field, limit) => {
      expect(errorsOf({ [field]: 'a'.repeat(limit) })).toEqual({});
      expect(errorsOf({ [field]: 'a'.repeat(limit + 1) })).toEqual({
        [field]: `Bitte kürzen Sie die Angabe auf höchstens ${limit} Zeichen.`,
      });
    },
  );

  it('names every missing required field', () => {
    const result = parseQuoteRequest({});
    expect(result.success ? [] : Object.keys(result.fieldErrors).sort()).toEqual([
      'email',
      'industry',
      'name',
      'phone',
      'privacyConsent',
      'projectType',
      'signature',
    ]);
    expect(parseQuoteRequest(null).success).toBe(false);
  });

  it('drops what PostgreSQL and mail headers cannot carry', () => {
    const result = parseQuoteRequest({
      ...complete,
      name: 'Jana\r\nBcc: x@y.de',
      message: 'Zeile 1\nZeile\u0000 2\ud800',
    });
    expect(result.success && result.data).toMatchObject({
      name: 'Jana Bcc: x@y.de',
      message: 'Zeile 1\nZeile 2\ufffd',
    });
  });

  it('never refuses because of a technical field', () => {
    const result = parseQuoteRequest({
      ...complete,
      requestId: 'x',
      startedAt: 7,
      user_id: 1,
      consentTexts: 'a',
      attribution: { source: 1, medium: 'cpc' },
      extra: 1,
    });
    expect(result.success && result.data).toMatchObject({
      requestId: undefined,
      attribution: { source: undefined, medium: 'cpc' },
    });
  });
});
