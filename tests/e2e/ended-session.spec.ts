import type { Page } from '@playwright/test';
import {
  createAccount,
  forgetSession,
  openService,
  signIn,
  startSession,
  type Account,
} from '#tests/support/accounts.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';

const ENDED = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.';

/** As from another device. */
async function endSessions(account: Account): Promise<void> {
  const { auth } = await openService();
  await auth.signInWithPassword(account);
  await auth.signOut({ scope: 'global' });
}

async function signInHere(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test.beforeEach(async ({ page }) => withConsent(page));
test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/, /WebSocket/]) });

test.describe('a session that was ended on another device', () => {
  test('leads to the form, not to and fro', { tag: '@full' }, async ({ page }) => {
    const account = await createAccount();
    await startSession(page, account);
    await endSessions(account);
    await page.goto('/login?weiter=/portal/termine');
    await expect(page.getByRole('alert')).toHaveText(ENDED);
    await signInHere(page, account);
    await expect(page).toHaveURL(/\/portal\/termine$/);
  });

  test(
    'is told so at the door of the area, and led back after signing in',
    { tag: '@full' },
    async ({ page }) => {
      const account = await createAccount();
      await startSession(page, account);
      await endSessions(account);
      await page.goto('/portal/termine?seite=2');
      await expect(page).toHaveURL(/\/login\?weiter=%2Fportal%2Ftermine%3Fseite%3D2/);
      await expect(page.getByRole('alert')).toHaveText(ENDED);
      await signInHere(page, account);
      await expect(page).toHaveURL(/\/portal\/termine\?seite=2$/);
      // Who never had one is told nothing.
      await forgetSession(page);
      await page.goto('/portal');
      await expect(page.getByLabel('E-Mail')).toBeVisible();
      await expect(page.getByText(ENDED)).toHaveCount(0);
    },
  );

  test('is noticed by a page that was left open', { tag: '@full' }, async ({ page }) => {
    const account = await createAccount();
    await page.clock.install();
    await signIn(page, account, '/portal/profil');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await endSessions(account);
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL(/\/login\?weiter=%2Fportal%2Fprofil/);
    await expect(page.getByRole('alert')).toHaveText(ENDED);
    await signInHere(page, account);
    await expect(page).toHaveURL(/\/portal\/profil$/);
    await endSessions(account);
    await page.clock.runFor(5_000);
    // It may have noticed by itself, and be on its way to the form.
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
    await expect(page.getByRole('alert')).toHaveText(ENDED);
  });
});

test(
  'signing out in another tab is called by its name',
  { tag: '@full' },
  async ({ page, context }) => {
    const account = await createAccount();
    await signIn(page, account, '/portal/profil');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/portal');
    await other.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(page).toHaveURL(/\/login\?weiter=%2Fportal%2Fprofil&sitzung=abgemeldet$/);
    await expect(page.getByRole('alert')).toHaveText(
      'Sie haben sich in einem anderen Fenster abgemeldet.',
    );
    await signInHere(page, account);
    await expect(page).toHaveURL(/\/portal\/profil$/);
    // Nothing of it is left when that session runs out later.
    await endSessions(account);
    await page.waitForTimeout(3_100);
    // It may have noticed by itself, and be on its way to the form.
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
    await expect(page.getByRole('alert')).toHaveText(ENDED);
  },
);
