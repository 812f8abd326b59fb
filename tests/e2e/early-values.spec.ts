import type { Page } from '@playwright/test';
import { createAccount, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

// What a visitor types or chooses while the page's code is still on its way
// counts, and stays when he goes on afterwards.

/** Opens a page whose code arrives only when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  await withConsent(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!frame).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return async () => {
    resolve();
    await hydrated(page);
  };
}

test('the contact form keeps what was filled in before its code arrived @phone-first', async ({
  page,
}) => {
  const letCodeIn = await openWithoutCode(page, '/kontakt');
  const form = page.getByRole('form', { name: 'Nachricht senden' });
  const consent = form.getByRole('checkbox', { name: /Datenschutzerklärung/ });
  await form.getByLabel('Name', { exact: true }).fill('Karin Küster');
  await form.getByLabel('E-Mail', { exact: true }).fill('karin@firma.example');
  await consent.check();
  await letCodeIn();
  await form.getByLabel('Nachricht', { exact: true }).fill('Wann können Sie anfangen?');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Karin Küster');
  await expect(consent).toBeChecked();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/contact') && request.method() === 'POST',
  );
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Karin Küster',
    email: 'karin@firma.example',
    privacyConsent: true,
  });
  await expect(page.getByText(/Ihre Nachricht ist angekommen/)).toBeVisible();
});

test(
  'the payment plan follows a choice made before its code arrived',
  { tag: '@full' },
  async ({ page }) => {
    const letCodeIn = await openWithoutCode(page, '/pakete');
    const section = page.getByRole('region', { name: 'Ratenplan' });
    await section.getByLabel('Paket').selectOption('commerce');
    await section.getByLabel('Monatsraten').selectOption('6');
    await letCodeIn();
    await expect(section.getByRole('listitem')).toHaveCount(8);
    await expect(section.getByRole('listitem').first()).toContainText('777\u00a0€');
  },
);

test(
  'the ROI calculator works with a number typed before its code arrived',
  { tag: '@full' },
  async ({ page }) => {
    const letCodeIn = await openWithoutCode(page, '/roi-kalkulator');
    const orderValue = page.getByLabel(/Wert eines Auftrags/);
    await orderValue.fill('4321');
    await letCodeIn();
    await expect(page).toHaveURL(/=4321/);
    await expect(orderValue).toHaveValue('4321');
  },
);

// The frame alone notices it: nothing may come with it.
test('the glossary is filtered by a word typed before its code arrived', async ({ page }) => {
  const letCodeIn = await openWithoutCode(page, '/glossar');
  await page.getByLabel('Begriff suchen').fill('Hosting');
  await letCodeIn();
  await expect(page.getByRole('heading', { name: 'Treffer' })).toBeVisible();
});

test('the contact form pressed before its code arrived is sent once, by the code @phone', async ({
  page,
}) => {
  const letCodeIn = await openWithoutCode(page, '/kontakt');
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/api/contact') &&
      sent.push(request.url()),
  );
  const form = page.getByRole('form', { name: 'Nachricht senden' });
  await form.getByLabel('Name', { exact: true }).fill('Karin Küster');
  await form.getByLabel('E-Mail', { exact: true }).fill('karin@firma.example');
  await form.getByLabel('Nachricht', { exact: true }).fill('Wann können Sie anfangen?');
  await form.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await letCodeIn();
  await expect(page.getByText(/Ihre Nachricht ist angekommen/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('a password is never put into the address, however early its form is sent', async ({
  page,
}) => {
  const letCodeIn = await openWithoutCode(page, '/login');
  const posted: string[] = [];
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() && posted.push(`${request.method()} ${request.url()}`),
  );
  await page.getByLabel('E-Mail', { exact: true }).first().fill('niemand@firma.example');
  await page.getByLabel('Passwort', { exact: true }).first().fill('Geheim-4711-x');
  await page.getByLabel('Passwort', { exact: true }).first().press('Enter');
  await letCodeIn();
  await expect(page).toHaveURL(/\/login$/);
  expect(posted).toEqual([]);
});

test(
  'the newsletter ordered before its code arrived is ordered once',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const letCodeIn = await openWithoutCode(page, '/impressum');
    const ordered: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'POST' &&
        request.url().endsWith('/api/newsletter') &&
        ordered.push(request.url()),
    );
    const address = `frueh-${Date.now()}@firma.example`;
    const form = page.getByRole('form', { name: 'Newsletter' });
    const button = form.getByRole('button', { name: 'Newsletter bestellen' });
    await form.getByLabel('Ihre Mailadresse').fill(address);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    await letCodeIn();
    await expect(page.getByText(/^Bitte prüfen Sie Ihr Postfach/)).toBeVisible();
    expect(ordered).toHaveLength(1);
    await mailbox.find(address);
    expect(await mailbox.count(address)).toBe(1);
  },
);

test(
  'the menu of a private page pressed before its code arrived opens once',
  { tag: '@full' },
  async ({ page }) => {
    // On phones details of the browser open without any code.
    await page.setViewportSize({ width: 800, height: 1100 });
    await signIn(page, ADMIN, '/admin/inhalte');
    const letCodeIn = await openWithoutCode(page, '/admin/inhalte');
    const menu = page.getByRole('button', { name: 'Alle Bereiche' });
    await menu.click();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await letCodeIn();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
  },
);

test('a profile saved before its code arrived holds what was typed', async ({ page }) => {
  await signIn(page, await createAccount(), '/portal/profil');
  const letCodeIn = await openWithoutCode(page, '/portal/profil');
  const form = page.getByRole('form', { name: 'Ihre Angaben' });
  await form.getByLabel('Straße und Hausnummer').fill('Deichweg 7');
  await form.getByLabel('Ort').fill('Roermond');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await letCodeIn();
  await expect(page.getByText('Angaben gespeichert')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Straße und Hausnummer')).toHaveValue('Deichweg 7');
  await expect(form.getByLabel('Ort')).toHaveValue('Roermond');
});

test('the withdrawal form keeps what was filled in before its code arrived', async ({ page }) => {
  const letCodeIn = await openWithoutCode(page, '/vertrag-widerrufen');
  const form = page.locator('form').filter({ has: page.getByLabel('E-Mail') });
  await form.getByLabel('Name').fill('Karin Küster');
  await form.getByLabel('E-Mail').fill('karin@firma.example');
  await letCodeIn();
  await expect(form.getByLabel('E-Mail')).toHaveValue('karin@firma.example');
  await expect(form.getByLabel('Name')).toHaveValue('Karin Küster');
});

test.describe('a private page whose code does not arrive', () => {
  // The worker would answer with what it has kept.
  test.use({ serviceWorkers: 'block' });
  test('says so', { tag: '@full' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|Failed to fetch dynamically/);
    await signIn(page, ADMIN, '/admin/inhalte');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The file of the entry itself is one line: these hold what it starts.
    for (const file of [/\/assets\/area-.*\.js$/, /\/assets\/framework.*\.js$/]) {
      await page.route(file, (route) => route.abort());
      await page.goto('/admin/inhalte');
      await expect(page.getByRole('alert').filter({ hasText: 'Nicht geladen.' })).toBeVisible();
      await page.unroute(file);
    }
  });
});
