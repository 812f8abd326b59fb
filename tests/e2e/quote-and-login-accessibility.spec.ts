import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { fillContact, fillProject, next, openQuote, send } from '#tests/support/quote-form.ts';

test.beforeEach(({ page }) => withConsent(page));

async function expectNoFinding(page: Page, state: string): Promise<void> {
  // A toast that is still fading in has the contrast of a moment: what stays is a finding.
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.target.join(' ')}`),
      state,
    ).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@phone' }, () => {
    test.use({ colorScheme });

    test('every step of the quote form is accessible, with and without errors', async ({ page }) => {
      const dialog = await openQuote(page);
      await expectNoFinding(page, 'step 1');
      await next(dialog);
      await expectNoFinding(page, 'step 1 with errors');
      await fillProject(dialog);
      await next(dialog);
      await expectNoFinding(page, 'step 2');
      await next(dialog);
      await expectNoFinding(page, 'step 2 with errors');
      await fillContact(dialog);
      await next(dialog);
      await expectNoFinding(page, 'step 3');
      await send(dialog);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectNoFinding(page, 'step 3 with errors');
      await dialog.getByText('Tippen').click();
      await expectNoFinding(page, 'typed signature');
    });

    for (const path of ['/login', '/login/link', '/login/passwort-vergessen', '/login/neues-passwort']) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path);
        await expectNoFinding(page, path);
      });
    }

    test('registration with errors is accessible', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expectNoFinding(page, 'registration');
    });
  });
}
