import type { Page } from '@playwright/test';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

// What of the error catalogue the specs of the features do not provoke themselves: signing out is in session.spec.ts, the chat's failures in
// chat.spec.ts, the quote form's in quote.spec.ts, the counter's in measurement.spec.ts, missing code in frame.spec.ts.

type Body = Record<string, unknown>;

async function breakGlossary(page: Page): Promise<Body[]> {
  const errors: Body[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics')) return;
    const body = request.postDataJSON() as Body;
    if (body['category'] === 'error') errors.push(body);
  });
  // Eight characters of hash: glossary-entry is another page.
  await page.route(/assets\/glossary-.{8}\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("broken on purpose"); }' }),
  );
  await page.goto('/pakete');
  await hydrated(page);
  await page.getByRole('banner').locator('a[href="/glossar"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgelaufen');
  return errors;
}

test.describe('an uncaught error', () => {
  test.use({ expectedErrors: [/./] });

  test('is shown with ways out', async ({ page }) => {
    await breakGlossary(page);
    await expect(
      page.getByText('Ein unerwarteter Fehler ist aufgetreten. Wir entschuldigen uns für die Unannehmlichkeiten.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveCount(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Glossar');
  });

  test('is reported with consent, and the way to the start page works (ERROR-04, -06)', async ({ page }) => {
    await withConsent(page, true);
    const errors = await breakGlossary(page);
    await expect.poll(() => errors.map(({ name, label }) => [name, label])).toContainEqual(['error', 'broken on purpose']);
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Website erstellen lassen');
  });

  test('is kept to the browser without consent (ANALYTICS-10)', async ({ page }) => {
    await withConsent(page, false);
    const errors = await breakGlossary(page);
    // The count of the next page leaves after any report would have.
    const counted = page.waitForRequest((request) => request.url().endsWith('/api/analytics'));
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await counted;
    expect(errors).toEqual([]);
  });

  test('outside of what the page shows is reported and leaves the page as it is (ERROR-06)', async ({ page }) => {
    await withConsent(page, true);
    await page.goto('/agb');
    await hydrated(page);
    const reports = ['late failure', 'rejected promise'].map((label) =>
      page.waitForRequest((request) => request.url().endsWith('/api/analytics') && (request.postData() ?? '').includes(label)),
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('late failure');
      });
      void Promise.reject(new Error('rejected promise'));
    });
    await Promise.all(reports);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Etwas ist schiefgelaufen');
  });
});

test('faulty calls answer JSON without stack traces or file paths (ERROR-09)', async ({ request }) => {
  const calls: [path: string, body?: string][] = [
    ['/api/gibt-es-nicht'],
    ['/api/contact', '{'],
    ['/api/booking', '{"action":"show","token":"x"}'],
    ['/api/analytics', '[[['],
    ['/api/newsletter', 'null'],
    ['/functions/v1/gibt-es-nicht'],
    ['/rest/v1/gibt_es_nicht?select=*'],
    ['/auth/v1/gibt-es-nicht'],
    ['/auth/v1/token?grant_type=password', '{'],
    ['/storage/v1/object/gibt-es-nicht/x'],
    ['/realtime/v1/gibt-es-nicht'],
  ];
  for (const [path, body] of calls) {
    const headers = { 'content-type': 'application/json' };
    const response = await (body === undefined ? request.get(path) : request.post(path, { headers, data: Buffer.from(body) }));
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(response.status(), path).toBeLessThan(500);
    expect(response.headers()['content-type'], path).toContain('application/json');
    expect(await response.text(), path).not.toMatch(/node_modules|\.[jt]s:\d+|\n\s+at |\/(server|platform|supabase)\//);
  }
});
