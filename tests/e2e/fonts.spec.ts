import type { Page } from '@playwright/test';
import { expect, inGate, test, withConsent } from '#tests/support/browser.ts';

/**
 * Pages whose lines may break elsewhere in the fallback faces, at a width where
 * they do, and the start page.
 */
const PAGES = [
  { path: '/', width: 360 },
  { path: '/pakete', width: 412 },
  { path: '/aachen/seo', width: 390 },
  { path: '/services', width: 1280 },
  { path: '/case-studies', width: 1440 },
  { path: '/glossar/dsgvo', width: 393 },
];

test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED/] });

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

/** The faces that the browser really paints the heading with. */
async function readFaces(page: Page): Promise<string[]> {
  const remote = await page.context().newCDPSession(page);
  await remote.send('DOM.enable');
  await remote.send('CSS.enable');
  const { root } = await remote.send('DOM.getDocument');
  const { nodeId } = await remote.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  });
  const { fonts } = await remote.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const { path, width } of PAGES) {
  test(
    `${path} hardly moves when its fonts come late, and shows them (PRESS-05)`,
    inGate(path === '/'),
    async ({ page }) => {
      await withConsent(page);
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/letters-*.css', async (route) => {
        await new Promise((done) => setTimeout(done, 600));
        await route.continue();
      });
      const readShift = await watchShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await readFaces(page)).toEqual([expect.stringContaining('Bricolage')]);
      expect(await readShift()).toBeLessThanOrEqual(0.01);
    },
  );
}

test(
  'without its fonts a page shows bold text in a bold face',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await page.route('**/letters-*.css', (route) => route.abort());
    await page.goto('/pakete');
    const remote = await page.context().newCDPSession(page);
    await remote.send('DOM.enable');
    await remote.send('CSS.enable');
    const { root } = await remote.send('DOM.getDocument');
    const { nodeId } = await remote.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main button',
    });
    const { fonts } = await remote.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(JSON.stringify(fonts)).toMatch(/bold/i);
  },
);

test(
  'rare letters are fetched where they stand, and only there',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    const rare: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && rare.push(request.url()));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect(rare).toEqual([]);
    await page.evaluate(() => document.querySelector('main h1')!.append(' Łódź'));
    await expect.poll(() => rare).toEqual([expect.stringContaining('/bricolage-more-')]);
  },
);
