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

  test('takes the price of a package and leads to the matching quote form', async ({ page }) => {
    await page.goto('/roi-kalkulator');
    await hydrated(page);
    await page.getByLabel('Paket').selectOption('commerce');
    await expect(page.getByLabel('Investition einmalig')).toHaveValue('2590');
    await expect(page.getByRole('main').getByRole('link', { name: 'Angebot anfragen' })).toHaveAttribute('href', '/?angebot=shop');
    await page.getByLabel('Investition einmalig').fill('3000');
    await expect(page.getByLabel('Paket')).toHaveValue('');
  });

  for (const value of ['', '0', '-1', 'abc', '9'.repeat(30), '1e99']) {
    test(`shows no broken number for “${value.slice(0, 6)}”`, async ({ page }) => {
      await page.goto('/roi-kalkulator');
      await hydrated(page);
      for (const field of await page.getByRole('main').locator('form input').all()) {
        await field.fill(value);
        expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|Infinity|undefined|∞/);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  }

  test('shows a result without script', async ({ request }) => {
    const html = await (await request.get('/roi-kalkulator?besucher=0&stunden=0&investition=1000')).text();
    expect(html).toMatch(/data-testid="roi-gewinn"[^>]*>-1\.300\s€/);
  });
});
