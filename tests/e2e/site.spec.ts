import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { crawlSite, findHtmlErrors, readSitemap } from '#tests/support/site-crawl.ts';

/** The whole sitemap is crawled without a browser below. */
const PAGES = [
  ...PAGE_KINDS,
  '/impressum',
  '/agb',
  '/widerruf',
  '/disclaimer',
  '/barrierefreiheit',
  '/services/ki-chatbots',
  '/services/seo-optimierung',
  '/services/ecommerce-losungen',
  '/services/automatisierung',
  '/services/dsgvo-compliance',
  '/eindhoven/ecommerce',
  '/wien/ki-chatbots',
  '/zuerich/dsgvo',
];

const FORMS = [1440, 390].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

/** Tables too wide for a phone that say so by what they cut off; all others become cards. */
const SCROLLS_SIDEWAYS = new Set(['Vergleich der Pakete']);

/**
 * Nothing fades while it is looked at, and no finding is too small to count. What depends on the colours is looked at in all four forms, the rest
 * once a width.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of FORMS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The new colours are there once they have been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${width} px, ${colorScheme}`,
    ).toEqual([]);
  }
}

test.describe('every page kind', () => {
  for (const path of PAGES) {
    test(`${path} is clean, accessible, in German and asks no other host`, async ({ page, baseURL }) => {
      await withConsent(page);
      const foreign: string[] = [];
      page.on(
        'request',
        (request) => !request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()),
      );
      const response = await page.goto(path);
      expect(response!.status()).toBe(200);
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
      for (const width of [1024, 768, 320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `sideways scrolling at ${width} px`,
        ).toBe(0);
      }
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('section[tabindex]')]
          .filter((region) => region.scrollWidth > region.clientWidth)
          .map((region) => region.getAttribute('aria-label') ?? ''),
      );
      expect(wide.filter((name) => !SCROLLS_SIDEWAYS.has(name))).toEqual([]);
      await expectAccessible(page);
      expect(foreign).toEqual([]);
    });
  }

  for (const path of ['/not-found', '/newsletter/bestaetigen', '/offline']) {
    test.describe(path, () => {
      test.use({ expectedErrors: [/404/] });
      test('is accessible', async ({ page }) => {
        await withConsent(page);
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
});

const isPlace = (path: string): boolean => path.split('/').length > 2 && !/^\/(services|blog|glossar|case-studies)\//.test(path);

test('the pages of the sitemap have an own head, valid data and no dead link', async ({ baseURL }) => {
  const paths = await readSitemap(baseURL!);
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths.filter((path) => /^\/(portal|admin|login|uber-uns|not-found)/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  // `npm run bench -- crawl` reads all of them.
  const { findings } = await crawlSite(baseURL!, [
    ...paths.filter((path) => !isPlace(path)),
    ...paths.filter(isPlace).filter((_, i) => i % 40 === 0),
  ]);
  expect(findings).toEqual([]);
});

test('of many questions a page opens the first, and the others on request', async ({ page }) => {
  await withConsent(page);
  await page.goto('/services/webdesign-entwicklung');
  const section = page.getByRole('region', { name: 'Fragen vor dem Auftrag' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(6);
  const question = section.getByText('Meine Website wurde gehackt. Können Sie helfen?');
  const answer = section.getByText('ändern Sie alle Passwörter');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
});

type Markup = { '@type': string };

test('the markup of a page names the prices of the specification (CONST-01)', async ({ request }) => {
  const readMarkup = async (path: string, type: string): Promise<Markup | undefined> => {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Markup,
    );
    return blocks.find((block) => block['@type'] === type);
  };
  const services = {
    'webdesign-entwicklung': 590,
    'ki-chatbots': 99,
    'seo-optimierung': 249,
    'ecommerce-losungen': 2590,
    automatisierung: 1290,
  };
  for (const [slug, price] of Object.entries(services)) {
    expect(await readMarkup(`/services/${slug}`, 'Service')).toMatchObject({ offers: { price, priceCurrency: 'EUR' } });
  }
  expect(await readMarkup('/services/dsgvo-compliance', 'Service')).not.toHaveProperty('offers');
  const packages = { Startpaket: 590, 'Smart Business': 1290, Commerce: 2590, Enterprise: 5990 };
  expect(await readMarkup('/pakete', 'OfferCatalog')).toMatchObject({
    itemListElement: Object.entries(packages).map(([name, price]) => ({ '@type': 'Offer', name, price, priceCurrency: 'EUR' })),
  });
});

test('every page kind is valid HTML', async ({ baseURL }) => {
  for (const path of [...PAGES, '/not-found', '/newsletter/bestaetigen', '/newsletter/abmelden', '/offline'])
    expect(await findHtmlErrors(await (await fetch(baseURL + path)).text()), path).toEqual([]);
});

test('no page kind names more than 120 kB of compressed JavaScript', async ({ request }) => {
  const sizes = new Map<string, Promise<number>>();
  const readSize = async (file: string): Promise<number> =>
    Number((await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']);
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const named = html.matchAll(/<meta name="first-modules" content="([^"]+)"/g);
    const files = new Set([...named].flatMap(([, list]) => list!.split(' ')));
    expect(files.size, path).toBeGreaterThan(3);
    for (const file of files) if (!sizes.has(file)) sizes.set(file, readSize(file));
    const bytes = (await Promise.all([...files].map((file) => sizes.get(file)!))).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeLessThanOrEqual(120_000);
  }
});

test('no page kind loads code of portal or admin area', async ({ page }) => {
  const folder = 'build/client/assets';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)));
  // Words of the two areas alone, and the files they stand in.
  const words = ['Zahlung buchen', 'Ist ein Duplikat', 'Daten als ZIP herunterladen', 'Schritt freigeben', 'Authenticator-App einrichten'];
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

test('documents carry the security headers and answer HEAD; old addresses move for good', async ({ request }) => {
  const response = await request.get('/agb');
  const headers = response.headers();
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  expect((await request.head('/agb')).status()).toBe(200);
  expect((await request.get('/agb', { headers: { 'if-none-match': headers['etag']! } })).status()).toBe(304);
  for (const [from, to] of [
    ['/services/webdesign', '/services/webdesign-entwicklung'],
    ['/services/seo', '/services/seo-optimierung'],
    ['/services/seo/', '/services/seo-optimierung'],
    ['/services/ecommerce', '/services/ecommerce-losungen'],
    ['/services/dsgvo', '/services/dsgvo-compliance'],
    ['/uber-uns', '/ueber-uns'],
    // One address for each page, however it is typed.
    ['/pakete/', '/pakete'],
    ['/PAKETE', '/pakete'],
    ['/Koeln/webdesign', '/koeln/webdesign'],
  ] as const) {
    const moved = await request.get(`${from}?utm_source=brief`, { maxRedirects: 0 });
    expect([301, 308], from).toContain(moved.status());
    expect(moved.headers()['location']).toBe(`${to}?utm_source=brief`);
  }
});

test('every document is protected, whatever it answers, and other origins get neither credentials nor a say (SEC-03)', async ({
  request,
}) => {
  const origin = 'https://fremd.example';
  for (const path of ['/', '/pakete', '/login', '/not-found', '/gibt-es-nicht', '/seo', '/portal', '/admin', '/dokumente/x', '/offline']) {
    const headers = (await request.get(path, { headers: { origin }, maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (headers['content-type']) expect(headers['content-security-policy'], path).toContain(`frame-ancestors 'none'`);
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
      path,
    ).toEqual([]);
  }
  // The backend answers every origin, but only those who bring a key or a token: a browser sends no cookie there.
  for (const path of ['/rest/v1/leads', '/auth/v1/user', '/storage/v1/bucket', '/functions/v1/quote-request', '/api/newsletter']) {
    const headers = (
      await request.fetch(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    ).headers();
    expect(headers, path).not.toHaveProperty('access-control-allow-credentials');
  }
  for (const foreign of [origin, 'null']) {
    const sent = await request.post('/admin/bewertungen', { headers: { origin: foreign }, form: { id: 'x' }, maxRedirects: 0 });
    expect(sent.status(), foreign).toBe(400);
  }
});

test('what is public and no document is compressed and asked for anew only when it has changed', async ({ request }) => {
  for (const path of ['/suche.json', '/sitemap.xml', '/sitemap-index.xml', '/blog/feed.xml', '/manifest.webmanifest']) {
    const headers = (await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers();
    expect(headers['content-encoding'], path).toBe('br');
    expect((await request.get(path, { headers: { 'if-none-match': headers['etag']! } })).status(), path).toBe(304);
  }
  expect((await request.get('/suche.json', { headers: { 'accept-encoding': 'br' } })).headers()['content-type']).toBe('application/json');
});

test('HTTPS is forced behind a proxy, never on local hosts', async ({ request }) => {
  const forwarded = await request.get('/agb', { maxRedirects: 0, headers: { host: 'www.example.org', 'x-forwarded-proto': 'http' } });
  expect([301, 308]).toContain(forwarded.status());
  expect(forwarded.headers()['location']).toMatch(/^https:\/\//);
  expect((await request.get('/agb', { maxRedirects: 0, headers: { 'x-forwarded-proto': 'http' } })).status()).toBe(200);
});

test('no file outside the public set is served, and API errors tell nothing', async ({ request }) => {
  for (const path of [
    '/keys.json',
    '/data/keys.json',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/index.ts',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/keys.json',
    '/build/server/index.js',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(await response.text(), path).not.toMatch(/jwt_secret|"dependencies"|root:x:|\[core\]/);
  }
  const unknown = await request.get('/api/nichts');
  expect(unknown.status()).toBe(404);
  expect(Object.keys((await unknown.json()) as object)).toEqual(['error']);
  const malformed = await request.post('/api/analytics', { headers: { 'content-type': 'application/json' }, data: '{"a":' });
  expect(malformed.status()).toBe(400);
  expect(await malformed.text()).not.toMatch(/ at \S+ \(|node_modules|\.ts\b/);
  const large = await request.post('/api/analytics', {
    data: { name: 'x', category: 'x', sessionId: 'x', timestamp: new Date().toISOString(), url: '/', userAgent: 'x'.repeat(70_000) },
  });
  expect(large.status()).toBe(413);
});

test('robots, manifest, icons and share images exist', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const line of ['Disallow: /portal', 'Disallow: /admin', 'Sitemap: http']) expect(robots).toContain(line);
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ lang: 'de', start_url: '/' });
  for (const path of ['/icon.svg', '/icon-192.png', '/icon-512.png', '/apple-touch-icon.png', '/favicon.ico'])
    expect((await request.get(path)).status(), path).toBe(200);
  for (const name of [
    'services/ki-chatbots',
    'page/pakete',
    'ort/koeln/webdesign',
    'lexikon/koeln/seo',
    'lexikon/services/seo',
    'lexikon/schweiz',
  ]) {
    const image = await request.get(`/og/${name}.png`);
    expect(image.headers()['content-type'], name).toBe('image/png');
    const bytes = await image.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const name of ['services/nichts', 'ort/atlantis/seo', 'ort/services/seo', 'lexikon/frankreich', 'lexikon/schweiz/seo'])
    expect((await request.get(`/og/${name}.png`)).status(), name).toBe(404);
  expect((await request.get('/sw.js')).headers()['content-type']).toContain('javascript');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/', '/pakete', '/services/ki-chatbots', '/glossar', '/koeln/webdesign', '/impressum']) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    });
  }
});

test('the head of a local page keeps its place on phones when the fonts arrive', async ({ page }) => {
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
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toHaveCSS('height', '44px');
});
