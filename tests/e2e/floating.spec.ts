import type { Page } from '@playwright/test';
import { expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';
import { openState } from '#tests/support/overlays.ts';

// One thing floats at a time (lib/overlays.ts), and what floats lies on no form:
// each kind of page through time, as a visitor who answers the banner and reads on.

/** How long the page stands still before the popup comes, and some more. */
const REST = 800;
const STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const KINDS = [
  '/',
  '/pakete',
  '/services/webdesign-entwicklung',
  '/blog/bfsg-wer-ist-betroffen',
  '/koeln/webdesign',
  '/roi-kalkulator',
  '/login',
];
/** On desks what their first screen is about reaches into the corner: there the popup waits. */
const TAKEN = ['/roi-kalkulator', '/login'];

/** Who is seen at the lower edge, and what lies beneath the card and the round buttons. */
const look = (page: Page) =>
  page.evaluate(() => {
    const NAMES = {
      banner: '[data-overlay=consent]',
      popup: '[data-overlay=consultation]',
      chat: ':is([data-overlay=chat], [data-overlay=chat-bar])',
      action: '[data-dock]',
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true });
    const seen = Object.entries(NAMES).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].some(isSeen) ? [name] : [],
    );
    // Beneath a strip nothing of the page is to be seen (support/overlays.ts).
    const end = Math.min(
      innerHeight,
      ...[...document.querySelectorAll('[data-edge]')]
        .filter(isSeen)
        .map((strip) => strip.getBoundingClientRect().top),
    );
    const boxes = [...document.querySelectorAll('[data-floating] [data-overlay]')]
      .filter(isSeen)
      .map((element) => element.getBoundingClientRect());
    const covered: string[] = [];
    const check = (name: string, { left, right, top, bottom }: DOMRect): void => {
      if (right - left < 4 || top >= end) return;
      for (const box of boxes)
        if (
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          Math.min(bottom, end) > box.top
        )
          covered.push(name);
    };
    for (const control of document.querySelectorAll(
      ':is(main, footer) :is([data-keep-free], form :is(button, label, select, textarea, ' +
        'input:not([type=range])))',
    ))
      if (isSeen(control))
        check(control.textContent || control.tagName, control.getBoundingClientRect());
    return { seen, covered };
  });

const scrollTo = (page: Page, stop: number) =>
  page.evaluate(
    (share) =>
      window.scrollTo({
        top: share * document.documentElement.scrollHeight,
        behavior: 'instant',
      }),
    stop,
  );

test(
  'on phones the offer of a talk says what WhatsApp means, and comes beneath no finger',
  { tag: ['@phone-only', '@full'] },
  async ({ page }) => {
    await openState(page, '/pakete', { decided: true, popup: true, reach: async () => {} });
    const popup = page.locator('[data-overlay=consultation]');
    const action = page.locator('[data-dock] :is(a, button)').filter({ visible: true });
    await action.hover();
    await page.mouse.down();
    await popup.waitFor({ state: 'attached' });
    await page.waitForTimeout(2 * REST);
    await expect(popup).toBeHidden();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(popup).toBeVisible();
    const note = popup.getByText('WhatsApp mit eigenen Datenschutzregeln');
    await expect(note).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const isWhole = (part: Element) => part.scrollWidth <= part.clientWidth;
      expect(await note.evaluate(isWhole), `at ${width}`).toBe(true);
    }
  },
);

test(
  'on phones a head without a button leaves the first action to the bar',
  { tag: '@phone-only' },
  async ({ page }) => {
    await withConsent(page);
    await page.goto('/glossar/dsgvo');
    const action = page.locator('[data-dock] :is(a, button)').filter({ visible: true });
    await expect(action).toHaveText('Angebot anfragen');
    await page.goto('/');
    await expect(action).toContainText('+31');
  },
);

for (const path of KINDS)
  test(
    `on ${path} one thing floats at a time, on no form @phone`,
    inGate(path === '/pakete'),
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeVisible();
      for (const stop of [0, 0.5, 1]) {
        await scrollTo(page, stop);
        expect(await look(page), `banner at ${stop}`).toEqual({ seen: ['banner'], covered: [] });
      }
      await scrollTo(page, 0);
      await page.getByRole('button', { name: 'Nur notwendige' }).click();
      // No role finds it while it waits.
      await page.locator('[data-overlay=consultation]').waitFor({ state: 'attached' });
      for (const stop of STOPS) {
        await scrollTo(page, stop);
        await page.waitForTimeout(REST);
        const { seen, covered } = await look(page);
        expect(seen.length, `${seen.join(', ')} at ${stop}`).toBeLessThanOrEqual(1);
        expect(covered, `at ${stop}`).toEqual([]);
        // CONSULT-01: without a move of the visitor.
        const isTaken = page.viewportSize()!.width > 768 && TAKEN.includes(path);
        if (stop === 0) expect(seen).toEqual(isTaken ? [] : ['popup']);
      }
    },
  );
