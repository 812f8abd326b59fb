import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test('the open mobile menu has no axe finding', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pakete');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.target.join(' ')}`)).toEqual([]);
});
