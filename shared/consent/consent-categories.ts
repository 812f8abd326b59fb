import { CONSENT_BANNER_TEXTS } from '../texts/consent-banner.ts';
import type { Texts } from '../texts/text-group.ts';

// The four categories of the cookie banner; their words are texts that the agency may change.

const CATEGORIES = ['necessary', 'functional', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CATEGORIES)[number];
type ConsentWords = Texts<typeof CONSENT_BANNER_TEXTS>;

export const listCategories = (
  texts: ConsentWords,
): { id: ConsentCategory; label: string; description: string }[] =>
  CATEGORIES.map((id) => ({
    id,
    label: texts[`${id}.label`],
    description: texts[`${id}.description`],
  }));

/**
 * Everything a visitor reads before choosing; its hash is the version that
 * consent and proof name.
 */
export const buildConsentText = (texts: ConsentWords): string =>
  [
    [texts['banner.1'], texts['banner.2'], texts['banner.3']].join(' '),
    ...listCategories(texts).map(({ label, description }) => `${label}: ${description}`),
  ].join('\n');
