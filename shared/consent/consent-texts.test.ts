import { expect, it } from 'vitest';
import { CONSENT_TEXTS, hashConsentText } from './consent-texts.ts';
import { CALLER_PRIVACY_TEXT, PRIVACY_TEXTS } from './consent-translations.ts';

it.each(Object.entries({ ...CONSENT_TEXTS, ...PRIVACY_TEXTS, caller: CALLER_PRIVACY_TEXT }))(
  'has the version that belongs to the text: %s',
  async (_id, { text, version, link }) => {
    expect(await hashConsentText(text)).toBe(version);
    if (link) expect(text).toContain(link.label);
  },
);
