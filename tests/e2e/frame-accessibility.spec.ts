import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));
test.use({ expectedErrors: [/404/] });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@phone' }, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/pakete', '/not-found']) {
      test(`${path} has no axe finding, one of each landmark and no sideways scrolling`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.target.join(' ')}`)).toEqual([]);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }
  });
}

test('the open mobile menu has no axe finding', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pakete');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.target.join(' ')}`)).toEqual([]);
});
