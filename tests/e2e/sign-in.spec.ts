import { ADMIN, expect, inGate, test, withConsent } from '#tests/support/browser.ts';
import { createAccount, forgetSession, signInByForm } from '#tests/support/accounts.ts';
import { expectToast } from '#tests/support/quote-form.ts';
import { openAuthenticatorApp } from '#tests/support/authenticator-app.ts';

// The bar is tested on a page of its own: any public page shows it.
const PAGE = '/pakete';

test.beforeEach(async ({ page }) => withConsent(page));

test.describe('signing in', () => {
  test('leads a customer to the portal and shows the way there', async ({ page }) => {
    const account = await createAccount();
    const profile = page.waitForRequest(/\/rest\/v1\/profiles/);
    await signInByForm(page, account);
    await expect(page).toHaveURL(/\/portal/);
    const { searchParams } = new URL((await profile).url());
    expect([searchParams.get('select'), searchParams.get('id')]).toEqual(['*', `eq.${account.id}`]);
    await page.goto(PAGE);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute(
      'href',
      '/portal',
    );
    await expect(bar.getByRole('link', { name: 'Anmelden' })).toBeHidden();
    await expect(bar.getByText('Admin', { exact: true })).toBeHidden();
  });

  test.describe('without an answer about the profile', () => {
    test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/, /profile/i]) });

    test(
      'asks three times more and then no longer (PERF-06)',
      { tag: '@full' },
      async ({ page }) => {
        await signInByForm(page, await createAccount());
        await expect(page).toHaveURL(/\/portal/);
        let asked = 0;
        await page.route(/\/rest\/v1\/profiles/, (route) => {
          // The page that is being left may still ask for its own.
          if (route.request().headers()['referer']?.endsWith(PAGE)) asked += 1;
          return route.abort();
        });
        await page.clock.install();
        await page.goto(PAGE);
        await expect
          .poll(async () => {
            await page.clock.runFor(1_000);
            return asked;
          })
          .toBe(4);
        for (let seconds = 0; seconds < 90; seconds += 5) {
          await page.clock.runFor(5_000);
          await page.waitForTimeout(20);
        }
        expect(asked).toBe(4);
      },
    );
  });

  test(
    'moves nothing on a page while the session is being read',
    { tag: '@full' },
    async ({ page }) => {
      await signInByForm(page, await createAccount());
      await page.goto(PAGE);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Kundenportal' }),
      ).toBeVisible();
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(moved).toBeLessThan(0.02);
    },
  );

  test(
    'moves nothing on the login page while it leads on @phone',
    { tag: '@full' },
    async ({ page }) => {
      const account = await createAccount();
      await page.goto('/login');
      await page.getByLabel('E-Mail').fill(account.email);
      await page.getByLabel('Passwort', { exact: true }).fill(account.password);
      // The page itself measures: the browser's remote control waits for the next page.
      await page.evaluate(() => {
        const measure = () =>
          ['h1', 'footer'].map((part) =>
            Math.round(document.querySelector(part)!.getBoundingClientRect().top + scrollY),
          );
        const before = measure();
        new MutationObserver(() => {
          if (!document.querySelector('main')!.textContent.includes('Sie werden weitergeleitet'))
            return;
          const field = document.querySelector('input[type=email]');
          // What was entered can be seen, and changed no more.
          const isInert = field?.closest('[inert]') != null;
          sessionStorage.setItem('led-on', JSON.stringify({ before, after: measure(), isInert }));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page).toHaveURL(/\/portal/);
      const { before, after, isInert } = await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('led-on')!) as Record<string, unknown>,
      );
      expect(after).toEqual(before);
      expect(isInert).toBe(true);
    },
  );

  test.describe('as an admin', () => {
    // The admin area listens for news; leaving it while the connection is being
    // made is reported by the browser.
    test.use({ expectedErrors: async ({}, use) => use([/WebSocket/]) });
    test('leads to the admin area and shows the badge', async ({ page }) => {
      await signInByForm(page, ADMIN);
      await expect(page).toHaveURL(/\/admin/);
      await page.goto(PAGE);
      const bar = page.getByRole('banner');
      const seen = { visible: true };
      await expect(bar.getByText('Admin', { exact: true }).filter(seen)).toBeVisible();
      await expect(bar.locator('a[href="/admin"]').filter(seen)).toBeVisible();
      await expect(bar.locator('a[href="/portal"]').filter(seen)).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      const menu = page.getByRole('navigation', { name: 'Menü' });
      await expect(menu.getByText('Admin', { exact: true })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute(
        'href',
        '/admin',
      );
      await expect(menu.getByRole('link', { name: 'Anmelden' })).toBeHidden();
    });
  });

  test('goes back to the page the visitor came from, never to another site', async ({ page }) => {
    const account = await createAccount();
    await signInByForm(page, account, `/login?weiter=${encodeURIComponent('/pakete#raten')}`);
    await expect(page).toHaveURL(/\/pakete#raten$/);
    await page.goto('/login?weiter=https://evil.example/');
    await expect(page).toHaveURL(/localhost.*\/portal/);
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
        await expect(page.getByRole('alert')).toHaveText(
          'E-Mail-Adresse oder Passwort stimmen nicht.',
        );
        await expect(page).toHaveURL(/\/login$/);
      }
    });
  });

  for (const status of [502, 503, 504]) {
    test.describe(`while the service answers ${status}`, () => {
      test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) });
      test('explains it and works on the second try', inGate(status === 502), async ({ page }) => {
        const account = await createAccount();
        await page.route('**/auth/v1/token**', (route) => route.fulfill({ status, body: '' }), {
          times: 1,
        });
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
    await signInByForm(page, account, '/login?weiter=/portal/sicherheit');
    await page.getByRole('button', { name: 'App mit Code einrichten' }).click();
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    const app = openAuthenticatorApp(
      await page.getByText('Schlüssel:').locator('code').innerText(),
    );
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
