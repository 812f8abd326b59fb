import { createAccount, openService, signIn } from '#tests/support/accounts.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';

test(
  'an admin is led to the second factor, may put it off, and has to after seven days',
  { tag: '@full' },
  async ({ page }) => {
    const account = await createAccount('Ada Aufschub');
    const service = await openService();
    await service.from('profiles').update({ role: 'admin' }).eq('id', account.id);
    await withConsent(page);
    await signIn(page, account, '/admin');
    const notice = page.getByRole('complementary', { name: 'Zweiter Faktor' });
    await expect(notice).toContainText('Bitte richten Sie einen zweiten Faktor ein.');
    await expect(notice.getByRole('link', { name: 'Zweiten Faktor einrichten' })).toHaveAttribute(
      'href',
      '/admin/konto',
    );
    const stored = page.waitForResponse('**/rpc/postpone_factor');
    await notice.getByRole('button', { name: 'Später' }).click();
    await expect(notice).toHaveCount(0);
    await stored;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebotsanfragen');
    await expect(notice).toHaveCount(0);

    const past = new Date(Date.now() - 1000).toISOString();
    await service
      .from('factor_deadlines')
      .update({ due_at: past, quiet_until: null })
      .eq('user_id', account.id);
    await page.goto('/admin/rechnungen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten');
    await page.getByRole('button', { name: 'App mit Code einrichten' }).click();
    const app = openAuthenticatorApp(
      await page.getByText('Schlüssel:').locator('code').innerText(),
    );
    await page.getByLabel('Code', { exact: true }).fill(app.generate());
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await expect(page.getByRole('region', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter zur Verwaltung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen');
  },
);
