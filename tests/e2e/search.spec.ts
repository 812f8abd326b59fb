import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test('search by keyboard: shortcut, word, arrow, page, and back where it was opened @phone', async ({
  page,
}) => {
  await page.goto('/impressum');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Website durchsuchen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ladezeit');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossar\/ladezeit/);
  await expect(dialog).toBeHidden();
});

test(
  'a word that is nowhere leads on: other words, or a question to the agency',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await page.getByRole('button', { name: 'Website durchsuchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suche' });
    await dialog.getByRole('searchbox').fill('xyzzyqwert');
    await expect(dialog.getByText('Kein Treffer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Onlineshop' }).click();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect(dialog.getByText(/Seiten gefunden/)).toBeVisible();
    await dialog.getByRole('searchbox').fill('xyzzyqwert');
    await dialog.getByRole('link', { name: 'Frage stellen' }).click();
    await expect(page).toHaveURL(/\/kontakt$/);
  },
);

test.describe('site search', () => {
  test(
    'opens by shortcut, loads on use, forgives typing errors and is walked through by keyboard',
    { tag: '@full' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/services');
      await hydrated(page);
      expect(asked.filter((path) => /search-dialog|suche\.json/.test(path))).toEqual([]);
      await page.keyboard.press('Control+k');
      const field = page.getByLabel('Was suchen Sie?');
      await expect(field).toBeFocused();
      await expect.poll(() => asked).toContain('/suche.json');
      asked.length = 0;
      // It has come to rest.
      await page
        .getByRole('dialog')
        .evaluate(
          async (dialog) =>
            void (await Promise.all(dialog.getAnimations().map(({ finished }) => finished))),
        );
      const before = (await field.boundingBox())!.y;
      await field.fill('auftragsverarbeitng');
      const result = page
        .getByRole('dialog')
        .getByRole('link', { name: /Auftragsverarbeitung/ })
        .first();
      await expect(result).toBeVisible();
      // The field stays under the fingers while results come.
      expect(Math.abs((await field.boundingBox())!.y - before)).toBeLessThan(2);
      await field.press('ArrowDown');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(field).toBeFocused();
      await field.fill('xqzvw');
      await expect(page.getByRole('status').filter({ hasText: 'Kein Treffer' })).toBeVisible();
      // What is typed leaves the device in no request.
      expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
      await field.fill('sepa ueberweisung');
      await expect(
        page.getByRole('dialog').getByRole('link', { name: /SEPA/ }).first(),
      ).toBeVisible();
      await field.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/sepa-ueberweisung/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test.describe('without a connection', () => {
    test.use({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|manifest patches/],
    });

    test('goes on with what it has loaded before', { tag: '@full' }, async ({ page, context }) => {
      await withConsent(page, false, true);
      await page.goto('/impressum');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await hydrated(page);
      const find = async () => {
        await page.keyboard.press('Control+k');
        await page.getByLabel('Was suchen Sie?').fill('Ladezeit');
        await expect(
          page
            .getByRole('dialog')
            .getByRole('link', { name: /Ladezeit/ })
            .first(),
        ).toBeVisible();
      };
      await find();
      await context.setOffline(true);
      await page.reload();
      await hydrated(page);
      await find();
    });
  });
});

test(
  'the glossary is filtered while typing and by category',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/glossar');
    await hydrated(page);
    const entries = page.getByRole('main').getByRole('definition');
    const all = await entries.count();
    expect(all).toBeGreaterThanOrEqual(40);
    await page.getByLabel('Begriff suchen').fill('impresum');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Impressumspflicht' }),
    ).toBeVisible();
    await expect.poll(() => entries.count()).toBeLessThan(5);
    await page.getByLabel('Begriff suchen').fill('');
    await page.getByRole('button', { name: 'Recht', exact: true }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'DSGVO', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Canonical', exact: true }),
    ).toHaveCount(0);
    expect(await entries.count()).toBeLessThan(all);
  },
);

test('a change of page ends at the top, and a link to the page itself scrolls there smoothly (ROUTE-31)', async ({
  page,
}) => {
  const readWay = async (): Promise<number> => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    const places = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>();
          const note = (): unknown =>
            window.scrollY === 0 ? resolve(seen.size) : seen.add(window.scrollY);
          addEventListener('scroll', note);
        }),
    );
    await page.getByRole('banner').locator('a[href="/pakete"]').first().click();
    return await places;
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await readWay()).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readWay()).toBe(0);

  await page.mouse.wheel(0, 900);
  await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL(/case-studies$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
