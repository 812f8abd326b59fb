import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

test(
  'on a phone, buttons, fields and menu entries are 44 px large and nothing is wider than the screen (PERF-08, -10)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withConsent(page);
    for (const path of PAGE_KINDS) {
      await page.goto(path);
      await hydrated(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, nav a')]
          .filter(
            (control) => control.checkVisibility() && !control.closest('[aria-hidden=true]') && control.getAttribute('type') !== 'hidden',
          )
          .map((control) => ({
            control,
            target: control.matches('[type=checkbox], [type=radio]') ? ((control as HTMLInputElement).labels?.[0] ?? control) : control,
          }))
          .map(({ control, target }) => ({ control, box: target.getBoundingClientRect() }))
          .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < 44)
          .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`),
      );
      expect(small, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  },
);
