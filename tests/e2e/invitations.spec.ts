import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  createAccount,
  forgetSession,
  openAdminPage,
  signIn,
  openAs,
} from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

const findLink = (mail: string): string => LINK.exec(mail)![0].replaceAll('&amp;', '&');
const LINK = /https?:\/\/[^\s"<>]+\/auth\/v1\/verify[^\s"<>]*/;

test(
  'an admin invites a colleague, who sets a password and works as staff @phone-first',
  { tag: '@full' },
  async ({ page, browser, mailbox, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const email = `kollegin-${randomUUID().slice(0, 8)}@maasbogen.example`;
    await withConsent(page);
    await signIn(page, ADMIN, '/admin/benutzer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benutzer');
    await page.getByRole('button', { name: 'Person einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await dialog.getByLabel('E-Mail').fill('kollegin');
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog).toContainText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    await dialog.getByLabel('E-Mail').fill(ADMIN.email);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog).toContainText('Mit dieser Adresse gibt es schon ein Konto.');
    await dialog.getByLabel('E-Mail').fill(email);
    await dialog.getByLabel('Name').fill('Nele Neu');
    await dialog.getByLabel('Rolle').selectOption('staff');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox').fill(email);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Eingeladen');
    const first = await mailbox.find(email, /Einladung annehmen/);
    expect(first).toContain('Guten Tag,');
    await row.getByRole('button', { name: /^Verwalten/ }).click();
    await page.getByRole('button', { name: `Einladung an ${email} erneut senden` }).click();
    await expect.poll(() => mailbox.count(email, /Einladung annehmen/)).toBe(2);
    await page.keyboard.press('Escape');

    const colleague = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await withConsent(colleague);
    // Only the latest link counts.
    const links = (await mailbox.all(email, /Einladung annehmen/)).map(findLink);
    await colleague.goto(findLink(first));
    await expect(colleague.getByText(/abgelaufen|ungültig/).first()).toBeVisible();
    await colleague.goto(links.find((link) => link !== findLink(first))!);
    await colleague.getByLabel('Passwort', { exact: true }).fill('ein-langer-Satz-7');
    await colleague.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(colleague).toHaveURL(/\/(portal|admin)/);
    await expect(row).toContainText('Eingeladen');
    await page.reload();
    await page.getByRole('searchbox').fill(email);
    await expect(row).toContainText('Mitarbeiter');
    await expect(row.getByRole('button', { name: /Einladung/ })).toHaveCount(0);
    await colleague.context().close();

    await page.goto('/admin/protokoll');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: 'Benutzer eingeladen' })
        .filter({ hasText: 'Nele Neu' })
        .first(),
    ).toContainText('Mitarbeiter');
  },
);

test(
  'an invitation is taken back; nobody but an admin can invite',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const email = `irrtum-${randomUUID().slice(0, 8)}@maasbogen.example`;
    const customer = await createAccount();
    const refused = await (
      await openAs(customer)
    ).functions.invoke('users', { body: { email, name: '', role: 'admin' } });
    expect((refused.error as { context: Response }).context.status).toBe(403);
    expect(await mailbox.count(email)).toBe(0);

    const admin = await openAs(ADMIN);
    expect(
      (await admin.functions.invoke('users', { body: { email, name: '', role: 'admin' } })).error,
    ).toBeNull();
    const link = findLink(await mailbox.find(email, /Einladung annehmen/));
    await withConsent(page);
    await signIn(page, ADMIN);
    await openAdminPage(page, 'Benutzer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benutzer');
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').click();
    await page.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click();
    await expect(page.getByText('Einladung zurückgezogen')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
    await forgetSession(page);
    await page.goto(link);
    await expect(page.getByText(/abgelaufen|ungültig/).first()).toBeVisible();
  },
);
