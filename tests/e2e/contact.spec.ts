import { randomUUID } from 'node:crypto';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await page.goto('/kontakt');
  await hydrated(page);
});

test('sends a message once, answers and mails both sides @phone-first', async ({
  page,
  mailbox,
}) => {
  const email = `nachricht.${randomUUID().slice(0, 8)}@firma.example`;
  await page.getByLabel('Name', { exact: true }).fill('Karin Küster');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Nachricht', { exact: true }).fill(
    // As long as the form, which is short again once it is sent.
    `Können Sie unsere Website übernehmen?${'\nSie ist alt.'.repeat(30)}`,
  );
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  let calls = 0;
  page.on(
    'request',
    (request) => request.url().endsWith('/api/contact') && request.method() === 'POST' && calls++,
  );
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/contact') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  expect((await sent).headers()['x-proof-of-work']).toMatch(/^[\w+/=]{400,}$/);
  await expect(page.getByText(/Ihre Nachricht ist angekommen/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('');
  expect(calls).toBe(1);
  expect(await mailbox.find(email)).toContain('Ihre Nachricht ist bei uns eingegangen');
  const notice = await mailbox.find('kontakt@maasbogen.example', new RegExp(email));
  expect(notice).toContain('Karin Küster');
  expect(notice).toContain('Können Sie unsere Website übernehmen?');
});

test('explains what is missing and sends nothing', async ({ page }) => {
  let calls = 0;
  page.on(
    'request',
    (request) => request.url().endsWith('/api/contact') && request.method() === 'POST' && calls++,
  );
  await page.getByLabel('Name', { exact: true }).fill('Karin');
  await page.getByLabel('E-Mail', { exact: true }).fill('keine-adresse');
  await page.getByLabel('Telefon').fill('0241 55');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' }),
  ).toBeFocused();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#kontakt-email-error')).toContainText('gültige E-Mail-Adresse');
  await expect(page.locator('#kontakt-telefon-error')).toContainText('kann nicht stimmen');
  await expect(page.locator('#kontakt-nachricht-error')).toBeVisible();
  await expect(page.locator('#kontakt-datenschutz-error')).toBeVisible();
  await page.getByRole('link', { name: /gültige E-Mail-Adresse/ }).click();
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeFocused();
  expect(calls).toBe(0);
});

test(
  'keeps everything when sending fails, and the next try works with the same id',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const ids: string[] = [];
    let fail = true;
    await page.route('**/api/contact', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      ids.push((route.request().postDataJSON() as { requestId: string }).requestId);
      return fail
        ? route.fulfill({ status: 503, json: { success: false, error: 'x' } })
        : route.continue();
    });
    await page.getByLabel('Name', { exact: true }).fill('Karin');
    await page.getByLabel('E-Mail', { exact: true }).fill('karin@firma.example');
    await page.getByLabel('Nachricht', { exact: true }).fill('Hallo');
    await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText('Fehler beim Senden')).toBeVisible();
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Hallo');
    fail = false;
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText(/Ihre Nachricht ist angekommen/)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
  },
);
