import { expect, hydrated, test, withConsent } from '../support/browser.ts';

// Tracing looks at the page before each action and so waits until a busy page
// is free again: the very delay that is measured here.
test.use({ trace: 'off' });

test(
  'warns when the first input waits, and of nothing before (PERF-02)',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const warned = () => warnings.filter((text) => /^(FID|INP) /.test(text)).sort();
    // A click that is answered before the page is busy has not waited; the next
    // page has a first input again.
    const early: string[] = [];
    await expect(async () => {
      warnings.length = 0;
      const started = page.waitForResponse(/assets\/measurement-/);
      await page.goto('/impressum');
      await hydrated(page);
      await page.mouse.move(300, 300);
      await started;
      early.push(...warned());

      // Busy until the click is there, for five seconds at most, and then for half a second more.
      await page.evaluate(() =>
        setTimeout(() => {
          const { scheduling } = navigator as unknown as {
            scheduling: { isInputPending: () => boolean };
          };
          for (
            const end = performance.now() + 5_000;
            !scheduling.isInputPending() && performance.now() < end;
          );
          for (const end = performance.now() + 500; performance.now() < end;);
        }),
      );
      await page.mouse.click(300, 300);
      await expect
        .poll(warned, { timeout: 10_000 })
        .toEqual([
          expect.stringMatching(/^FID \d{3,4} ms exceeds 100$/),
          expect.stringMatching(/^INP \d{3,4} ms exceeds 200$/),
        ]);
    }).toPass();
    expect(early).toEqual([]);
  },
);
