import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

type Scope = {
  /** Selector of the part that is looked at; else the whole page. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
};

/**
 * Findings of axe, one line a rule. In the page itself: frames are other
 * documents, and none of ours is in one.
 */
async function findViolations(page: Page, { within, rules }: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, values }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(part ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { part: within, values: rules },
  );
}

/**
 * Once nothing fades any more: half faded text has half its contrast. What
 * scrolling drives stands still.
 */
export async function expectAccessible(page: Page, scope: Scope = {}, where = ''): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  expect(await findViolations(page, scope), where).toEqual([]);
}

/** No page scrolls sideways; what sticks out is named. */
export async function expectNoOverflow(page: Page, where = ''): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wide, where).toEqual([]);
}

/** Controls too small for a thumb: less than 44 px high or wide. */
export const findSmallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, nav a')]
      .filter(
        (control) =>
          control.checkVisibility() &&
          !control.closest('[aria-hidden=true]') &&
          control.getAttribute('type') !== 'hidden',
      )
      .map((control) => ({
        control,
        target: control.matches('[type=checkbox], [type=radio]')
          ? ((control as HTMLInputElement).labels?.[0] ?? control)
          : control,
      }))
      .map(({ control, target }) => ({ control, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < 44)
      .map(
        ({ control, box }) =>
          `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );
