import { expect, hydrated, test, withConsent } from '../support/browser.ts';

// Tracing looks at the page before each action and so waits until a busy page is free again: the very delay that is measured here.
test.use({ trace: 'off' });

test('warns when the first input waits, and of nothing before (PERF-02)', async ({ page }) => {
  await withConsent(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const warned = () => warnings.filter((text) => /^(FID|INP) /.test(text)).sort();
  const started = page.waitForResponse(/assets\/vitals-/);
  await page.goto('/impressum');
  await hydrated(page);
  await page.mouse.move(300, 300);
  await started;
  expect(warned()).toEqual([]);

  // Busy until the click is there and then for half a second more, whenever it comes.
  await page.evaluate(() =>
    setTimeout(() => {
      const { scheduling } = navigator as unknown as { scheduling: { isInputPending: () => boolean } };
      while (!scheduling.isInputPending());
      for (const end = performance.now() + 500; performance.now() < end;);
    }),
  );
  await page.mouse.click(300, 300);
  await expect
    .poll(warned)
    .toEqual([expect.stringMatching(/^FID \d{3,4} ms exceeds 100$/), expect.stringMatching(/^INP \d{3,4} ms exceeds 200$/)]);
});
