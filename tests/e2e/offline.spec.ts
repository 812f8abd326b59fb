import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|Error loading route module/,
  ],
});

/** A page loaded under the worker: from the second load on it answers for the site. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await hydrated(page);
}

const listCached = (page: Page): Promise<{ cache: string; path: string }[]> =>
  page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (cache) =>
          (await (await caches.open(cache)).keys()).map(({ url }) => ({
            cache,
            path: new URL(url).pathname,
          })),
        ),
      )
    ).flat(),
  );

const cutOff = async (context: BrowserContext): Promise<void> => context.setOffline(true);

test('shows visited pages without a connection, the offline page for others, and keeps nothing private', async ({
  page,
  context,
}) => {
  await withConsent(page, false, true);
  await openKept(page, '/pakete');
  for (const path of ['/login', '/%6Cogin', '/portal', '/vertrag-widerrufen'])
    await page.goto(path);
  await cutOff(context);
  await page.goto('/pakete');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paket');
  await page.goto('/agb?quelle=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  const paths = (await listCached(page)).map(({ path }) => path);
  expect(paths).toContain('/pakete');
  expect(
    paths.filter((path) =>
      /^\/(api|auth|rest|functions|storage|realtime|dokumente|portal|admin|login)/i.test(
        decodeURI(path),
      ),
    ),
  ).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page).toHaveURL('/agb?quelle=mail');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Geschäftsbedingungen');
});

/** Of Workbox, which has a table for this. */
const countTimes = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onerror = () => reject(new Error('not opened'));
    opening.onsuccess = () => {
      const counting = opening.result
        .transaction('cache-entries')
        .objectStore('cache-entries')
        .count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test('keeps no visited page before a choice, and none after the consent is withdrawn', async ({
  page,
}) => {
  const kept = async () =>
    (await listCached(page)).filter(({ cache }) => !cache.startsWith('offline-'));
  await openKept(page, '/agb');
  await page.reload();
  await hydrated(page);
  expect(await kept()).toEqual([]);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('pages'))).toBe(true);
  await page.reload();
  await expect.poll(kept).toContainEqual({ cache: 'pages', path: '/agb' });
  await expect.poll(() => page.evaluate(countTimes)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).first().click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('checkbox', { name: /^Funktional/ }).uncheck();
  await settings.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(kept).toEqual([]);
  // The worker's table of their addresses and times goes with them.
  await expect.poll(() => page.evaluate(countTimes)).toBe(0);
});

test(
  'the offline page needs nothing but itself, also for who has never chosen cookies',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/impressum');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await cutOff(context);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto('/glossar');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Keine Verbindung');
    await page.mouse.move(200, 300);
    await page.waitForLoadState('networkidle');
    await expect(heading).toHaveText('Keine Verbindung');
    expect(
      await page.evaluate(
        async () => (
          await document.fonts.ready,
          [...document.fonts].some(({ status }) => status === 'loaded')
        ),
      ),
    ).toBe(true);
    expect(failed).toEqual([]);
  },
);

test(
  'a page whose further code cannot be loaded stays as it is',
  { tag: '@full' },
  async ({ page, context }) => {
    await withConsent(page, false, true);
    await openKept(page, '/');
    await cutOff(context);
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await page.mouse.move(200, 300);
    await page.getByRole('button', { name: 'Website durchsuchen' }).click();
    await expect(page.getByText('Nicht geladen.')).toBeVisible();
    await expect(heading).toHaveText(/^Website erstellen lassen/);

    await context.setOffline(false);
    await page.reload();
    await page
      .getByRole('form', { name: 'Richtpreis für Ihr Projekt' })
      .getByText('Online-Shop')
      .click();
    await expect(
      page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' }).getByRole('status'),
    ).toHaveText(/^2\.590\s€$/);
  },
);

for (const saysSo of [true, false])
  test(
    `a link followed without a connection ends at the offline page, and goes on with it${saysSo ? '' : ', where the browser calls itself online'}`,
    inGate(saysSo),
    async ({ page, context }) => {
      if (!saysSo)
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
      await withConsent(page);
      await openKept(page, '/pakete');
      await cutOff(context);
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Über uns' })
        .click({ noWaitAfter: true });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
      await expect(page).toHaveURL(/\/ueber-uns$/);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Erneut versuchen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Agentur an der Maas');
    },
  );

test(
  'a new worker brings its offline page and takes the old one away; online a page is never the kept one',
  { tag: '@full' },
  async ({ page }) => {
    await openKept(page, '/agb');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await page.evaluate(async () => {
      await (await caches.open('offline-old')).put('/offline', new Response('old'));
      await (
        await caches.open('pages')
      ).put(
        '/agb',
        new Response('<h1>outdated</h1>', { headers: { 'content-type': 'text/html' } }),
      );
      // Another address is another worker, as a release's changed file is.
      const registration = await navigator.serviceWorker.register('/sw.js?next');
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    // It takes over once no page of the old one is left, which the browser notices a moment later.
    await expect
      .poll(async () => {
        await page.goto('about:blank');
        await page.waitForTimeout(500);
        await page.goto('/agb');
        return [...new Set((await listCached(page)).map(({ cache }) => cache))].filter((name) =>
          name.startsWith('offline-'),
        );
      })
      .toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Geschäftsbedingungen');
  },
);

test(
  'what the offline page says is a day old at most',
  { tag: '@full' },
  async ({ page, context }) => {
    await openKept(page, '/agb');
    const age = (hours: number) =>
      page.evaluate(async (ago) => {
        const name = (await caches.keys()).find((key) => key.startsWith('offline-'))!;
        const date = new Date(Date.now() - ago).toUTCString();
        await (
          await caches.open(name)
        ).put(
          '/offline',
          new Response('<h1>Alte Nummer</h1>', { headers: { 'content-type': 'text/html', date } }),
        );
      }, hours * 3_600_000);
    const read = () =>
      page.evaluate(async () => (await (await caches.match('/offline'))!.text()).slice(0, 40));
    await age(23);
    await page.reload();
    expect(await read()).toContain('Alte Nummer');
    await age(25);
    await page.reload();
    await expect.poll(read).not.toContain('Alte Nummer');
    await age(25);
    await cutOff(context);
    await page.goto('/glossar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alte Nummer');
  },
);
