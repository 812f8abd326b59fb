import { chromium } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/browser.ts';
import { ask, DIALOGS, findCovered, openState, press, STATES } from '#tests/support/overlays.ts';
import { isFullTier } from '#tests/support/tier.ts';

// What stands at the edges takes room from the page instead of covering it:
// header, dock and banner are strips over the whole width, the round buttons
// stand in them or in the page's margin. On phones the popup stands in the dock,
// on desks it is a card in the room of the page, which waits while it would lie
// on a form (floating.spec.ts).

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;
/** One of each kind. */
const PAGES = [
  '/',
  '/pakete',
  '/kontakt',
  '/login',
  '/services',
  '/services/webdesign-entwicklung',
  '/roi-kalkulator',
  '/ueber-uns',
  '/newsletter',
  '/blog',
  '/case-studies',
  '/glossar',
  '/seo-lexikon',
  '/seo-lexikon/staedte',
  '/koeln/webdesign',
  '/datenschutz',
  '/dienste',
];

test.use({ expectedErrors: async ({}, use) => use([/404 \(Not Found\)/]) });

for (const [name, state] of Object.entries(STATES)) {
  test(`while ${name}, no overlay covers another`, { tag: '@full' }, async ({ page }) => {
    const sizes = SIZES.filter(([width, height]) => !state.wide || (width >= 768 && height > 480));
    await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
    await openState(page, '/impressum', state);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await findCovered(page, 'overlays'), `${width}×${height}`).toEqual([]);
    }
  });
}

/** Each state with some pages: the whole of one would be the longest test by far. */
const VIEWS = Object.entries({
  'the banner asks': PAGES,
  'the banner asks beside the minimised chat': ['/', '/kontakt', '/login'],
  'the round buttons stand alone': PAGES,
  'the chat is minimised': ['/', '/kontakt', '/login'],
}).flatMap(([name, pages]) =>
  Array.from({ length: Math.ceil(pages.length / 6) }, (_, part) => ({
    name,
    pages: pages.slice(part * 6, part * 6 + 6),
  })),
);
for (const { name, pages } of VIEWS) {
  test(
    `while ${name}, no control from ${pages[0]} to ${pages.at(-1)} is covered`,
    { tag: '@full' },
    async ({ page }) => {
      const state = STATES[name]!;
      await page.setViewportSize({ width: 1440, height: 900 });
      await openState(page, pages[0]!, state);
      for (const path of pages) {
        if (path !== pages[0]) {
          await page.goto(path);
          await hydrated(page);
          await state.reach(page);
        }
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await findCovered(page, 'page'), `${path} at ${width}×${height}`).toEqual([]);
        }
      }
    },
  );
}

test(
  'with letters of twice the size, no control is covered',
  { tag: '@full' },
  async ({ baseURL }) => {
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      executablePath,
      args: [...args, '--blink-settings=defaultFontSize=32'],
    });
    try {
      for (const name of ['the banner asks', 'the popup offers a talk']) {
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        await openState(page, '/services', STATES[name]!);
        for (const [width, height] of [
          [360, 640],
          [390, 844],
          [768, 1024],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await findCovered(page, 'overlays'), `${name}, ${width}×${height}`).toEqual([]);
          expect(await findCovered(page, 'page'), `${name}, ${width}×${height}`).toEqual([]);
        }
        await context.close();
      }
    } finally {
      await browser.close();
    }
  },
);

for (const [name, { path, phone, open: show }] of Object.entries(DIALOGS)) {
  for (const state of ['the banner asks', 'the round buttons stand alone']) {
    test(
      `every control of the ${name} is free while ${state}`,
      { tag: '@full' },
      async ({ page }) => {
        const sizes = SIZES.filter(([width]) => !phone || width < 768);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
        await openState(page, path, STATES[state]!);
        await show(page);
        await expect(
          page.locator(':is([role=dialog], header nav[aria-label=Menü]):visible'),
        ).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          expect(await findCovered(page, 'dialog'), `${width}×${height}`).toEqual([]);
        }
      },
    );
  }
}

test(
  'the buttons that a visitor of the home page sees first stand above the banner',
  { tag: '@full' },
  async ({ page }) => {
    await openState(page, '/', STATES['the banner asks']!);
    for (const [width, height] of [
      ...SIZES.filter(([width, height]) => width > 320 && height > 390),
      [1280, 650],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { y: end } = (await page
        .getByRole('region', { name: 'Cookies und Datenschutz' })
        .boundingBox())!;
      for (const name of ['Jetzt registrieren', 'Pakete und Preise ansehen']) {
        const box = (await page
          .getByRole('main')
          .getByRole('link', { name })
          .first()
          .boundingBox())!;
        expect(box.y + box.height, `${name} at ${width}×${height}`).toBeLessThanOrEqual(end);
      }
    }
  },
);

test('the banner is a narrow bar at the end of the screen', { tag: '@full' }, async ({ page }) => {
  await openState(page, '/', STATES['the banner asks']!);
  for (const [width, height, most] of [
    [320, 568, 250],
    [360, 640, 212],
    [390, 844, 212],
    [844, 390, 160],
    [1024, 700, 100],
    [1440, 900, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await page.locator('[data-overlay=consent]').boundingBox())!;
    expect(box, `${width}×${height}`).toMatchObject({ x: 0, width, y: height - box.height });
    expect(box.height, `${width}×${height}`).toBeLessThanOrEqual(most);
  }
});

test(
  'nothing scrolls past beside the buttons of the details of the banner',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openState(page, '/impressum', STATES['the banner shows its details']!);
    const list = (await page.getByRole('group', { name: 'Kategorien' }).boundingBox())!;
    const save = (await page.getByRole('button', { name: 'Speichern' }).boundingBox())!;
    const isCategory = await page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x!, y!)?.closest('fieldset')),
      [list.x + list.width - 12, save.y + save.height / 2],
    );
    expect(isCategory).toBe(false);
  },
);

