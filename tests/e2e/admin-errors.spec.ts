import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

test.use({ expectedErrors: [/./] });

async function openErrors(page: Page): Promise<void> {
  await withConsent(page);
  await signIn(page, ADMIN, '/admin/fehler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehler');
}
const findItem = (page: Page, message: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: message, exact: true }) });

/**
 * A visitor's page that throws, with or without consent to statistics: before
 * its code has arrived, or while it is measured.
 */
async function throwOnPage(
  browser: Browser,
  message: string,
  hasConsent: boolean,
  when: 'early' | 'late',
): Promise<void> {
  const page = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await withConsent(page, hasConsent);
  if (when === 'early')
    await page.addInitScript((text) => {
      document.addEventListener('DOMContentLoaded', () => {
        throw new Error(text);
      });
    }, message);
  const thrown = page.waitForEvent('pageerror');
  const counted = page.waitForRequest('**/api/analytics');
  const reported = hasConsent
    ? page.waitForResponse((response) => (response.request().postData() ?? '').includes(message))
    : null;
  await page.goto('/agb?kunde=jana@firma.example');
  await hydrated(page);
  await counted;
  if (when === 'late')
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, message);
  await thrown;
  await reported;
  await page.context().close();
}

test(
  'an answer of 500 stands in the list without a reload, is resolved, and returns',
  { tag: '@full' },
  async ({ page, browser }) => {
    // An offer that cannot be drawn: a real fault of the server, with nothing in its answer.
    const service = await openService();
    const name = `kaputt ${randomUUID().slice(0, 4)}`;
    const { data: offer, error } = await service
      .from('offers')
      .insert({ customer_email: 'x@firma.example', content: { positions: name } })
      .select('id')
      .single<{ id: string }>();
    expect(error).toBeNull();
    await openErrors(page);
    const fail = async () => {
      const response = await page.request.get(`/dokumente/angebote/${offer!.id}.pdf`);
      expect(response.status()).toBe(500);
      expect(await response.text()).not.toMatch(/positions|\.ts:/);
    };
    await fail();
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^request failed: / }) })
      .filter({ hasText: '/dokumente/angebote/:id' });
    await expect(item).toContainText('Server');
    await expect(item).toContainText(/Version\s*\d+\.\d+\.\d+/);
    await item.getByRole('button', { name: /^Behoben/ }).click();
    await expect(page.getByText('Als behoben markiert')).toBeVisible();
    await expect(item).toHaveCount(0);
    await fail();
    await expect(item).toContainText('Wieder aufgetreten');
    await page.getByLabel('Zustand').selectOption('resolved');
    await expect(item).toHaveCount(0);

    const other = await (await browser.newContext()).newPage();
    await withConsent(other);
    await signIn(other, ADMIN, '/admin/protokoll');
    await expect(
      other.getByRole('row').filter({ hasText: 'Fehler geändert' }).first(),
    ).toContainText('Behoben am');
    await other.context().close();
  },
);

test(
  'an error of a browser is counted with consent, and not stored without',
  { tag: '@full' },
  async ({ page, browser }) => {
    await openErrors(page);
    const mark = `kaputt-${randomUUID().slice(0, 4)}`;
    for (const when of ['early', 'late'] as const) {
      await throwOnPage(browser, `Ohne Einwilligung ${mark}`, false, when);
      await throwOnPage(browser, `Mit Einwilligung ${mark}, jana@firma.example`, true, when);
    }
    const item = findItem(page, `Uncaught Error: Mit Einwilligung ${mark}, [E-Mail]`);
    await expect(item).toContainText('Browser');
    await expect(item).toContainText(/Anzahl\s*2/);
    await expect(item.getByRole('list', { name: 'Wo' })).toHaveText('/agb');
    await expect(page.getByText(`Ohne Einwilligung ${mark}`)).toHaveCount(0);
    const service = await openService();
    const events = await service
      .from('analytics_events')
      .select('label')
      .eq('category', 'error')
      .like('label', `%${mark}%`);
    expect(events.data).toEqual(
      [1, 2].map(() => ({ label: `Uncaught Error: Mit Einwilligung ${mark}, [E-Mail]` })),
    );
  },
);

test(
  'says so when the list cannot be read, and reads it again @phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/rest/v1/error_groups*', (route) =>
      route.fulfill({ status: 403, body: '{"message":"nein"}' }),
    );
    await withConsent(page);
    // The first page comes with its rows; further ones read in the browser.
    await signIn(page, ADMIN, '/admin/mails');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fehler/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehler');
    await expect(page.getByRole('alert')).toContainText('Die Daten konnten nicht geladen werden.');
    await page.unroute('**/rest/v1/error_groups*');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
