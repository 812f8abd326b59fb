import { chromium, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { findBrowser } from '#tests/support/find-browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { expect, hydrated, test, withConsent } from '../support/browser.ts';

const BAR = [
  '/',
  '/pakete',
  '/ueber-uns',
  '/case-studies',
  '/glossar',
  '/roi-kalkulator',
  '/kontakt',
  '/login',
];
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
  test('stays at the top while scrolling', { tag: '@full' }, async ({ page }) => {
    await page.goto('/pakete');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
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
    for (const path of SERVICES)
      await expect(
        page.getByRole('navigation', { name: 'Hauptnavigation' }).locator(`a[href="${path}"]`),
      ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeFocused();
  });

  test('marks the Services entry on service pages only', { tag: '@full' }, async ({ page }) => {
    const entry = page.getByRole('banner').getByRole('button', { name: 'Services' });
    for (const path of ['/services', '/services/ki-chatbots']) {
      await page.goto(path);
      await expect(entry).toHaveAttribute('data-active', 'true');
    }
    const weight = await entry.evaluate((element) => getComputedStyle(element).fontWeight);
    await page.goto('/pakete');
    expect(await entry.evaluate((element) => getComputedStyle(element).fontWeight)).not.toBe(
      weight,
    );
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

  test('fits at the breakpoint of 768 px', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/pakete');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeHidden();
  });
});

test.describe('mobile menu', { tag: '@phone-first' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reaches every page and closes when a link is picked', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menü öffnen' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Services' }).click();
    for (const path of [...BAR, ...SERVICES])
      await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
    await menu.locator('a[href="/ueber-uns"]').click();
    await expect(page).toHaveURL(/\/ueber-uns$/);
    await expect(menu).toBeHidden();
  });

  test('opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    await expect(opener).toBeFocused();

    // A dialog that was opened from the menu leads back to it, and its button stays reachable.
    await page.keyboard.press('Enter');
    const quote = page.locator('#mobiles-menue [data-frame=dialog]');
    await quote.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(quote).not.toHaveAttribute('tabindex', '-1');
  });
});

test(
  'footer links are large enough for a thumb',
  { tag: ['@phone', '@full'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/agb');
    for (const fold of await page.getByRole('contentinfo').locator('summary').all())
      await fold.click();
    const sizes = await page
      .getByRole('contentinfo')
      .getByRole('list')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.clientWidth, link.clientHeight] as const),
      );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(([, width, height]) => width < 44 || height < 44)).toEqual([]);
  },
);

test(
  'on a phone the quote button waits at the edge until the one of the page is gone @phone-only',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const edge = page.locator('[data-edge]').last();
    const action = edge.getByRole('button', { name: 'Angebot anfragen' });
    await expect(edge.getByRole('link', { name: '+31' })).toBeVisible();
    await expect(action).toBeHidden();
    await page.locator('#vergleich').scrollIntoViewIfNeeded();
    await expect(action).toBeVisible();
    await expect(edge.getByRole('link', { name: '+31' })).toBeHidden();
    await page.goto('/impressum');
    await expect(action).toBeVisible();
  },
);

