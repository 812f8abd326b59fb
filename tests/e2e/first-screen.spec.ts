import type { Locator, Page } from '@playwright/test';
import { expect, inGate, test, withConsent } from '../support/browser.ts';

// What a page is for stands in its first screen, on desks and on phones.

test.beforeEach(({ page }) => withConsent(page));

const PHONE = { width: 390, height: 844 };
/** Bar of phones, with room for a line above it. */
const PHONE_FOLD = PHONE.height - 64;

const topOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())!.y);
const bottomOf = async (part: Locator): Promise<number> => {
  const box = (await part.boundingBox())!;
  return Math.round(box.y + box.height);
};
const main = (page: Page): Locator => page.getByRole('main');

const FIRST: Record<string, (page: Page) => Locator> = {
  '/blog': (page) => main(page).getByRole('heading', { level: 2 }).first(),
  '/case-studies': (page) => main(page).getByRole('img', { includeHidden: true }).first(),
  '/glossar': (page) => main(page).getByLabel('Begriff suchen'),
  '/pakete': (page) => main(page).getByRole('heading', { level: 2 }).first(),
  '/roi-kalkulator': (page) => page.getByTestId('roi-gewinn'),
  '/services': (page) => main(page).getByRole('heading', { level: 2 }).first(),
};

for (const [path, first] of Object.entries(FIRST))
  test(`${path} begins in the first screen`, inGate(path === '/pakete'), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const head = main(page).getByRole('heading', { level: 1 });
    await expect(head).toHaveCSS('font-size', /^6[34](\.\d+)?px$/);
    // Above the names of the packages stand the stairs.
    expect(await topOf(first(page))).toBeLessThan(path === '/pakete' ? 610 : 530);
    await page.setViewportSize(PHONE);
    await expect.poll(() => bottomOf(first(page))).toBeLessThan(PHONE_FOLD);
  });

test('the price of the gauge stands above the bar of phones, the headline in one size', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const price = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' }).getByRole('status');
  expect(await bottomOf(price)).toBeLessThan(PHONE_FOLD);
  const title = main(page).getByRole('heading', { level: 1 });
  const { height } = (await title.boundingBox())!;
  const size = await title.evaluate((head) => parseFloat(getComputedStyle(head).fontSize));
  expect(Math.round(height / size)).toBe(3);
});

test('the finished examples are seen in the first screen of a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const examples = main(page).getByRole('region', { name: 'Fünf Websites zum Anfassen' });
  expect(await topOf(examples.getByRole('listitem').first())).toBeLessThan(740);
});

test('the contact form begins beside the number and ends in the first screen, with fields for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kontakt');
  const form = main(page).getByRole('form', { name: 'Nachricht senden' });
  const name = form.getByLabel('Name', { exact: true });
  const direct = main(page).getByRole('heading', { name: 'Am schnellsten: anrufen' });
  const title = main(page).getByRole('heading', { name: 'Schreiben Sie uns' });
  expect(Math.abs((await topOf(title)) - (await topOf(direct)))).toBeLessThan(4);
  expect(await bottomOf(form.getByRole('button'))).toBeLessThan(900);
  const message = form.getByLabel('Nachricht');
  const { height } = (await message.boundingBox())!;
  await message.fill('Eine Zeile.\n'.repeat(12));
  expect((await message.boundingBox())!.height).toBeGreaterThan(height + 100);
  await page.setViewportSize(PHONE);
  for (const field of await form.getByRole('textbox').all())
    expect((await bottomOf(field)) - (await topOf(field))).toBeGreaterThanOrEqual(52);
  expect((await form.getByRole('button').boundingBox())!.width).toBe(
    (await name.boundingBox())!.width,
  );
});

test('all four prices of the packages stand in the first screen, their rows in line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pakete');
  for (const id of ['startpaket', 'smart-business', 'commerce', 'enterprise'])
    expect(await bottomOf(page.locator(`#${id}`).getByText(/^[\d.]+,00\s€$/))).toBeLessThan(760);
  for (const part of ['h2', 'a[href^="/login"]', 'ul', 'img']) {
    const rows = page.locator(`article[id] ${part}`);
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(Math.max(...tops) - Math.min(...tops), part).toBeLessThan(1);
  }
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    for (const step of await page.locator('article[id]').all()) {
      const ask = step.getByRole('link', { name: /^Angebot anfragen/ });
      const price = step.getByText(/^[\d.]+,00\s€$/);
      // Right below its price, and on a phone in one screen with the name.
      expect((await topOf(ask)) - (await bottomOf(price))).toBeLessThan(24);
      expect((await bottomOf(ask)) - (await topOf(step))).toBeLessThan(320);
    }
  }
  const links = page.getByRole('navigation', { name: 'Preise der Pakete' }).getByRole('link');
  await expect(links).toHaveCount(4);
  expect(await bottomOf(links.last())).toBeLessThan(PHONE_FOLD);
});

