import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

/** Decides the cookie banner beforehand, for what is not about it. */
export async function withConsent(
  // Or a context, for all of its pages.
  page: Pick<Page, 'addInitScript'>,
  analytics = false,
  functional = false,
): Promise<void> {
  await page.addInitScript(
    ({ consent, dismissed, allowed }) => {
      // The frame of the browser's PDF viewer has no storage.
      if (window !== window.top) return;
      const timestamp = new Date().toISOString();
      const choice = { necessary: true, ...allowed, marketing: false, timestamp };
      localStorage.setItem(consent, JSON.stringify(choice));
      sessionStorage.setItem(dismissed, 'true');
    },
    {
      consent: STORAGE_KEYS.consent.key,
      dismissed: STORAGE_KEYS.consultationDismissed.key,
      allowed: { analytics, functional },
    },
  );
}
