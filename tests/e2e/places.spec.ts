import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('local pages', () => {
  test(
    'a map shows every name whole and large enough on a phone',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/', '/seo-lexikon', '/koeln/seo', '/wien/seo']) {
        await page.goto(path);
        const names = await page.getByRole('img', { name: /^Karte/ }).evaluate((map) => {
          const frame = map.getBoundingClientRect();
          const scale = frame.width / (map as unknown as SVGSVGElement).viewBox.baseVal.width;
          return [...map.querySelectorAll('text')]
            .map((text) => ({
              name: text.textContent,
              box: text.getBoundingClientRect(),
              size: parseFloat(getComputedStyle(text).fontSize) * scale,
            }))
            .filter(({ box }) => box.width > 0)
            .map(({ name, box, size }) => ({
              name,
              isWhole: box.left >= frame.left && box.right <= frame.right,
              isLarge: size >= 11,
            }));
        });
        expect(names.length).toBeGreaterThan(3);
        expect(
          names.filter(({ isWhole, isLarge }) => !isWhole || !isLarge),
          path,
        ).toEqual([]);
      }
    },
  );
});

test.describe('lexicon', () => {
  test('filters the cities while typing and by country', async ({ page }) => {
    await page.goto('/seo-lexikon/staedte');
    await hydrated(page);
    await page.getByLabel('Stadt oder Region').fill('koln');
    await expect(page.getByRole('status').filter({ hasText: '1 Stadt' })).toBeVisible();
    await page.getByLabel('Stadt oder Region').fill('');
    await page.getByLabel('Land').selectOption('CH');
    await expect(page.getByRole('main').getByRole('link', { name: 'Basel' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Aachen' })).toHaveCount(0);
  });
});
