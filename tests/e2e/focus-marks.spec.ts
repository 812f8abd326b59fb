import type { Page } from '@playwright/test';
import { createAccount, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { findUnmarked } from '#tests/support/focus-marks.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

// Who works by keyboard sees where he is (WCAG 2.4.7, 1.4.11), and who asked for
// stillness gets it: every page kind in both schemes.

const PUBLIC = [...PAGE_KINDS, '/hilfe', '/beispiele/kaeserei'];
const PORTAL = [
  '',
  '/angebote',
  '/projekte',
  '/nachrichten',
  '/termine',
  '/rechnungen',
  '/profil',
  '/sicherheit',
];

/** What turns and fades in where a page waits for its data. */
const LOADING = new Set(['spin', 'veil']);

async function expectMarkedAndStill(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const moving = () =>
      page.evaluate(() => {
        // A mark that stands or does not, by where the reader is, moves nothing.
        const changes = ({ effect }: Animation): boolean => {
          const frames = (effect as KeyframeEffect).getKeyframes();
          const looks = frames.map((frame) =>
            JSON.stringify({ ...frame, offset: 0, computedOffset: 0 }),
          );
          return new Set(looks).size > 1;
        };
        return document
          .getAnimations()
          .filter((animation) => animation.playState === 'running' && changes(animation))
          .map((animation) => (animation as CSSAnimation).animationName);
      });
    await expect.poll(moving, `${path}, ${colorScheme}: still`).toEqual([]);
    await page.mouse.wheel(0, 1_200);
    // A list may be read anew meanwhile, and says so by its spinner.
    const scrolled = (await moving()).filter((name) => !LOADING.has(name));
    expect(scrolled, `${path}, ${colorScheme}: still while scrolled`).toEqual([]);
    expect(await findUnmarked(page), `${path}, ${colorScheme}: focus`).toEqual([]);
  }
}

for (const path of PUBLIC)
  test(`${path} marks what has the focus, and stands still`, { tag: '@full' }, async ({ page }) => {
    await withConsent(page);
    await expectMarkedAndStill(page, path);
  });

test(
  'the portal marks what has the focus, and stands still',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await signIn(page, await createAccount());
    for (const path of PORTAL) await expectMarkedAndStill(page, `/portal${path}`);
  },
);

/** Every page that the navigation of the admin area leads to, section by section. */
async function listAdminPages(page: Page): Promise<string[]> {
  const readLinks = async (path: string): Promise<string[]> => {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    return page
      .locator('nav a[href^="/admin"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  };
  const found = new Set<string>();
  for (const section of new Set(await readLinks('/admin')))
    for (const path of await readLinks(section)) found.add(path);
  return [...found];
}

test('the admin area marks what has the focus', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await withConsent(page);
  await signIn(page, ADMIN);
  const paths = await listAdminPages(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) await expectMarkedAndStill(page, path);
});