test.describe('moving between pages', () => {
  test('scrolls to the top and puts the focus on the heading', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/impressum"]').click();
    await expect(page).toHaveURL(/\/impressum$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('ends at the section that the anchor names', { tag: '@full' }, async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/pakete#commerce"]').click();
    await expect(page.locator('#commerce')).toBeInViewport();
    await page.goto('/pakete#enterprise');
    await expect(page.locator('#enterprise')).toBeInViewport();
  });

  test("shows 'Lädt...' while the next page is on its way, and takes it away again", async ({
    page,
  }) => {
    // The next page is on its way until the note is seen, however busy the machine.
    let tell: (note: string) => void;
    const seen = new Promise<string>((resolve) => (tell = resolve));
    await page.exposeFunction('tellNote', (note: string) => tell(note));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const note = document.querySelector<HTMLElement>('#page-note:not([hidden])');
        if (note) Reflect.get(window, 'tellNote')(note.innerText.trim());
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/pakete');
    await hydrated(page);
    await page.route('**/glossar', async (route) => {
      await seen;
      await route.continue();
    });
    // By keyboard: a pointer over a link fetches its page ahead.
    await page.getByRole('banner').getByRole('link', { name: 'Glossar' }).focus();
    await page.keyboard.press('Enter');
    expect(await seen).toBe('Lädt...');
    await expect(page).toHaveURL(/\/glossar$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fachwörter einfach erklärt/);
    await expect(page.getByText('Lädt...')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pakete');
    await expect(page.getByText('Lädt...')).toBeHidden();
  });

  test('leads back to the same place', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/kontakt"]')!.click(),
    );
    await expect(page).toHaveURL(/\/kontakt$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pakete$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });
});

/** Playwright switches the cache of left pages off. */
async function withLeftPages(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  });
  try {
    await use(await browser.newPage({ locale: 'de-DE' }));
  } finally {
    await browser.close();
  }
}

test('what was answered on another page is not asked again on the way back', async ({
  baseURL,
}) => {
  await withLeftPages(async (page) => {
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    await page.goto(`${baseURL}/pakete`);
    await expect(banner).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goto(`${baseURL}/datenschutz`);
    await banner.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(banner).toBeHidden();
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(banner).toBeHidden();
  });
});

test(
  'back and forward show every page as it was left, from memory',
  { tag: '@full' },
  async ({ baseURL }) => {
    await withLeftPages(async (page) => {
      await withConsent(page);
      const anew: string[] = [];
      for (const path of PAGE_KINDS) {
        await page.goto(baseURL + path);
        await hydrated(page);
        // Islands and measurement have come by then.
        await page.waitForTimeout(2_500);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.goto(`${baseURL}/impressum`);
        // A page from memory has no load event of its own.
        await page.goBack({ waitUntil: 'commit' });
        if (!(await page.evaluate(() => 'isSamePage' in window))) anew.push(path);
      }
      expect(anew).toEqual([]);
    });
  },
);

test.describe('a frame that does not arrive', () => {
  test('leaves links, texts and plain forms as they are without the frame', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/assets/frame-*', (route) => route.abort());
    await page.goto('/pakete');
    await page.getByRole('banner').getByRole('link', { name: 'Glossar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fachwörter einfach erklärt/);
    await page.getByRole('banner').getByRole('button', { name: 'Angebot anfragen' }).click();
    await expect(page).toHaveURL(/\/kontakt#schreiben$/);
  });
});

test('code that does not arrive for an open dialog is told above it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/quote-dialog.island-*', (route) => route.abort());
  await page.goto('/agb');
  await page.getByRole('banner').getByRole('button', { name: 'Angebot anfragen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const note = page.getByText('Nicht geladen.');
  await expect(note).toBeVisible();
  // Visible is not yet seen: nothing lies over it.
  expect(
    await note.evaluate((line) => {
      const { x, y, width, height } = line.getBoundingClientRect();
      const noted = line.closest<HTMLElement>('#page-note')!;
      noted.style.pointerEvents = 'auto';
      return noted.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is a list of links, on phones too (PRESS-03)', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/pakete');
      const bar = page.getByRole('banner');
      for (const path of [...BAR, '/services'])
        await expect(
          bar.locator(`a[href="${path}"]`).locator('visible=true').first(),
        ).toBeVisible();
    }
    await page.getByRole('banner').locator('a[href="/services"]').locator('visible=true').click();
    await expect(page).toHaveURL(/\/services$/);
    // One asks by the form that needs no script.
    await page.getByRole('banner').getByRole('link', { name: 'Angebot anfragen' }).click();
    await expect(page).toHaveURL(/\/kontakt#schreiben$/);
  });
});

test('the list of sections marks the one that is read, and none after a jump to the top', async ({
  page,
}) => {
  await page.goto('/agb');
  const marked = page.locator('[data-contents] a[aria-current=true]');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(marked.first()).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});
