import type { Locator } from '@playwright/test';
import { TOTP } from 'otpauth';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { createAccount, enrolApp, forgetSession, openService, signIn } from '#tests/support/accounts.ts';
import { answerQuote, completeQuote, expectToast, openQuote, send } from '#tests/support/quote-form.ts';

// The bar is tested on a page of its own: any public page shows it.
const PAGE = '/pakete';

test.beforeEach(async ({ page }) => withConsent(page));

test.describe('signing in', () => {
  test('leads a customer to the portal and shows the way there', async ({ page }) => {
    const account = await createAccount();
    const profile = page.waitForRequest(/\/rest\/v1\/profiles/);
    await signIn(page, account);
    await expect(page).toHaveURL(/\/portal/);
    const { searchParams } = new URL((await profile).url());
    expect([searchParams.get('select'), searchParams.get('id')]).toEqual(['*', `eq.${account.id}`]);
    await page.goto(PAGE);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute('href', '/portal');
    await expect(bar.getByRole('link', { name: 'Anmelden' })).toBeHidden();
    await expect(bar.getByText('Admin', { exact: true })).toBeHidden();
  });

  test('moves nothing on a page while the session is being read', async ({ page }) => {
    await signIn(page, await createAccount());
    await page.goto(PAGE);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(moved).toBeLessThan(0.02);
  });

  test('keeps the place of the form while it leads on @phone', async ({ page }) => {
    const account = await createAccount();
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByLabel('Passwort', { exact: true }).fill(account.password);
    // From the heading on: the bar above grows with the entries of a signed-in visitor.
    const topOf = async (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const measure = async () => (await topOf(page.getByRole('contentinfo'))) - (await topOf(page.getByRole('heading', { level: 1 })));
    const before = await measure();
    const measured = Promise.withResolvers<void>();
    await page.route(/\/portal(\.data)?([?]|$)|__manifest/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Sie werden weitergeleitet...')).toBeVisible();
    await expect(page.getByLabel('E-Mail')).toBeHidden();
    expect(await measure()).toBe(before);
    measured.resolve();
    await expect(page).toHaveURL(/\/portal/);
  });

  test.describe('as an admin', () => {
    // The admin area listens for news; leaving it while the connection is being made is reported by the browser.
    test.use({ expectedErrors: async ({}, use) => use([/WebSocket/]) });
    test('leads to the admin area and shows the badge', async ({ page }) => {
      await signIn(page, ADMIN);
      await expect(page).toHaveURL(/\/admin/);
      await page.goto(PAGE);
      const bar = page.getByRole('banner');
      await expect(bar.getByText('Admin', { exact: true })).toBeVisible();
      await expect(bar.locator('a[href="/admin"]')).toBeVisible();
      await expect(bar.locator('a[href="/portal"]')).toBeHidden();
    });
  });

  test('goes back to the page the visitor came from, never to another site', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, `/login?weiter=${encodeURIComponent('/pakete#raten')}`);
    await expect(page).toHaveURL(/\/pakete#raten$/);
    await page.goto('/login?weiter=https://evil.example/');
    await expect(page).toHaveURL(/127\.0\.0\.1.*\/portal/);
  });

  test.describe('with wrong credentials', () => {
    test.use({ expectedErrors: async ({}, use) => use([/400 \(Bad Request\)/]) });
    test('stays, and does not tell whether the address exists', async ({ page }) => {
      const account = await createAccount();
      await page.goto('/login');
      for (const email of [account.email, 'niemand@firma.example']) {
        await page.getByLabel('E-Mail').fill(email);
        await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch');
        const answered = page.waitForResponse('**/auth/v1/token**');
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await answered;
        await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.');
        await expect(page).toHaveURL(/\/login$/);
      }
    });
  });

  for (const status of [502, 503, 504]) {
    test.describe(`while the service answers ${status}`, () => {
      test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) });
      test('explains it and works on the second try', async ({ page }) => {
        const account = await createAccount();
        await page.route('**/auth/v1/token**', (route) => route.fulfill({ status, body: '' }), { times: 1 });
        await page.goto('/login');
        await page.getByLabel('E-Mail').fill(account.email);
        await page.getByLabel('Passwort', { exact: true }).fill(account.password);
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('gerade nicht erreichbar');
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await expect(page).toHaveURL(/\/portal/);
      });
    });
  }

  test('asks for the second factor that was switched on in the portal', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, '/login?weiter=/portal/sicherheit');
    await page.getByRole('button', { name: 'Authenticator-App einrichten' }).click();
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    const app = new TOTP({ secret: await page.getByText('Schlüssel:').locator('code').innerText() });
    await page.getByLabel('Code', { exact: true }).fill(app.generate());
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await expectToast(page, 'Zweiter Faktor eingeschaltet');

    await forgetSession(page);
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByLabel('Passwort', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible();
    // The password alone opens no page of the area.
    await page.goto('/portal/rechnungen');
    await expect(page).toHaveURL(/\/login\?weiter=/);
    await page.getByLabel('Code', { exact: true }).fill(app.generate());
    await page.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(page).toHaveURL(/\/portal\/rechnungen$/);
  });
});