test(
  'on phones the result of the ROI calculator stays in view above the fields',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/roi-kalkulator');
    const gain = page.getByTestId('roi-gewinn');
    const hours = page.getByLabel('Gesparte Stunden im Monat');
    expect(await topOf(gain)).toBeLessThan(await topOf(page.getByLabel('Besucher im Monat')));
    await hours.scrollIntoViewIfNeeded();
    await hours.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(gain).toBeInViewport();
    const focused = page.getByLabel('Wert eines Auftrags');
    await expect(focused).toBeFocused();
    expect(await topOf(focused)).toBeGreaterThan(await bottomOf(gain));
  },
);

test(
  'on a desk the result of the ROI calculator never slides over its buttons',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/roi-kalkulator');
    const gain = page.getByTestId('roi-gewinn');
    const ask = page.getByRole('main').getByRole('link', { name: 'Angebot anfragen' });
    const apart = (await topOf(ask)) - (await bottomOf(gain));
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    expect((await topOf(ask)) - (await bottomOf(gain))).toBeCloseTo(apart, 0);
  },
);

test('what stays in view of the ROI result fits a small laptop', async ({ page }) => {
  await page.goto('/roi-kalkulator');
  const field = main(page).getByLabel('Investition einmalig');
  const figures = main(page).getByRole('region', { name: 'Kennzahlen' });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
    for (const part of [page.getByTestId('roi-gewinn'), figures])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Nothing of it lies beneath the header.
    const header = await bottomOf(page.getByRole('banner'));
    expect(await topOf(page.getByTestId('roi-gewinn'))).toBeGreaterThan(header);
  }
});

test(
  'the letters of the glossary stay in view, above what they lead to',
  { tag: '@full' },
  async ({ page }) => {
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      await page.goto('/glossar#L');
      const letters = page.getByRole('navigation', { name: 'Anfangsbuchstaben' });
      await expect(letters.getByRole('link', { name: 'A', exact: true })).toBeInViewport();
      const heading = main(page).getByRole('heading', { name: 'L', exact: true });
      await expect(heading).toBeInViewport();
      expect(await topOf(heading)).toBeGreaterThanOrEqual(await bottomOf(letters));
    }
  },
);

/** What is marked as being read: it has the colour of the brand. */
const readMarked = (list: Locator): Promise<string[]> =>
  list
    .locator('.letter-mark')
    .evaluateAll((marks) =>
      marks
        .filter((mark) => getComputedStyle(mark).backgroundColor === 'rgb(255, 201, 31)')
        .map((mark) => mark.textContent),
    );

test(
  'the ruler of the glossary marks the letter that is read, and fades where more follows',
  { tag: '@full' },
  async ({ page }) => {
    const letters = page.getByRole('navigation', { name: 'Anfangsbuchstaben' });
    const listMarked = () => readMarked(letters);
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      for (const letter of ['C', 'N']) {
        await page.goto(`/glossar#${letter}`);
        await expect.poll(listMarked).toContain(letter);
        // On desks letters of few terms share a row.
        expect((await listMarked()).length).toBeLessThanOrEqual(size === PHONE ? 1 : 3);
      }
    }
    const line = letters.getByRole('list');
    await line.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    const [last, end] = await line.evaluate((list) => [
      list.lastElementChild!.getBoundingClientRect().right,
      list.getBoundingClientRect().right,
    ]);
    expect(end! - last!).toBeGreaterThanOrEqual(32);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(line).toHaveCSS('mask-image', 'none');
  },
);

test(
  'the topics of help stay in view on a desk, and mark the one that is read',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const topics = page.getByRole('main').getByRole('navigation', { name: 'Themen' });
    await page.goto('/hilfe');
    await expect.poll(() => readMarked(topics)).toEqual(['Kosten und Vertrag']);
    for (const name of ['Shop', 'Kosten und Vertrag', 'Zusammenarbeit']) {
      await page.goto('/hilfe');
      await topics.getByRole('link', { name }).click();
      await expect.poll(() => readMarked(topics)).toEqual([name]);
      await expect(topics).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'help leads on by two lines of a phone, its topics in the second, below which its first answer stands whole',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/hilfe');
    const words = main(page).getByRole('list', { name: 'Direkt zur Antwort' }).getByRole('link');
    const topics = main(page).getByRole('navigation', { name: 'Themen' }).getByRole('link');
    expect(await topOf(words.last())).toBe(await topOf(words.first()));
    expect(await topOf(topics.last())).toBe(await topOf(topics.first()));
    expect(await topOf(topics.first())).toBeGreaterThan(await bottomOf(words.first()));
    await expect(topics.first()).toBeInViewport({ ratio: 1 });
    const first = main(page).getByRole('region', { name: 'Kosten und Vertrag' });
    expect(await bottomOf(first.getByRole('listitem').first())).toBeLessThan(PHONE_FOLD);
    await topics.last().click();
    await expect(main(page).getByRole('heading', { name: 'Technik' })).toBeInViewport();
  },
);

test(
  'topics of the blog stand in one line, whole by the keyboard',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/blog');
    const links = page.getByRole('navigation', { name: 'Themen' }).getByRole('link');
    expect(await topOf(links.last())).toBe(await topOf(links.first()));
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  },
);
