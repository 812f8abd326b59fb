import type { Page } from '@playwright/test';
import { SECTIONS } from '#app/routes/admin/sections.tsx';
import { createAccount, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { findUnmarked } from '#tests/support/focus-marks.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

// Who works by keyboard sees where he is (WCAG 2.4.7, 1.4.11), and who asked for
// stillness gets it: every page kind in both schemes.

const PUBLIC = [...PAGE_KINDS, '/hilfe', '/termin', '/beispiele/kaeserei'];
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

async function expectMarkedAndStill(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName),
      );
    await expect.poll(moving, `${path}, ${colorScheme}: still`).toEqual([]);
    await page.mouse.wheel(0, 1_200);
    expect(await moving(), `${path}, ${colorScheme}: still while scrolled`).toEqual([]);
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

for (const { label, links } of SECTIONS)
  test(
    `${label} of the admin area marks what has the focus`,
    { tag: '@full' },
    async ({ page }) => {
      await withConsent(page);
      await signIn(page, ADMIN);
      for (const { to } of links) await expectMarkedAndStill(page, to);
    },
  );
