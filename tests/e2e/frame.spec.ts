import { expect, hydrated, test, withConsent } from '../support/browser.ts';

const BAR = ['/', '/pakete', '/ueber-uns', '/case-studies', '/glossar', '/roi-kalkulator', '/kontakt', '/login'];
const SERVICES = [
  '/services/webdesign-entwicklung',
  '/services/ki-chatbots',
  '/services/seo-optimierung',
  '/services/ecommerce-losungen',
  '/services/automatisierung',
  '/services/dsgvo-compliance',
];

test.beforeEach(({ page }) => withConsent(page));

test.describe('navigation bar', () => {
  test('links to every page and stays at the top while scrolling', async ({ page }) => {
    await page.goto('/pakete');
    const bar = page.getByRole('banner');
    for (const path of BAR) await expect(bar.locator(`a[href="${path}"]`).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(bar).toBeInViewport();
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  test('opens and closes the Services menu by click and by keyboard', async ({ page }) => {
    await page.goto('/pakete');
    const entry = page.getByRole('banner').getByRole('button', { name: 'Services' });
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    for (const path of SERVICES) await expect(page.getByRole('banner').locator(`a[href="${path}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeFocused();
  });

  test('marks the Services entry on service pages only', async ({ page }) => {
    const entry = page.getByRole('banner').getByRole('button', { name: 'Services' });
    for (const path of ['/services', '/services/ki-chatbots']) {
      await page.goto(path);
      await expect(entry).toHaveAttribute('data-active', 'true');
    }
    const weight = await entry.evaluate((element) => getComputedStyle(element).fontWeight);
    await page.goto('/pakete');
    expect(await entry.evaluate((element) => getComputedStyle(element).fontWeight)).not.toBe(weight);
  });

  test('does not lose a click that comes before the code', async ({ page }) => {
    const clicked = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto('/pakete', { waitUntil: 'commit' });
    const entry = page.getByRole('banner').getByRole('button', { name: 'Services' });
    await entry.click();
    clicked.resolve();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
  });

  test('fits at the breakpoint of 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/pakete');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeHidden();
  });
});

test.describe('mobile menu', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reaches every page and closes when a link is picked', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menü öffnen' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Services' }).click();
    for (const path of [...BAR, ...SERVICES]) await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
    await menu.locator('a[href="/ueber-uns"]').click();
    await expect(page).toHaveURL(/\/ueber-uns$/);
    await expect(menu).toBeHidden();
  });

  test('opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
  });
});

test.describe('footer', () => {
  test('carries packages with prices, legal pages, badge and imprint line', async ({ page }) => {
    await page.goto('/pakete');
    const footer = page.getByRole('contentinfo');
    for (const [id, price] of Object.entries({ startpaket: '590', 'smart-business': '1.290', commerce: '2.590', enterprise: '5.990' })) {
      await expect(footer.locator(`a[href="/pakete#${id}"]`)).toContainText(price);
    }
    const pages = ['/uber-uns', '/blog', '/kontakt', '/roi-kalkulator', '/impressum', '/datenschutz', '/agb', '/widerruf', '/disclaimer'];
    const regions = ['deutschland', 'niederlande', 'oesterreich', 'schweiz'];
    const cities = ['koeln', 'duesseldorf', 'aachen'].map((city) => `${city}/webdesign`);
    for (const path of [...pages, ...[...regions, ...cities].map((place) => `/seo-lexikon/${place}`)])
      await expect(footer.locator(`a[href="${path}"]`), path).toHaveCount(1);
    const badge = footer.getByRole('link', { name: /4,9 von 5.*127\+ Bewertungen/ });
    await expect(badge).toHaveAttribute('target', '_blank');
    await expect(badge).toHaveAttribute('href', /^https:/);
    await expect(badge).toHaveAttribute('rel', /noopener/);
    await expect(footer.getByRole('list', { name: 'Soziale Netzwerke' }).getByRole('link')).toHaveCount(5);
    await expect(footer).toContainText(/Inhaber: .+KvK \d{8}.+USt-IdNr/);
  });
});

test('footer links are large enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/agb');
  const sizes = await page
    .getByRole('contentinfo')
    .getByRole('list')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.clientWidth, link.clientHeight] as const));
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(([, width, height]) => width < 44 || height < 44)).toEqual([]);
});

test.describe('moving between pages', () => {
  test('scrolls to the top and puts the focus on the heading', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    // Before its code has arrived a link of the footer is a plain link; this is about moving within the app.
    await page.mouse.wheel(0, 50);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await page.getByRole('contentinfo').locator('a[href="/impressum"]').click();
    await expect(page).toHaveURL(/\/impressum$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('ends at the section that the anchor names', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/pakete#commerce"]').click();
    await expect(page.locator('#commerce')).toBeInViewport();
    await page.goto('/pakete#enterprise');
    await expect(page.locator('#enterprise')).toBeInViewport();
  });

  for (const [from, to, heading] of [
    ['/', '/roi-kalkulator', 'ROI-Kalkulator'],
    ['/pakete', '/glossar', 'Glossar'],
    ['/glossar', '/', /Website erstellen lassen/],
  ] as const) {
    test(`shows 'Lädt...' from the click on until ${to} is there, whatever else of ${from} is still loading`, async ({ page }) => {
      await page.goto(from);
      await hydrated(page);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('banner').locator(`a[href="${to}"]`).last().click({ noWaitAfter: true });
      await expect(page.getByText('Lädt...')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText('Lädt...')).toBeHidden();
    });
  }
});

test.describe('not found', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of ['/not-found', '/gibt/es/wirklich/nicht']) {
    test(`${path} answers 404 in German with ways on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('failed code', () => {
  test.use({ expectedErrors: [/./] });

  test('ends in a working full load when the code of a page is missing', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.route(/assets\/glossary-/, (route) => route.abort());
    await page.getByRole('banner').locator('a[href="/glossar"]').click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Glossar/);
    await expect(page).toHaveURL(/\/glossar$/);
  });

  test('leaves a visitor alone who went elsewhere while a page was still loading', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.route(/assets\/glossary-/, () => undefined);
    await page.getByRole('banner').locator('a[href="/glossar"]').click({ noWaitAfter: true });
    await expect(page.getByText('Lädt...')).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await page.goto('/impressum');
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/impressum']);
  });
});
