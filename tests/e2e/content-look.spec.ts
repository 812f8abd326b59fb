import type { Locator, Page } from '@playwright/test';
import { expect, test, withConsent } from '../support/browser.ts';

// How the pages of text are set, on desks and on phones.

test.beforeEach(({ page }) => withConsent(page));

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const main = (page: Page): Locator => page.getByRole('main');

test('long words of titles stay whole on phones', { tag: '@full' }, async ({ page }) => {
  for (const width of [320, 390])
    for (const path of ['/datenschutz', '/agb', '/glossar/auftragsverarbeitung']) {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(path);
      const broken = await page.locator('h1').evaluate(async (title) => {
        await document.fonts.ready;
        const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode()!;
        const words = [...text.nodeValue!.matchAll(/\S+/g)].map((match) => {
          const range = document.createRange();
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          return { word: match[0], lines: range.getClientRects().length };
        });
        return words.filter(({ lines }) => lines > 1).map(({ word }) => word);
      });
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
});

test(
  'each row of the blog names its topics, and its title leads',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/blog');
    const sizeOf = (title: Locator): Promise<number> =>
      title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const lead = main(page).getByRole('heading', { level: 2 }).first();
    const title = main(page).getByRole('heading', { level: 1 });
    expect(await sizeOf(lead)).toBeLessThan(await sizeOf(title));
    const row = main(page).getByRole('listitem').filter({ hasText: 'Aus den Niederlanden nach' });
    await expect(row).toContainText('Grenzregion, Recht');
  },
);

test(
  'the table of prices stands at the edge of the page, its text at the other',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/services/webdesign');
    const chapter = main(page).getByRole('region', { name: 'Was es kostet' });
    const title = await boxOf(chapter.getByRole('heading', { level: 2 }));
    const lead = await boxOf(chapter.locator('.reading'));
    const text = await boxOf(chapter.locator('details .prose').first());
    const table = await boxOf(chapter.locator('details .prose').nth(1));
    expect(text.x).toBe(title.x);
    expect(table.x).toBeGreaterThan(text.x + text.width);
    expect(text.y - lead.y - lead.height).toBeGreaterThanOrEqual(40);
  },
);

/** Where a rule is drawn that reaches from edge to edge of a chapter's content. */
const findRules = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article section, article section *')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 300)
      .flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(part);
        if (borderLeftWidth !== '0px') return [];
        return [
          ...(borderTopWidth === '0px' ? [] : [Math.round(top + scrollY)]),
          ...(borderBottomWidth === '0px' ? [] : [Math.round(bottom + scrollY)]),
        ];
      })
      .toSorted((one, other) => one - other),
  );

test(
  'no list ends with a rule right above that of a chapter',
  { tag: '@full' },
  async ({ page }) => {
    for (const [path, size] of [
      ['/services/webdesign', PHONE],
      ['/koeln/webdesign', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      const rules = await findRules(page);
      const double = rules.filter((y, index) => index > 0 && y - rules[index - 1]! < 40);
      expect(double, path).toEqual([]);
    }
  },
);

test(
  'the figures of a town end without a rule, and its text begins with room',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/koeln/webdesign');
    const facts = main(page).locator('.tone-ink dl').first();
    await expect(facts.locator(':scope > :last-child')).toHaveCSS('border-bottom-width', '0px');
    const band = await boxOf(facts);
    const title = await boxOf(main(page).getByRole('heading', { level: 2 }).first());
    expect(title.y - band.y - band.height).toBeGreaterThanOrEqual(40);
  },
);

test('the bars of a week are as long as its days', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ueber-uns');
  const days = main(page).locator('.week tbody tr');
  const bars = () =>
    days.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundSize));
  expect(await bars()).toEqual(['20% 6px', '60% 6px', '20% 6px']);
  await page.setViewportSize(DESK);
  expect(await bars()).toEqual(['100% 6px', '100% 6px', '100% 6px']);
  const [monday, middle] = await Promise.all([0, 1].map((day) => boxOf(days.nth(day))));
  expect(middle!.y).toBe(monday!.y);
  expect(middle!.width).toBeGreaterThan(2 * monday!.width);
});

test(
  'the page of a town changes its columns, and ends with its sources beside the last list',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/koeln/webdesign');
    const chapterOf = (name: string): Locator => main(page).getByRole('region', { name });
    const [half, whole] = [chapterOf('Sieben Tage'), chapterOf('Entfernung und Preis')];
    expect((await boxOf(whole)).width).toBeGreaterThan(2 * (await boxOf(half)).width);
    const sources = await boxOf(main(page).getByRole('heading', { name: 'Quellen und Stand' }));
    const others = await boxOf(chapterOf('Weitere Leistungen in Köln'));
    expect(sources.x).toBeGreaterThan(others.x + others.width);
    expect(sources.y).toBeLessThan(others.y + others.height);
  },
);

test('the example of a term lies in a light frame', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/glossar/core-web-vitals');
  const example = main(page).getByRole('region', { name: 'Beispiel' }).locator('.bg-surface');
  await expect(example).toHaveCSS('border-top-width', '1px');
});
