import { expect, test, withConsent } from '#tests/support/browser.ts';
import { createAccount, signIn } from '#tests/support/accounts.ts';
import {
  answerQuote,
  completeQuote,
  expectToast,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';

// The bar is tested on a page of its own: any public page shows it.
const PAGE = '/pakete';

test.beforeEach(async ({ page }) => withConsent(page));

test.describe('the session', () => {
  test('survives a reload and a visitor on /login is led on', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, PAGE);
    await page.reload();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Kundenportal' }),
    ).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL(/\/portal/);
  });

  test('ends with the toast, on the start page, in every tab', async ({ page, context }) => {
    const account = await createAccount();
    await signIn(page, account, PAGE);
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
    test.use({
      expectedErrors: async ({}, use) => use([/Sign-out failed/, /Failed to load resource/]),
    });
    test('says so and stays signed in', { tag: '@full' }, async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account, PAGE);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/auth/v1/logout**', (route) =>
        route.fulfill({ status: 500, json: { message: 'nein' } }),
      );
      await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
      await expectToast(page, 'Fehler', 'Fehler beim Abmelden.');
      expect(logged.some((text) => text.includes('Sign-out failed'))).toBe(true);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Kundenportal' }),
      ).toBeVisible();
    });
  });

  test('is in reach in the mobile menu @phone-only', { tag: '@full' }, async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, PAGE);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('link', { name: 'Kundenportal' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expectToast(page, 'Abgemeldet');
  });

  test(
    'the login page loads at most 10 kB of script with itself, and the client comes with the first touch',
    { tag: '@full' },
    async ({ page }) => {
      const loaded = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ encodedBodySize, startTime }) => ({ from: startTime, bytes: encodedBodySize })),
        );
      // Without it the client comes by itself once the line is quiet.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto('/login');
      await page.waitForLoadState('networkidle');
      const untouched = await loaded();
      const loadedAt = await page.evaluate(
        () => performance.timing.loadEventStart - performance.timeOrigin,
      );
      const sum = untouched
        .filter(({ from }) => from < loadedAt)
        .reduce((total, { bytes }) => total + bytes, 0);
      expect(sum).toBeGreaterThan(1_000);
      expect(sum).toBeLessThanOrEqual(10_240);
      await page.getByLabel('E-Mail').click();
      await expect.poll(async () => (await loaded()).length).toBeGreaterThan(untouched.length);
    },
  );

  test(
    'no visitor without a session pays for the backend client',
    { tag: '@full' },
    async ({ page }) => {
      const calls: string[] = [];
      page.on(
        'request',
        (request) => /\/(auth|rest)\/v1\//.test(request.url()) && calls.push(request.url()),
      );
      await page.goto(PAGE);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    },
  );

  test('goes along with a quote request', { tag: '@full' }, async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, PAGE);
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
