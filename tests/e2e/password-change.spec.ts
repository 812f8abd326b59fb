import { expect, test, withConsent } from '#tests/support/browser.ts';
import { createAccount, forgetSession, signIn } from '#tests/support/accounts.ts';
import { expectToast } from '#tests/support/quote-form.ts';

test.beforeEach(async ({ page }) => withConsent(page));

test(
  'a fresh sign-in changes the password without the old one',
  { tag: '@full' },
  async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, '/portal/sicherheit');
    await page.getByText('Ändern: Passwort').click();
    await page.getByLabel('Passwort', { exact: true }).fill('ganz-neuer-Satz-9');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expectToast(page, 'Passwort gespeichert');
    await forgetSession(page);
    await signIn(page, { email: account.email, password: 'ganz-neuer-Satz-9' });
  },
);

test.describe('when the sign-in is a while ago', () => {
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) });

  test('the old password is asked for', { tag: '@full' }, async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, '/portal/sicherheit');
    await page.getByText('Ändern: Passwort').click();
    // What the service says then; the next try reaches it.
    const reply = { code: 400, error_code: 'reauthentication_needed', msg: 'needed' };
    let refusals = 0;
    await page.route('**/auth/v1/user', (route) =>
      route.request().method() === 'PUT' && refusals++ === 0
        ? route.fulfill({ status: 400, json: reply })
        : route.fallback(),
    );
    const [old, fresh] = ['Bisheriges Passwort', 'Passwort'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    const save = page.getByRole('button', { name: 'Passwort speichern' });
    await fresh!.fill('ganz-neuer-Satz-9');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('auch Ihr bisheriges Passwort');
    await expect(fresh!).toHaveValue('ganz-neuer-Satz-9');
    await old!.fill('nicht-meines-5');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Das bisherige Passwort stimmt nicht.');
    await old!.fill(account.password);
    await save.click();
    await expectToast(page, 'Passwort gespeichert');
    await expect(old!).toBeHidden();
  });
});
