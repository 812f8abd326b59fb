import { expect, test, withConsent } from '#tests/support/browser.ts';
import {
  createAccount,
  enrolApp,
  forgetSession,
  openService,
  signInByForm,
} from '#tests/support/accounts.ts';
import { expectToast } from '#tests/support/quote-form.ts';

// The ways in that go by mail: registration, a forgotten password, a link instead of a password.

test.beforeEach(async ({ page }) => withConsent(page));

test.describe('registration', () => {
  test(
    'the code from the mail leads in as its link does',
    { tag: '@full' },
    async ({ page, mailbox, expectedErrors }) => {
      // A wrong code.
      expectedErrors.push(/403/);
      const email = `code-${Date.now()}@firma.example`;
      await page.goto('/login');
      await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
      await page.getByLabel('Vollständiger Name').fill('Cora Code');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill('ein-langer-Satz-7');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      const code = page.getByLabel('Code', { exact: true });
      const confirm = page.getByRole('button', { name: 'Mit Code bestätigen' });
      const right = findCode(await mailbox.find(email));
      await code.fill(right === '000000' ? '000001' : '000000');
      await confirm.click();
      await expect(page.getByRole('alert')).toContainText(/abgelaufen|falsch/);
      await code.fill(right);
      await confirm.click();
      await expect(page).toHaveURL(/\/portal/);
    },
  );

  test(
    'creates user and profile, and the mail leads in',
    { tag: '@full' },
    async ({ page, mailbox }) => {
      const email = `neu-${Date.now()}@firma.example`;
      await page.goto('/login');
      await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
      await page.getByLabel('Vollständiger Name').fill('Mara Neu');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill('ein-langer-Satz-7');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByText('Registrierung erfolgreich')).toBeVisible();
      await expect(page.getByText(/bestätigen Sie Ihre E-Mail-Adresse/)).toBeVisible();
      await page.goto(findLink(await mailbox.find(email)));
      await expect(page).toHaveURL(/\/portal/);
      const service = await openService();
      const { data } = await service
        .from('profiles')
        .select('full_name, role')
        .eq('full_name', 'Mara Neu')
        .limit(1)
        .single();
      expect(data).toEqual({ full_name: 'Mara Neu', role: 'customer' });
    },
  );

  test(
    'after a stranger’s, the mail leads to a password of one’s own',
    { tag: '@full' },
    async ({ page, mailbox }) => {
      const email = `doppelt-${Date.now()}@firma.example`;
      const { auth } = await openService();
      await auth.signUp({ email, password: 'das-Wort-des-Fremden-1' });
      await mailbox.find(email);
      const first = await mailbox.all(email);
      await page.goto('/login/passwort-vergessen');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByRole('button', { name: 'Link anfordern' }).click();
      await expect.poll(() => mailbox.count(email)).toBe(2);
      const [mail] = (await mailbox.all(email)).filter((text) => !first.includes(text));
      await page.goto(findLink(mail!));
      await expect(page).toHaveURL(/\/login\/neues-passwort$/);
      await page.goto('/portal');
      await expect(page).toHaveURL(/\/login\/neues-passwort$/);
      await page.getByLabel('Passwort', { exact: true }).fill('mein-eigener-Satz-4');
      await page.getByRole('button', { name: 'Passwort speichern' }).click();
      await expectToast(page, 'Passwort gespeichert');
      await expect(page).toHaveURL(/\/portal/);
    },
  );

  test('explains what is wrong and sends nothing', { tag: '@full' }, async ({ page }) => {
    let calls = 0;
    await page.route('**/auth/v1/signup**', (route) => {
      calls++;
      return route.abort();
    });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
    const submit = page.getByRole('button', { name: 'Registrieren' });
    await submit.click();
    await expect(page.getByText('Bitte geben Sie Ihren vollständigen Namen ein.')).toBeVisible();
    await expect(page.getByLabel('Vollständiger Name')).toBeFocused();
    await page.getByLabel('Vollständiger Name').fill('Mara');
    await page.getByLabel('E-Mail').fill('mara');
    await page.getByLabel('Passwort', { exact: true }).fill('sieben7');
    await submit.click();
    await expect(page.getByText(/gültige E-Mail-Adresse/)).toBeVisible();
    await expect(page.getByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeVisible();
    expect(calls).toBe(0);
  });

  test.describe('a password the service finds weak', () => {
    test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) });
    test('is refused with its reasons', { tag: '@full' }, async ({ page }) => {
      await page.route('**/auth/v1/signup**', (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 422,
            error_code: 'weak_password',
            msg: 'weak',
            weak_password: { reasons: ['pwned', 'characters'] },
          },
        }),
      );
      await page.goto('/login');
      await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
      await page.getByLabel('Vollständiger Name').fill('Mara');
      await page.getByLabel('E-Mail').fill('mara@firma.example');
      await page.getByLabel('Passwort', { exact: true }).fill('ein-langer-Satz-7');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByRole('alert')).toContainText('gestohlener Passwörter');
      await expect(page.getByRole('alert')).toContainText('verschiedene Zeichen');
    });
  });
});

