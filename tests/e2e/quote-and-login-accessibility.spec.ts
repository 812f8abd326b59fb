import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, inGate, test, withConsent } from '#tests/support/browser.ts';
import {
  expectToast,
  fillContact,
  fillProject,
  next,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';

test.beforeEach(({ page }) => withConsent(page));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@phone-first' }, () => {
    test.use({ colorScheme });

    test(
      'every step of the quote form is accessible, with and without errors',
      inGate(colorScheme === 'dark'),
      async ({ page }) => {
        const dialog = await openQuote(page);
        await expectAccessible(page, {}, 'step 1');
        await next(dialog);
        await expectAccessible(page, {}, 'step 1 with errors');
        await fillProject(dialog);
        await next(dialog);
        await expectAccessible(page, {}, 'step 2');
        await next(dialog);
        await expectAccessible(page, {}, 'step 2 with errors');
        await fillContact(dialog);
        await next(dialog);
        await expectAccessible(page, {}, 'step 3');
        await send(dialog);
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expectToast(page, 'Formular unvollständig');
        await expectAccessible(page, {}, 'step 3 with errors');
        await dialog.getByText('Tippen').click();
        await expectAccessible(page, {}, 'typed signature');
      },
    );

    for (const path of [
      '/login',
      '/login/link',
      '/login/passwort-vergessen',
      '/login/neues-passwort',
    ]) {
      test(`${path} is accessible`, { tag: '@full' }, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page, {}, path);
      });
    }

    test('registration with errors is accessible', { tag: '@full' }, async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expectAccessible(page, {}, 'registration');
    });
  });
}
