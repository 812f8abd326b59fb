import type { Page } from '@playwright/test';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

// What of the error catalogue the specs of the features do not provoke
// themselves: signing out is in session.spec.ts, the chat's failures in
// chat.spec.ts, the quote form's in quote.spec.ts, the counter's in
// measurement.spec.ts, missing code in frame.spec.ts.

type Body = Record<string, unknown>;

/** The list of the glossary fails as soon as it runs in the browser. */
async function breakGlossary(page: Page): Promise<Body[]> {
  const errors: Body[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics')) return;
    const body = request.postDataJSON() as Body;
    if (body['category'] === 'error') errors.push(body);
  });
  await page.route(/assets\/glossary-index\.island-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/glossar');
  await page.getByLabel('Begriff suchen').focus();
  await expect(page.getByRole('alert')).toHaveText(/Dieser Teil der Seite ist ausgefallen/);
  return errors;
}

test.describe('an uncaught error', () => {
  test.use({ expectedErrors: [/./] });

  test('takes down its own part of the page and nothing else', async ({ page }) => {
    await breakGlossary(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fachwörter einfach erklärt/);
    await page.unrouteAll();
    await page.reload();
    await page.getByLabel('Begriff suchen').fill('Hosting');
    await expect(page.getByRole('heading', { name: 'Treffer' })).toBeVisible();
  });

  test('is reported with consent (ERROR-06)', async ({ page }) => {
    await withConsent(page, true);
    const errors = await breakGlossary(page);
    await expect
      .poll(() => errors.map(({ name, label }) => [name, label]))
      .toContainEqual(['error', 'broken on purpose']);
  });

  test('of which the code is missing is told to whoever types there (ERROR-08)', async ({
    page,
  }) => {
    await page.route(/assets\/roi-calculator\.island-/, (route) => route.abort());
    await page.goto('/roi-kalkulator');
    await page.getByRole('main').getByRole('textbox').first().fill('9000');
    await expect(page.locator('#page-note')).toContainText('Nicht geladen');
  });

  test(
    'is kept to the browser without consent (ANALYTICS-10)',
    { tag: '@full' },
    async ({ page }) => {
      await withConsent(page, false);
      const errors = await breakGlossary(page);
      // The count of the next page leaves after any report would have.
      const counted = page.waitForRequest((request) => request.url().endsWith('/api/analytics'));
      await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
      await counted;
      expect(errors).toEqual([]);
    },
  );

  test(
    'outside of what the page shows is reported and leaves the page as it is (ERROR-06)',
    { tag: '@full' },
    async ({ page }) => {
      await withConsent(page, true);
      await page.goto('/agb');
      await hydrated(page);
      const reports = ['late failure', 'rejected promise'].map((label) =>
        page.waitForRequest(
          (request) =>
            request.url().endsWith('/api/analytics') && (request.postData() ?? '').includes(label),
        ),
      );
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('late failure');
        });
        void Promise.reject(new Error('rejected promise'));
      });
      await Promise.all(reports);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Etwas ist schiefgelaufen',
      );
    },
  );
});