test.describe('forgotten password', () => {
  test('the link leads to a form, and the new password works', async ({ page, mailbox }) => {
    const account = await createAccount();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
    await page.goto(findLink(await mailbox.find(account.email)));
    await expect(page).toHaveURL(/\/login\/neues-passwort$/);
    // The link has signed in already, and the bar says so.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await page.getByLabel('Passwort', { exact: true }).fill('ganz-neuer-Satz-9');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expectToast(page, 'Passwort gespeichert');
    await forgetSession(page);
    await signInByForm(page, { email: account.email, password: 'ganz-neuer-Satz-9' });
    await expect(page).toHaveURL(/\/portal/);
  });

  test('the code from the mail does the same', { tag: '@full' }, async ({ page, mailbox }) => {
    const account = await createAccount();
    await page.goto('/login/passwort-vergessen');
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByLabel('Code').fill(findCode(await mailbox.find(account.email)));
    await page.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(page).toHaveURL(/\/login\/neues-passwort$/);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  });

  test(
    'a second factor is asked for before a new one is chosen',
    { tag: '@full' },
    async ({ page, mailbox }) => {
      const account = await createAccount();
      const app = await enrolApp(account);
      await page.goto('/login/passwort-vergessen');
      await page.getByLabel('E-Mail').fill(account.email);
      await page.getByRole('button', { name: 'Link anfordern' }).click();
      await page.goto(findLink(await mailbox.find(account.email)));
      await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible();
      await page.getByLabel('Code', { exact: true }).fill(app.generate());
      await page.getByRole('button', { name: 'Code prüfen' }).click();
      await page.getByLabel('Passwort', { exact: true }).fill('ganz-neuer-Satz-9');
      await page.getByRole('button', { name: 'Passwort speichern' }).click();
      await expectToast(page, 'Passwort gespeichert');
      await expect(page).toHaveURL(/\/portal/);
    },
  );

  test('an unknown address gets the same answer', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login/passwort-vergessen');
    await page.getByLabel('E-Mail').fill('niemand@firma.example');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  });

  test('a link from another browser is explained', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login?code=fremd');
    await expect(page.getByRole('alert')).toContainText(
      'Bitte fordern Sie einen neuen an und öffnen Sie ihn in demselben Browser',
    );
    await page.goto('/login?bestaetigt=1&code=fremd');
    await expect(page.getByText('Bitte melden Sie sich jetzt an.')).toBeVisible();
    await page.goto('/login?bestaetigt=1&code=fremd&type=recovery');
    await page.getByRole('link', { name: 'Passwort vergeben' }).click();
    await expect(page).toHaveURL(/\/login\/passwort-vergessen$/);
  });

  test('a used link is explained', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login?error=access_denied&error_code=otp_expired');
    await expect(page.getByRole('alert')).toContainText('abgelaufen oder wurde schon benutzt');
  });
});

test('a link by mail signs in without password', { tag: '@full' }, async ({ page, mailbox }) => {
  const account = await createAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mit E-Mail-Link anmelden' }).click();
  await page.getByLabel('E-Mail').fill(account.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  await page.goto(findLink(await mailbox.find(account.email)));
  await expect(page).toHaveURL(/\/portal/);
});

const findLink = (mail: string): string =>
  /https?:\/\/[^\s"<>]+\/auth\/v1\/verify[^\s"<>]*/.exec(mail)![0].replaceAll('&amp;', '&');
const findCode = (mail: string): string =>
  /\b\d{6}\b/.exec(mail.slice(mail.search(/\r?\n\r?\n/)))![0];
