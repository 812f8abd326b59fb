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

test.describe('on a phone, while the page is being read', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('shows no field before the result above it', async ({ page }) => {
    await page.route('/roi-kalkulator', async (route) => {
      const answer = await route.fetch();
      const whole = await answer.text();
      // As far as the parser of a slow phone has come at its first frame.
      const end = whole.indexOf('</form>', whole.indexOf('<main'));
      await route.fulfill({ response: answer, body: whole.slice(0, end) });
    });
    await page.goto('/roi-kalkulator');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Besucher im Monat')).toBeHidden();
    await page.unroute('/roi-kalkulator');
    await page.reload();
    await expect(page.getByLabel('Besucher im Monat')).toBeVisible();
  });
});
