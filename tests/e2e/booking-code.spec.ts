import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

// A service worker would answer from what it keeps.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 640 } });

test(
  'the code of the booking form is fetched when its place comes near, and missed aloud',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(
      /Failed to load resource|Failed to fetch dynamically imported module|Service Worker/i,
    );
    await withConsent(page);
    const asked: string[] = [];
    await page.route(/\/assets\/booking-form-[^/]+\.js/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/kontakt');
    await hydrated(page);
    await expect(page.getByText('Freie Termine werden geladen')).toBeAttached();
    expect(asked).toEqual([]);
    await page.locator('#termin').scrollIntoViewIfNeeded();
    await expect(page.locator('#termin').getByRole('alert')).toContainText(
      'laden Sie die Seite neu',
    );
    expect(asked).toHaveLength(1);
  },
);
