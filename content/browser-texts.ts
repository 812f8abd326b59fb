import { createHash } from 'node:crypto';
import { buildConsentText } from '#shared/consent/consent-categories.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';
import type { TextOverrides } from '#shared/texts/text-group.ts';
import { TEXT_GROUPS } from './text-groups.ts';
import { readTexts } from './texts.ts';

/**
 * What islands print otherwise than it is delivered, with prices and facts
 * filled in; null for nothing.
 */
export function readBrowserTexts(): TextOverrides | null {
  const changed = TEXT_GROUPS.filter(({ inBrowser }) => inBrowser).flatMap((group) => {
    const texts = Object.entries(readTexts(group)).filter(
      ([key, text]) => text !== group.entries[key]?.text,
    );
    return texts.length > 0 ? [[group.id, Object.fromEntries(texts)] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/**
 * Of the words of the cookie banner as they hold: visitors who agreed to others
 * are asked again.
 */
export const readConsentVersion = (): string =>
  createHash('sha256')
    .update(buildConsentText(readTexts(CONSENT_BANNER_TEXTS)))
    .digest('hex')
    .slice(0, 16);
