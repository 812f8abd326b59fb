import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('ROI calculator', () => {
  test('follows every change at once and keeps it in the address', async ({ page }) => {
    await page.goto('/roi-kalkulator');
    await hydrated(page);
    const gain = page.getByTestId('roi-gewinn');
    const before = await gain.innerText();
    await page.getByLabel('Besucher im Monat').fill('5000');
    await expect(gain).not.toHaveText(before);
    const after = await gain.innerText();
    await expect(page).toHaveURL(/besucher=5000/);
    await page.reload();
    await expect(gain).toHaveText(after);
  });

  test(
    'takes the price of a package and leads to the matching quote form',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/roi-kalkulator');
      await hydrated(page);
      await page.getByLabel('Paket').selectOption('commerce');
      await expect(page.getByLabel('Investition einmalig')).toHaveValue('2590');
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Angebot anfragen' }),
      ).toHaveAttribute('href', '/?angebot=commerce');
      await page.getByLabel('Investition einmalig').fill('3000');
      await expect(page.getByLabel('Paket')).toHaveValue('');
    },
  );
});
