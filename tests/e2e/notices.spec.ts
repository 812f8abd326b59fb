import type { Page } from '@playwright/test';
import { expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';
import {
  expectToast,
  fillContact,
  fillProject,
  next,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';

// Toasts and tooltips of section 9 of the specification; the texts stand in the
// specs of what they report.

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

type Provoke = (page: Page, before?: (page: Page) => Promise<void>) => Promise<void>;

/** A destructive toast: the chat without a connection. `before` runs at the last moment. */
const provokeFailure: Provoke = async (page, before) => {
  await page.route('**/functions/v1/chatbot', (route) => route.abort());
  await page.getByRole('button', { name: 'Chat öffnen' }).click();
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Hallo');
  await before?.(page);
  await page.keyboard.press('Enter');
};

/** An ordinary toast: the saved choice of the cookie settings. */
const provokeNotice: Provoke = async (page, before) => {
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Speichern' });
  await expect(save).toBeVisible();
  await before?.(page);
  await save.click();
};

/**
 * From here on time passes only by `runFor`: what is timed must not hang on how
 * busy the machine is.
 */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));

/** Lets time pass in small steps until the toast is there. */
async function waitForToast(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toasts(page).count()).toBe(1);
  }).toPass();
}

test.describe('toasts', () => {
  test.use({
    expectedErrors: async ({}, use) => use([/Chat call failed/, /Failed to load resource/]),
  });
  for (const [kind, provoke, duration] of [
    ['an ordinary one', provokeNotice, 4000],
    ['a destructive one', provokeFailure, 5000],
  ] as const) {
    test(
      `${kind} stands ${duration} ms at the top centre, announced (NOTIFY-01, -03, -04)`,
      inGate(duration === 4000),
      async ({ page }) => {
        await withConsent(page);
        await page.clock.install();
        await page.goto('/impressum');
        await hydrated(page);
        await provoke(page, stopTime);
        await waitForToast(page);
        await expect(page.locator('[aria-live=polite]').filter({ has: toasts(page) })).toHaveCount(
          1,
        );
        // Of the house, not of the library, whose sheet comes after the page's.
        await expect(toasts(page)).toHaveCSS('border-left-width', '6px');
        const { width, height } = page.viewportSize()!;
        await page.mouse.move(5, height - 150);
        const box = (await toasts(page).boundingBox())!;
        expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
        expect(box.y + box.height).toBeLessThan(height / 3);
        const leaving = page.locator('[data-sonner-toast][data-removed=true]');
        await page.clock.runFor(duration - 200);
        await expect(toasts(page)).toHaveCount(1);
        await expect(leaving).toHaveCount(0);
        await page.clock.runFor(500);
        await expect(toasts(page)).toHaveCount(0);
      },
    );
  }

  test('follow the theme of the system (NOTIFY-02)', { tag: '@full' }, async ({ page }) => {
    const lightness: number[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await withConsent(page);
      await page.goto('/impressum');
      await hydrated(page);
      await provokeNotice(page);
      // The second page shows the first one's message to its end as well.
      const toast = toasts(page).first();
      await expect(toast).toBeVisible();
      await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute(
        'data-sonner-theme',
        colorScheme,
      );
      // The library has a disc of its own for it by night.
      const close = toast.getByRole('button', { name: 'Meldung schließen' });
      await expect(close).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      lightness.push(
        await toast.evaluate((element) =>
          Number(/\d+/.exec(getComputedStyle(element).backgroundColor)![0]),
        ),
      );
    }
    expect(lightness[0]).toBeGreaterThan(200);
    expect(lightness[1]).toBeLessThan(60);
  });
});

test(
  'a toast above a form lets clicks through, hides neither its steps nor what is missing, and can be closed',
  { tag: '@phone-first' },
  async ({ page }) => {
    await withConsent(page);
    await page.clock.install();
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await send(dialog);
    await waitForToast(page);
    await expectToast(page, 'Formular unvollständig');
    await page.clock.runFor(500);
    const box = (await toasts(page).boundingBox())!;
    // What is missing has the focus and is scrolled to.
    for (const part of [dialog.getByRole('progressbar'), dialog.locator(':focus')])
      await expect
        .poll(async () => (await part.boundingBox())!.y)
        .toBeGreaterThanOrEqual(box.y + box.height);
    const hitsToast = ([x, y]: [number, number]) =>
      page.evaluate(
        ([left, top]) =>
          Boolean(document.elementFromPoint(left!, top!)?.closest('[data-sonner-toast]')),
        [x, y],
      );
    expect(await hitsToast([box.x + box.width / 2, box.y + box.height / 2])).toBe(false);
    const close = page.getByRole('button', { name: 'Meldung schließen' });
    // Read together until it is so: the toast may still be sliding in.
    await expect(async () => {
      const button = (await close.boundingBox())!;
      expect(Math.round(Math.min(button.width, button.height))).toBeGreaterThanOrEqual(44);
      expect(await hitsToast([button.x + button.width / 2, button.y + button.height / 2])).toBe(
        true,
      );
    }).toPass({ timeout: 20_000 });
    await page.clock.resume();
    await close.click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  },
);

for (const name of ['Chat öffnen', 'Cookie-Einstellungen']) {
  test(
    `the tooltip of '${name}' opens after 700 ms, at once by keyboard (NOTIFY-05)`,
    inGate(name === 'Chat öffnen'),
    async ({ page }) => {
      await withConsent(page);
      await page.clock.install();
      await page.goto('/impressum');
      await hydrated(page);
      const button = page.getByRole('button', { name, exact: true });
      // Its code is there before the measured time.
      await button.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toBeVisible();
      await button.evaluate((element) => element.blur());
      await expect(page.getByRole('tooltip')).toBeHidden();

      await stopTime(page);
      await button.hover();
      await page.clock.runFor(690);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.clock.runFor(20);
      await expect(page.getByRole('tooltip')).toHaveCount(1);
    },
  );
}
