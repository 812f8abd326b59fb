import { createAccount, enrolApp, signIn } from '#tests/support/accounts.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { expectToast } from '#tests/support/quote-form.ts';

test(
  'an admin lets somebody in again who has lost the second factor @phone',
  { tag: '@full' },
  async ({ page, browser, mailbox, expectedErrors }) => {
    expectedErrors.push(/WebSocket/);
    const account = await createAccount(`Vera Verlust ${Date.now()}`);
    await enrolApp(account);
    await withConsent(page);
    await signIn(page, ADMIN, '/admin/benutzer?status=kunden');
    await page.getByRole('searchbox').fill(account.email);
    const row = page.getByRole('row').filter({ hasText: account.email });
    await expect(row).toContainText('App');
    await row.getByRole('button', { name: `Verwalten: ${account.fullName}` }).click();
    const remove = page.getByRole('button', {
      name: `Zweiten Faktor von ${account.fullName} entfernen`,
    });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor entfernen?' });
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await remove.click();
    await expect(dialog).toContainText(
      'Auch die Passkeys entfallen. Alle Sitzungen dieser Person enden',
    );
    await dialog.getByRole('button', { name: 'Zweiten Faktor entfernen' }).click();
    await expectToast(page, 'Zweiter Faktor entfernt');
    await expect(remove).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row).not.toContainText('App');
    const mail = await mailbox.find(account.email, /Zweiter Faktor und Passkeys entfernt/);
    expect(mail).toContain('/portal/sicherheit');

    const own = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await withConsent(own);
    await signIn(own, account);
    await expect(own).toHaveURL(/\/portal/);
    await own.context().close();

    await page.goto('/admin/protokoll?bereich=mfa_factors');
    await expect(page.getByRole('row').filter({ hasText: account.fullName })).toContainText(
      'Zweiter Faktor gelöscht',
    );
  },
);

test(
  'whoever has lost the second factor signs in with a code he wrote down @phone',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const account = await createAccount(`Rita Reserve ${Date.now()}`);
    await withConsent(page);
    await signIn(page, account, '/portal/sicherheit');
    await page.getByRole('button', { name: 'App mit Code einrichten' }).click();
    const app = openAuthenticatorApp(await page.locator('code').innerText());
    await page.getByLabel('Code').fill(app.generate());
    await page.getByRole('button', { name: 'Einschalten' }).click();
    const fresh = page.getByRole('region', { name: 'Ihre Wiederherstellungscodes' });
    await expect(fresh.getByRole('listitem')).toHaveCount(8);
    const code = await fresh.getByRole('listitem').first().innerText();
    await fresh.getByRole('button', { name: 'Codes sind notiert' }).click();
    await expect(page.getByText('Noch 8 sind unbenutzt.')).toBeVisible();

    await page.context().clearCookies();
    await withConsent(page);
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByLabel('Passwort', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByRole('button', { name: 'Gerät verloren?' }).click();
    const field = page.getByLabel('Wiederherstellungscode');
    await field.fill('0000-0000-0000');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('stimmt nicht oder wurde schon benutzt');
    await field.fill(code.toUpperCase());
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/portal/);
    expect(await mailbox.find(account.email, /Zweiter Faktor und Passkeys entfernt/)).toContain(
      'einen Ihrer Wiederherstellungscodes',
    );
  },
);
