import { brotliCompressSync } from 'node:zlib';
import { expect, test, withConsent } from '../support/browser.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('home page', () => {
  test('estimates the price with every choice', async ({ page }) => {
    await page.goto('/');
    const estimate = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
    const price = estimate.getByRole('status');
    await expect(price).toHaveText(/^590\s€$/);
    await estimate.getByText('Online-Shop').click();
    await expect(price).toHaveText(/^2\.590\s€$/);
    await estimate.getByLabel('Termin').selectOption('asap');
    await expect(price).toHaveText(/^3\.367\s€$/);
    await estimate.getByText('SEO-Grundoptimierung').click();
    await expect(price).toHaveText(/^3\.616\s€$/);
  });

  test('takes the estimate over into the quote request', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('form', { name: 'Richtpreis für Ihr Projekt' })
      .getByText('Automatisierung')
      .click();
    await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();
    await expect(
      page.getByRole('dialog').getByRole('radio', { name: /Automatisierung/ }),
    ).toBeChecked();
  });

  test('counts choices made before the code arrived', async ({ page }) => {
    const chosen = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const estimate = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
    await estimate.getByText('Online-Shop').click();
    chosen.resolve();
    await expect(estimate.getByRole('status')).toHaveText(/^2\.590\s€$/);
  });

  test('asks nobody but its own server', async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual(
      [],
    );
  });

  test(
    'stops the ticker on request and for visitors who want less motion',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/');
      const track = page.locator('.ticker-track');
      for (const text of [
        '500+ Projekte',
        '98% Zufriedenheit',
        '24/7 Support',
        '5-Sterne-Bewertung',
        '30% Anzahlung',
      ])
        await expect(track.getByRole('list').first()).toContainText(text);
      await page.getByRole('button', { name: 'Laufband anhalten' }).click();
      await expect(track).toHaveCSS('animation-play-state', 'paused');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(track).toHaveCSS('animation-name', 'none');
    },
  );
});

test.describe('packages page', () => {
  test('works out a payment plan that adds up', async ({ page }) => {
    await page.goto('/pakete');
    const section = page.getByRole('region', { name: 'Ratenplan' });
    await section.getByLabel('Paket').selectOption('commerce');
    await section.getByLabel('Monatsraten').selectOption('6');
    const rows = section.getByRole('listitem');
    await expect(rows.first()).toContainText('777\u00a0€');
    await expect(rows).toHaveCount(8);
    await expect(rows.nth(6)).toContainText('302,20');
    await expect(rows.last()).toContainText('2.590\u00a0€');
  });
});

const KB = 1024;

test('the home page is light until its load event, and so is its first screen (PRESS-04)', async ({
  page,
}) => {
  // The render cache compresses fully what is asked for again, when the machine has time.
  await expect
    .poll(async () => Number((await page.request.get('/')).headers()['content-length']))
    .toBeLessThanOrEqual(25 * KB);
  await page.goto('/');
  const { html, files, inline } = await page.evaluate(() => {
    const [{ encodedBodySize, loadEventStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return {
      html: encodedBodySize,
      inline: [...document.scripts]
        .filter(({ src, type }) => !src && !type.endsWith('json'))
        .map(({ text }) => text)
        .join(''),
      files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ startTime }) => startTime <= loadEventStart)
        .map(({ name, encodedBodySize: bytes }) => ({ name, bytes })),
    };
  });
  const sum = (list: typeof files): number => list.reduce((all, { bytes }) => all + bytes, 0);
  const scripts = sum(files.filter(({ name }) => name.endsWith('.js')));
  expect(files.length).toBeGreaterThan(2);
  expect(scripts).toBeGreaterThan(2 * KB);
  expect(scripts + brotliCompressSync(inline).length).toBeLessThanOrEqual(10 * KB);
  expect(html + sum(files)).toBeLessThanOrEqual(90 * KB);
  // The pictures of the work come behind it.
  expect(files.filter(({ name }) => name.endsWith('.avif'))).toEqual([]);
  const shelf = page.getByRole('region', { name: 'Fünf Websites zum Anfassen' });
  await shelf.scrollIntoViewIfNeeded();
  for (const picture of await shelf.locator('img').all())
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
});

test('whoever saves data fetches no code before he presses something', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/react-') && scripts.push(request.url()));
  await page.goto('/');
  await page.waitForTimeout(4_000);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('pieces fill their fields: two beside each other end on one line', async ({ page }) => {
  await page.goto('/');
  const features = page.locator('#leistungen article');
  await features.first().scrollIntoViewIfNeeded();
  const ends = await features.evaluateAll((articles) =>
    articles.map((article) => {
      const { bottom, left, right } = article.lastElementChild!.getBoundingClientRect();
      const piece = article.lastElementChild!.querySelector(':scope > :not(site-island), .grid')!;
      const box = piece.getBoundingClientRect();
      return {
        bottom: Math.round(bottom),
        isFilled:
          Math.abs(box.bottom - bottom) < 1 &&
          Math.abs(box.left - left) < 1 &&
          Math.abs(box.right - right) < 1,
      };
    }),
  );
  expect(ends).toHaveLength(6);
  expect(ends.every(({ isFilled }) => isFilled)).toBe(true);
  for (const first of [0, 2, 4]) expect(ends[first]!.bottom).toBe(ends[first + 1]!.bottom);
});
