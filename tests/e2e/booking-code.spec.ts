import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

// A service worker would answer from what it keeps.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 640 } });

test(
  'code of the booking form that does not arrive is missed aloud, once',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(
      /Failed to load resource|Failed to fetch dynamically imported module|Service Worker/i,
    );
    await withConsent(page);
    const asked: string[] = [];
    await page.route(/\/assets\/booking-form\.island-[^/]+\.js/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/kontakt#termin');
    await hydrated(page);
    await expect(page.getByText('Freie Termine werden geladen')).toBeAttached();
    await expect(page.getByText('laden Sie die Seite neu')).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);