test.describe('registration', () => {
  test('creates user and profile, and the mail leads in', async ({ page, mailbox }) => {
    const email = `neu-${Date.now()}@firma.example`;
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Registrieren' }).click();
    await page.getByLabel('Vollständiger Name').fill('Mara Neu');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill('ein-langer-Satz-7');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText('Registrierung erfolgreich')).toBeVisible();
    await expect(page.getByText(/bestätigen Sie Ihre E-Mail-Adresse/)).toBeVisible();
    await page.goto(findLink(await mailbox.find(email)));
    await expect(page).toHaveURL(/\/portal/);
    const service = await openService();
    const { data } = await service.from('profiles').select('full_name, role').eq('full_name', 'Mara Neu').limit(1).single();
    expect(data).toEqual({ full_name: 'Mara Neu', role: 'customer' });
  });

  test('explains what is wrong and sends nothing', async ({ page }) => {
    let calls = 0;
    await page.route('**/auth/v1/signup**', (route) => {
      calls++;
      return route.abort();
    });
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Registrieren' }).click();
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
    test('is refused with its reasons', async ({ page }) => {
      await page.route('**/auth/v1/signup**', (route) =>
        route.fulfill({
          status: 422,
          json: { code: 422, error_code: 'weak_password', msg: 'weak', weak_password: { reasons: ['pwned', 'characters'] } },
        }),
      );
      await page.goto('/login');
      await page.getByRole('tab', { name: 'Registrieren' }).click();
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
    await page.getByLabel('Passwort', { exact: true }).fill('ganz-neuer-Satz-9');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expectToast(page, 'Passwort gespeichert');
    await forgetSession(page);
    await signIn(page, { email: account.email, password: 'ganz-neuer-Satz-9' });
    await expect(page).toHaveURL(/\/portal/);
  });

  test('the code from the mail does the same', async ({ page, mailbox }) => {
    const account = await createAccount();
    await page.goto('/login/passwort-vergessen');
    await page.getByLabel('E-Mail').fill(account.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByLabel('Code').fill(findCode(await mailbox.find(account.email)));
    await page.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(page).toHaveURL(/\/login\/neues-passwort$/);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  });

  test('a second factor is asked for before a new one is chosen', async ({ page, mailbox }) => {
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
  });

  test('an unknown address gets the same answer', async ({ page }) => {
    await page.goto('/login/passwort-vergessen');
    await page.getByLabel('E-Mail').fill('niemand@firma.example');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  });

  test('a link from another browser is explained', async ({ page }) => {
    await page.goto('/login?code=fremd');
    await expect(page.getByRole('alert')).toContainText('in dem Browser, in dem Sie ihn angefordert haben');
    await page.goto('/login?bestaetigt=1&code=fremd');
    await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  });

  test('a used link is explained', async ({ page }) => {
    await page.goto('/login?error=access_denied&error_code=otp_expired');
    await expect(page.getByRole('alert')).toContainText('abgelaufen oder wurde schon benutzt');
  });
});

test('a link by mail signs in without password', async ({ page, mailbox }) => {
  const account = await createAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ohne Passwort anmelden' }).click();
  await page.getByLabel('E-Mail').fill(account.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  await page.goto(findLink(await mailbox.find(account.email)));
  await expect(page).toHaveURL(/\/portal/);
});

test.describe('the session', () => {
  test('survives a reload and a visitor on /login is led on', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, `/login?weiter=${PAGE}`);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL(/\/portal/);
  });

  test('ends with the toast, on the start page, in every tab', async ({ page, context }) => {
    const account = await createAccount();
    await signIn(page, account, `/login?weiter=${PAGE}`);
    const other = await context.newPage();
    await withConsent(other);
    await other.goto(PAGE);
    await expect(other.getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    const logout = page.waitForRequest('**/auth/v1/logout**');
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    expect((await logout).method()).toBe('POST');
    await expectToast(page, 'Abgemeldet', 'Sie wurden erfolgreich abgemeldet.');
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });

  test.describe('when signing out fails', () => {
    test.use({ expectedErrors: async ({}, use) => use([/Sign-out failed/, /Failed to load resource/]) });
    test('says so and stays signed in', async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account, `/login?weiter=${PAGE}`);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: { message: 'nein' } }));
      await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
      await expectToast(page, 'Fehler', 'Fehler beim Abmelden.');
      expect(logged.some((text) => text.includes('Sign-out failed'))).toBe(true);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    });
  });

  test('is in reach in the mobile menu @phone-only', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, `/login?weiter=${PAGE}`);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expectToast(page, 'Abgemeldet');
  });

  test('the login page names at most 120 kB of JavaScript, and the client comes with the first touch', async ({ page }) => {
    const loaded = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name }) => new URL(name).pathname),
      );
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const named = await page.locator('link[rel=modulepreload]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    const sizes = await Promise.all(
      named.map(async (path) =>
        Number((await page.request.head(path, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']),
      ),
    );
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(80_000);
    expect(sum).toBeLessThanOrEqual(120_000);
    const untouched = await loaded();
    await page.getByLabel('E-Mail').click();
    await expect.poll(async () => (await loaded()).length).toBeGreaterThan(untouched.length);
  });

  test('no visitor without a session pays for the backend client', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => /\/(auth|rest)\/v1\//.test(request.url()) && calls.push(request.url()));
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });

  test('goes along with a quote request', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, `/login?weiter=${PAGE}`);
    const bodies = await answerQuote(page, {});
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    const request = page.waitForRequest('**/functions/v1/quote-request');
    await send(dialog);
    const bearer = (await request).headers()['authorization']!.replace('Bearer ', '');
    expect(JSON.parse(Buffer.from(bearer.split('.')[1]!, 'base64url').toString())).toMatchObject({
      sub: account.id,
      role: 'authenticated',
    });
    await expect.poll(() => bodies[0]).toMatchObject({ user_id: account.id });
  });
});

const findLink = (mail: string): string => /https?:\/\/[^\s"<>]+\/auth\/v1\/verify[^\s"<>]*/.exec(mail)![0].replaceAll('&amp;', '&');
const findCode = (mail: string): string => /\b\d{6}\b/.exec(mail.slice(mail.search(/\r?\n\r?\n/)))![0];
