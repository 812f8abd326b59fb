import { expect, hydrated, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('local pages', () => {
  for (const path of ['/koeln/ki-chatbots', '/ki-chatbots-koeln']) {
    test(`${path} shows the page whose canonical address is /koeln/ki-chatbots`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('KI-Chatbots in Köln');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/koeln\/ki-chatbots$/);
      await expect(page.getByRole('img', { name: /Karte: Köln/ })).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text) as unknown)).toContainEqual(
        expect.objectContaining({
          '@type': 'Service',
          areaServed: expect.objectContaining({ name: 'Köln', geo: expect.anything() as unknown }) as unknown,
        }),
      );
    });
  }

  test('a map shows every name whole and large enough on a phone', async ({ page }) => {
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
          .map(({ name, box, size }) => ({ name, isWhole: box.left >= frame.left && box.right <= frame.right, isLarge: size >= 11 }));
      });
      expect(names.length).toBeGreaterThan(3);
      expect(
        names.filter(({ isWhole, isLarge }) => !isWhole || !isLarge),
        path,
      ).toEqual([]);
    }
  });

  test('cities differ in text, not in the name only', async ({ page }) => {
    const read = async (city: string, name: string) => {
      await page.goto(`/${city}/webdesign`);
      const text = await page.getByRole('main').innerText();
      return new Set(text.replaceAll(name, '').split(/(?<=[.!?])\s+/));
    };
    const aachen = await read('aachen', 'Aachen');
    const venlo = await read('venlo', 'Venlo');
    const common = [...aachen].filter((sentence) => venlo.has(sentence));
    expect(common.length / aachen.size).toBeLessThan(0.35);
  });

  test.describe('unknown places', () => {
    test.use({ expectedErrors: [/404/] });
    for (const path of [
      '/atlantis/webdesign',
      '/koeln/steuerberatung',
      '/webdesign-atlantis',
      '/seo-lexikon/frankreich',
      '/seo-lexikon/atlantis/seo',
      '/seo-lexikon/services/druck',
    ]) {
      test(`${path} answers 404`, async ({ page }) => {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }
  });
});

test.describe('lexicon', () => {
  test('leads from the root over regions, cities and services to a city', async ({ page }) => {
    await page.goto('/seo-lexikon');
    const main = page.getByRole('main');
    for (const region of ['deutschland', 'niederlande', 'oesterreich', 'schweiz'])
      await expect(main.locator(`a[href="/seo-lexikon/${region}"]`)).toBeVisible();
    await expect(main.locator('a[href="/seo-lexikon/services/webdesign"]')).toBeVisible();
    await main.locator('a[href="/seo-lexikon/niederlande"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO-Lexikon Niederlande');
    await page.getByRole('main').getByRole('link', { name: 'Venlo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('in Venlo');
  });

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

  test('filters without script too', async ({ request }) => {
    const html = await (await request.get('/seo-lexikon/staedte?q=limburg&land=NL')).text();
    expect(html).toContain('/seo-lexikon/maastricht/webdesign');
    expect(html).not.toContain('href="/seo-lexikon/aachen/webdesign"><');
  });
});
