import type { Page } from '@playwright/test';
import { forgetSession, signIn, type Account } from '#tests/support/accounts.ts';
import { expect, test as base, withConsent } from '#tests/support/browser.ts';
import { expectToast } from '#tests/support/quote-form.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

// Browsers know passkeys on host names only.
const test = base.extend<object, { site: TestServer }>({
  site: [
    async ({}, use) => {
      const site = await startTestServer({ host: 'localhost' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

async function createAccount(site: TestServer): Promise<Account> {
  const account = { email: `konto-${Math.random()}@firma.example`, password: 'ein-langer-Satz-7', fullName: 'Petra Passkey' };
  const { data, error } = await site.service().auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  return { ...account, id: data.user.id };
}

/** A device with a fingerprint reader whose owner agrees to everything. */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
}

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await plugInDevice(page);
});

test('signs in without a password', async ({ page, site }) => {
  await signIn(page, await createAccount(site), '/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expectToast(page, 'Passkey angelegt');
  await expect(page.getByRole('button', { name: /^Passkey .*entfernen$/ })).toBeVisible();
  await forgetSession(page);
  await page.goto('/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/portal\/sicherheit$/);
  await page.getByRole('button', { name: /^Passkey .*entfernen$/ }).click();
  const question = page.getByRole('dialog', { name: 'Passkey entfernen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('button', { name: /^Passkey .*entfernen$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Passkey .*entfernen$/ }).click();
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expectToast(page, 'Passkey entfernt');
});

test('is the second factor after the password', async ({ page, site }) => {
  const account = await createAccount(site);
  await signIn(page, account, '/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Passkey als zweiten Faktor einrichten' }).click();
  await expectToast(page, 'Zweiter Faktor eingeschaltet');
  const list = page.getByRole('list', { name: 'Zweite Faktoren' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await forgetSession(page);
  await page.goto('/login?weiter=/portal/sicherheit');
  await page.getByLabel('E-Mail').fill(account.email);
  await page.getByLabel('Passwort', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page).toHaveURL(/\/portal\/sicherheit$/);
  await list.getByRole('button', { name: /ausschalten$/ }).click();
  const question = page.getByRole('dialog', { name: /ausschalten\?$/ });
  await expect(question).toContainText('Danach genügt für die Anmeldung das Passwort.');
  await question.getByRole('button', { name: 'Ausschalten' }).click();
  await expectToast(page, 'Zweiter Faktor ausgeschaltet');
});
