import type { Page } from '@playwright/test';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

/** Pages whose lines break elsewhere in the web fonts than in the fallback faces, at a width where they do, and the start page. */
const PAGES = [
  { path: '/', width: 360 },
  { path: '/pakete', width: 412 },
  { path: '/aachen/seo', width: 390 },
  { path: '/services', width: 1280 },
  { path: '/case-studies', width: 1440 },
  { path: '/glossar/dsgvo', width: 393 },
];

test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED/] });

async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
}

/** Fetched for the next page, a second after everything else. */
async function fontsArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family, status }) => family.includes('Late') && status === 'loaded').length === 2,
  );
}

const widthOfHeading = (page: Page): Promise<number> =>
  page.locator('h1').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().width;
  });

for (const { path, width } of PAGES) {
  test(`${path} moves by nothing when its fonts come late`, async ({ page }) => {
    await withConsent(page);
    await page.setViewportSize({ width, height: 844 });
    await delayFonts(page);
    const shifts = await watchShifts(page);
    // A document that takes long by itself would do without fonts.
    await page.request.get(path);
    await page.goto(path);
    await fontsArrived(page);
    await page.waitForTimeout(300);
    expect(await shifts()).toEqual([]);
  });
}

test('without its fonts a page shows bold text in a bold face', async ({ page }) => {
  await withConsent(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/pakete');
  const remote = await page.context().newCDPSession(page);
  await remote.send('DOM.enable');
  await remote.send('CSS.enable');
  const { root } = await remote.send('DOM.getDocument');
  const { nodeId } = await remote.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main button' });
  const { fonts } = await remote.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(JSON.stringify(fonts)).toMatch(/bold/i);
});

test('fonts that came too late for the first page are used from the next one on', async ({ page }) => {
  await withConsent(page);
  await delayFonts(page);
  await page.goto('/pakete');
  await hydrated(page);
  const fallback = await widthOfHeading(page);
  await fontsArrived(page);
  expect(await widthOfHeading(page)).toBe(fallback);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');

  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'late');
  await page.goBack();
  await expect(page).toHaveURL(/\/pakete$/);
  expect(await widthOfHeading(page)).not.toBe(fallback);
});

test('fonts that were there for the first paint are not prepared once more', async ({ page }) => {
  await withConsent(page);
  await page.request.get('/pakete');
  await page.goto('/pakete');
  await hydrated(page);
  // A page that was painted before its fonts had come, on a busy machine, has them in its cache now.
  await page.reload();
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_500);
  const faces = await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ family }) => family));
  expect(faces.filter((family) => !/fallback/i.test(family))).toEqual(['Bricolage Grotesque', 'Instrument Sans']);
});
