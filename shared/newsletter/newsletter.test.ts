import { expect, it } from 'vitest';
import { hashConsentText } from '../consent/consent-texts.ts';
import { NEWSLETTER_CONFIRMATION } from './newsletter.ts';

it('has the version that belongs to the text', async () => {
  expect(await hashConsentText(NEWSLETTER_CONFIRMATION.text)).toBe(NEWSLETTER_CONFIRMATION.version);
});
