import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SERVICES } from '#shared/agency/business.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';
import { PAGES } from '#tests/support/page-kinds.ts';

const FORMS = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Tables too wide for a phone that say so by what they cut off; all others become cards. */
const SCROLLS_SIDEWAYS = new Set(['Vergleich der Pakete']);

/**
 * Nothing fades while it is looked at, and no finding is too small to count.
 * What depends on the colours is looked at in all four forms, the rest once a
 * width.
 */
async function expectAccessibleInAllForms(page: Page): Promise<void> {
  for (const { width, colorScheme } of FORMS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The new colours are there once they have been painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // What goes with the scrolling stands still, and runs for ever.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline,
        ),
    );
    await expectAccessible(
      page,
      colorScheme === 'dark' ? { rules: ['color-contrast', 'link-in-text-block'] } : {},
      `${width} px, ${colorScheme}`,
    );
  }
}

test.describe('every page kind', () => {
  for (const path of PAGES) {
    test(
      `${path} is clean, accessible, in German and asks no other host`,
      { tag: '@full' },
      async ({ page, baseURL }) => {
        await withConsent(page);
        const foreign: string[] = [];
        page.on(
          'request',
          (request) =>
            !request.url().startsWith(baseURL!) &&
            !/^(data|blob):/.test(request.url()) &&
            foreign.push(request.url()),
        );
        const response = await page.goto(path);
        expect(response!.status()).toBe(200);
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
        await expect(page.locator('h1')).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        for (const width of [1024, 768, 320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect(
            await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
            `sideways scrolling at ${width} px`,
          ).toBe(0);
        }
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('section[tabindex]')]
            .filter((region) => region.scrollWidth > region.clientWidth)
            .map((region) => region.getAttribute('aria-label') ?? ''),
        );
        expect(wide.filter((name) => !SCROLLS_SIDEWAYS.has(name))).toEqual([]);
        await expectAccessibleInAllForms(page);
        expect(foreign).toEqual([]);
      },
    );
  }

  for (const path of ['/not-found', '/newsletter/bestaetigen', '/offline']) {
    test.describe(path, () => {
      test.use({ expectedErrors: [/404/] });
      test('is accessible', inGate(path === '/not-found'), async ({ page }) => {
        await withConsent(page);
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expectAccessibleInAllForms(page);
      });
    });
  }
});

test(
  'a service page folds its six questions, and is at most seven screens of a phone',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of SERVICES) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThanOrEqual(7 * 844);
      const section = page.getByRole('region', { name: 'Fragen vor dem Auftrag' });
      const question = section.locator('details').first();
      await expect(question.locator('div').first()).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('div').first()).toBeVisible();
    }
  },
);

test('no page kind names more than 10 kB of script for its start (PRESS-04)', async ({
  request,
}) => {
  const sizes = new Map<string, Promise<number>>();
  const readSize = async (file: string): Promise<number> =>
    Number(
      (await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers()[
        'content-length'
      ],
    );
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const named = html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g);
    const files = new Set([...named].map(([, file]) => file!));
    expect(files.size, path).toBeGreaterThan(0);
    for (const file of files) if (!sizes.has(file)) sizes.set(file, readSize(file));
    const bytes = (await Promise.all([...files].map((file) => sizes.get(file)!))).reduce(
      (sum, size) => sum + size,
      0,
    );
    // The inline part is the same on all pages (home.spec.ts).
    expect(bytes, path).toBeLessThanOrEqual(8_000);
  }
});

test('no page kind loads code of portal or admin area', { tag: '@full' }, async ({ page }) => {
  const folder = 'build/client/assets';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
  // Words of the two areas alone, and the files they stand in.
  const words = [
    'Zahlung buchen',
    'Ist ein Duplikat',
    'Daten als ZIP herunterladen',
    'Schritt freigeben',
    'App mit Code einrichten',
  ];
  const filesOf = (word: string) => names.filter((name) => texts.get(name)!.includes(word));
  const own = new Set(words.flatMap(filesOf));
  for (const word of words) expect(filesOf(word), word).not.toHaveLength(0);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.split('/').at(-1)!));
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(names.filter((name) => loaded.has(name)).length).toBeGreaterThan(20);
  expect([...own].filter((name) => loaded.has(name))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [
    '/',
    '/pakete',
    '/services/ki-chatbots',
    '/glossar',
    '/koeln/webdesign',
    '/impressum',
  ]) {
    test(`${path} is whole`, inGate(path === '/pakete'), async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }),
      ).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    });
  }

  test(
    '/login says that signing in needs them, and leads on',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/login');
      const main = page.getByRole('main');
      // Playwright's getByText passes over <noscript>.
      await expect(
        main.locator('noscript p', { hasText: 'Zum Anmelden braucht Ihr Browser JavaScript.' }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Kontaktformular' })).toHaveAttribute(
        'href',
        '/kontakt#schreiben',
      );
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await page.goto('/login/neues-passwort');
      await expect(main.getByText('Lädt')).toBeHidden();
      await page.goto('/hilfe');
      await expect(main.getByRole('searchbox')).toHaveCount(0);
    },
  );
});

test(
  'the head of a local page keeps its place on phones when the fonts arrive',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/koeln/webdesign', { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans"')))
      .toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
    await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toHaveCSS('height', '44px');
  },
);
