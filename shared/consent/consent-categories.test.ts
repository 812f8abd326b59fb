import { expect, it } from 'vitest';
import { CONSENT_BANNER_TEXTS } from '../texts/consent-banner.ts';
import { mergeTexts } from '../texts/text-group.ts';
import { buildConsentText } from './consent-categories.ts';
import { CONSENT_VERSION } from './consent-summary.ts';
import { hashConsentText } from './consent-texts.ts';

it('says of marketing that nothing uses it', () => {
  expect(mergeTexts(CONSENT_BANNER_TEXTS)['marketing.description']).toContain(
    'Derzeit nutzen wir keine Marketing-Dienste.',
  );
});

it('names the version of the text that is shown', async () => {
  const delivered = mergeTexts(CONSENT_BANNER_TEXTS);
  expect(CONSENT_VERSION).toBe(await hashConsentText(buildConsentText(delivered)));
  const edited = { ...delivered, 'analytics.description': 'Zählt Seitenaufrufe.' };
  expect(await hashConsentText(buildConsentText(edited))).not.toBe(CONSENT_VERSION);
});
