import { expectNoOverflow, findSmallControls } from '#tests/support/accessibility.ts';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

test(
  'on a phone, buttons, fields and menu entries are 44 px large and nothing is wider than the screen (PERF-08, -10)',
  { tag: ['@phone-only', '@full'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withConsent(page);
    for (const path of PAGE_KINDS) {
      await page.goto(path);
      await hydrated(page);
      expect(await findSmallControls(page), path).toEqual([]);
      await expectNoOverflow(page, path);
    }
  },
);
