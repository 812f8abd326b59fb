import type { Page } from '@playwright/test';
import { createAccount, forgetSession, signInByForm } from '#tests/support/accounts.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { expectToast } from '#tests/support/quote-form.ts';

/** A device with a fingerprint reader whose owner agrees to everything. */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await plugInDevice(page);
});

test('signs in without a password', { tag: '@full' }, async ({ page }) => {
  await signInByForm(page, await createAccount(), '/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await page.getByRole('button', { name: 'Statt des Passworts' }).click();
  await expectToast(page, 'Passkey angelegt');
  await expect(page.getByRole('button', { name: /^Passkey .*entfernen$/ })).toBeVisible();
  await forgetSession(page);
  await page.goto('/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/portal\/sicherheit$/);
  await page.getByRole('button', { name: /^Passkey .*entfernen$/ }).click();
  const question = page.getByRole('dialog', { name: /^Passkey .*entfernen\?$/ });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('button', { name: /^Passkey .*entfernen$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Passkey .*entfernen$/ }).click();
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expectToast(page, 'Passkey entfernt');
});

test('is the second factor after the password', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount();
  await signInByForm(page, account, '/login?weiter=/portal/sicherheit');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await page.getByRole('button', { name: 'Nach dem Passwort' }).click();
  await expectToast(page, 'Zweiter Faktor eingeschaltet');
  const list = page.getByRole('list', { name: 'Passkeys nach dem Passwort' });
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