test('the keyboard reaches nothing beneath the banner', async ({ page }) => {
  await openState(page, '/', STATES['the banner asks']!);
  for (const [width, height] of [
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
    const hidden: string[] = [];
    for (let presses = 0; presses < 50; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(async () => {
        const control = document.activeElement!;
        const isCovered = (): boolean => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const owner = document
            .elementFromPoint((left + right) / 2, (top + bottom) / 2)
            ?.closest('[data-overlay]');
          return owner !== null && owner !== undefined && !owner.contains(control);
        };
        // A picture that comes in this moment moves it for a frame.
        if (isCovered())
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        return isCovered() ? control.outerHTML.slice(0, 100) : '';
      });
      if (name) hidden.push(name);
    }
    expect(hidden, `${width}×${height}`).toEqual([]);
  }
});

test(
  'the keyboard meets the banner first, and the skip link where nothing is asked',
  { tag: '@full' },
  async ({ page }) => {
    await openState(page, '/', STATES['the banner asks']!);
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('button', { name: 'Alle akzeptieren' })).toBeFocused();
    await press(page, 'Nur notwendige');
    await expect(banner).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  },
);

/** Where the form of the first screen leaves little room below it. */
const SMALL_DESKS = [
  [1280, 720],
  [1366, 768],
  [1280, 800],
] as const;

test(
  'the popup stands at the bottom right, lies on no form and waits while one is used',
  { tag: '@full' },
  async ({ page }) => {
    const popup = page.getByRole('complementary', { name: 'Kostenlose Beratung' });
    const isOnForm = () =>
      popup.evaluate((card) => {
        const box = card.getBoundingClientRect();
        return [...document.querySelectorAll('main form :is(label, button, select)')].some(
          (part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          },
        );
      });
    for (const [width, height] of [
      ...(isFullTier ? SMALL_DESKS : []),
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openState(page, '/', STATES['the popup offers a talk']!);
      const box = (await popup.boundingBox())!;
      expect(box.x + box.width, `${width}`).toBeGreaterThan(width - 110);
      expect(box.y + box.height, `${width}`).toBeGreaterThan(height - 80);
      expect(box.width, `${width}`).toBeLessThanOrEqual(360);
      // In the dock of a phone it covers nothing that was to be seen before.
      if (width < 768) expect(box.height).toBeLessThanOrEqual(112);
      else expect(await isOnForm(), `${width}`).toBe(false);
    }
    // The gauge scrolls beneath the card of a desk, which leaves until it is past.
    await page.setViewportSize({ width: 1440, height: 520 });
    await page
      .locator('#richtpreis label')
      .last()
      .evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(popup).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(popup).toBeVisible();
    // Nothing is offered behind a dialog.
    const button = page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first();
    await button.evaluate((part: HTMLElement) => part.click());
    await expect(popup).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await expect(popup).toBeHidden();
    for (const path of isFullTier ? ['/kontakt', '/termin'] : ['/kontakt']) {
      await page.goto(path);
      await page.waitForTimeout(4_000);
      await expect(popup).toBeHidden();
    }
  },
);

test('Escape closes what lies on top: a dialog before the chat, the chat before the popup', async ({
  page,
}) => {
  await openState(page, '/impressum', STATES['the popup offers a talk']!);
  const popup = page.getByRole('complementary', { name: 'Kostenlose Beratung' });
  const chat = page.getByRole('dialog', { name: 'Chat-Assistent' });
  await press(page, 'Chat öffnen');
  await expect(popup).toBeHidden();
  await press(page, 'Cookie-Einstellungen');
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(chat).toBeVisible();
  // Its button has the focus again and shows its tooltip, which an Escape of its own would close.
  await page.getByRole('textbox', { name: 'Nachricht', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(popup).toBeVisible();
  await page.locator('#inhalt').focus();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('on a phone the open chat has the screen to itself, and the banner asks again afterwards @phone-first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openState(page, '/impressum', STATES['the banner asks']!);
  const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
  await press(page, 'Chat öffnen');
  await ask(page, 'Nachricht senden');
  await expect(banner).toBeHidden();
  expect(await findCovered(page, 'overlays')).toEqual([]);
  await press(page, 'Chat schließen');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test(
  'the last entries of the mobile menu can be scrolled out from beneath the banner @phone-first',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openState(page, '/impressum', STATES['the banner asks']!);
    await press(page, 'Menü öffnen');
    const last = page
      .getByRole('navigation', { name: 'Menü' })
      .getByRole('link', { name: 'Anmelden' });
    await last.scrollIntoViewIfNeeded();
    await page
      .getByRole('navigation', { name: 'Menü' })
      .evaluate((menu) => menu.scrollTo({ top: menu.scrollHeight, behavior: 'instant' }));
    const [entry, banner] = [
      (await last.boundingBox())!,
      (await page.locator('[data-overlay=consent]').boundingBox())!,
    ];
    expect(entry.y + entry.height).toBeLessThanOrEqual(banner.y + 1);
  },
);
