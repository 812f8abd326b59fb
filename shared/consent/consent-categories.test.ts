import { expect, it } from 'vitest';
import { CONSENT_FULL_TEXT } from './consent-categories.ts';
import { CONSENT_VERSION } from './consent-summary.ts';
import { hashConsentText } from './consent-texts.ts';

it('names the version of the text that is shown', async () => {
  expect(CONSENT_VERSION).toBe(await hashConsentText(CONSENT_FULL_TEXT));
});
