import { chromium, type Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/browser.ts';

// What stands at the edges takes room from the page instead of covering it: header, dock, banner and popup are strips over the whole width,
// the round buttons stand in them or in the page's margin. Between the strips lies the room of the page, and nothing covers a control in it.

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
  '/not-found',
];

test.use({ expectedErrors: async ({}, use) => use([/404 \(Not Found\)/]) });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ask = (page: Page, name: string) => expect(page.getByRole('button', { name, exact: true })).toBeVisible();

type State = { decided: boolean; popup?: boolean; /** Not on phones. */ wide?: boolean; reach: (page: Page) => Promise<void> };
const STATES: Record<string, State> = {
  'the banner asks': { decided: false, reach: (page) => ask(page, 'Nur notwendige') },
  'the banner shows its details': {
    decided: false,
    reach: async (page) => {
      await press(page, 'Einstellungen');
      await ask(page, 'Zurück');
    },
  },
  'the banner asks beside the minimised chat': {
    decided: false,
    reach: async (page) => {
      await press(page, 'Chat öffnen');
      await press(page, 'Chat minimieren');
      await ask(page, 'Nur notwendige');
    },
  },
  'the banner asks beside the open chat': {
    decided: false,
    wide: true,
    reach: async (page) => {
      await press(page, 'Chat öffnen');
      await ask(page, 'Nachricht senden');
      await ask(page, 'Nur notwendige');
    },
  },
  'the round buttons stand alone': { decided: true, reach: (page) => ask(page, 'Chat öffnen') },
  'the popup offers a talk': { decided: true, popup: true, reach: (page) => ask(page, 'Beratungsangebot schließen') },
  'the chat is minimised': {
    decided: true,
    reach: async (page) => {
      await press(page, 'Chat öffnen');
      await press(page, 'Chat minimieren');
    },
  },
};

async function open(page: Page, path: string, { decided, popup, reach }: State): Promise<void> {
  await page.addInitScript(
    ([isDecided, isPopup]) => {
      const choice = { necessary: true, functional: false, analytics: false, marketing: false, timestamp: new Date().toISOString() };
      if (isDecided) localStorage.setItem('cookie-consent', JSON.stringify(choice));
      if (!isPopup) sessionStorage.setItem('consultation-popup-dismissed', 'true');
    },
    [decided, popup ?? false],
  );
  await page.goto(path);
  await hydrated(page);
  await reach(page);
}

/**
 * Controls that something else would answer for: at the centre or near a corner another element lies on top. `where` picks them:
 * those of the overlays and of an open dialog or menu, each scrolled into view; those of the page in the room that the strips leave, at four places of the page.
 */
const findCovered = (page: Page, where: 'overlays' | 'page' | 'dialog') =>
  page.evaluate((part) => {
    const CONTROLS = ':is(a[href], button, input, select, textarea, summary)';
    const PLACES = { overlays: '[data-floating]', page: ':is(main, footer)', dialog: ':is([role=dialog], header nav[aria-label=Menü])' };
    const found: string[] = [];
    const root = document.documentElement;
    let [top, bottom] = [0, innerHeight];
    if (part === 'page') {
      top = document.querySelector('header')!.getBoundingClientRect().bottom;
      for (const strip of document.querySelectorAll('[data-edge]')) {
        if (!strip.checkVisibility()) continue;
        const box = strip.getBoundingClientRect();
        bottom = Math.min(bottom, box.top);
        if (box.left > 0 || box.right < root.clientWidth) found.push(`a strip from ${box.left} to ${box.right}`);
      }
    }
    const check = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const list = control.closest('[role=log]')?.getBoundingClientRect();
      // What its own list has scrolled away, and what lies beyond the strips, is covered by nobody.
      const [from, to] = [Math.max(top, list?.top ?? top) + 1, Math.min(bottom, list?.bottom ?? bottom) - 1];
      if (y < from || y > to || x < 0 || x > innerWidth) return;
      const corners = [box.left + 3, box.right - 3].flatMap((left) => [box.top + 3, box.bottom - 3].map((down) => [left, down] as const));
      for (const [left, down] of [[x, y] as const, ...corners]) {
        if (down < from || down > to || left < 0 || left > innerWidth) continue;
        const hit = document.elementFromPoint(left, down);
        const owner = hit?.closest<HTMLElement>('[data-overlay], [data-edge], header, [role=dialog], [data-sonner-toast]');
        if (!owner || owner.contains(control)) continue;
        const name = (control.innerText || control.ariaLabel || control.id).trim().slice(0, 40);
        found.push(
          `${control.tagName.toLowerCase()} "${name}" beneath ${owner.dataset['overlay'] ?? owner.tagName} at ${left}, ${down} of ${from} to ${to}`,
        );
        return;
      }
    };
    const controls = [...document.querySelectorAll<HTMLElement>(`${PLACES[part]} ${CONTROLS}`)].filter(
      (control) => control.checkVisibility() && !control.closest('[inert]'),
    );
    const stops = part === 'page' ? [0, 0.33, 0.67, 1] : [0];
    for (const stop of stops) {
      if (part === 'page') scrollTo({ top: stop * root.scrollHeight, behavior: 'instant' });
      for (const control of controls) {
        if (part !== 'page') control.scrollIntoView({ block: 'center', behavior: 'instant' });
        check(control);
      }
    }
    if (part === 'page') {
      // The last control of the page comes out from beneath the strips.
      const end = controls.at(-1)?.getBoundingClientRect();
      if (end && end.bottom > bottom + 1) found.push(`the end of the page, ${end.bottom - bottom} px`);
      scrollTo({ top: 0, behavior: 'instant' });
    }
    return [...new Set(found)];
  }, where);

for (const [name, state] of Object.entries(STATES)) {
  test(`while ${name}, no overlay covers another`, async ({ page }) => {
    const sizes = SIZES.filter(([width, height]) => !state.wide || (width >= 768 && height > 480));
    await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
    await open(page, '/impressum', state);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await findCovered(page, 'overlays'), `${width}×${height}`).toEqual([]);
    }
  });
}

for (const name of [
  'the banner asks',
  'the banner asks beside the minimised chat',
  'the round buttons stand alone',
  'the popup offers a talk',
  'the chat is minimised',
]) {
  test(`while ${name}, no control of any page is covered`, async ({ page }) => {
    const state = STATES[name]!;
    const pages = name.includes('minimised') ? ['/', '/kontakt', '/login'] : PAGES;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/', state);
    for (const path of pages) {
      if (path !== '/') {
        await page.goto(path);
        await hydrated(page);
        await state.reach(page);
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await findCovered(page, 'page'), `${path} at ${width}×${height}`).toEqual([]);
      }
    }
  });
}

test('with letters of twice the size, no control is covered', async ({ baseURL }) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
  try {
    for (const name of ['the banner asks', 'the popup offers a talk']) {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await open(page, '/kontakt', STATES[name]!);
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
});

const DIALOGS: Record<string, { path: string; phone?: boolean; open: (page: Page) => Promise<void> }> = {
  'cookie settings': { path: '/impressum', open: (page) => press(page, 'Cookie-Einstellungen') },
  'quote request': { path: '/kontakt', open: (page) => press(page, 'Kostenloses Angebot anfordern') },
  search: {
    path: '/impressum',
    open: async (page) => {
      await press(page, 'Website durchsuchen');
      await page.getByRole('searchbox').fill('preis');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  },
  'mobile menu': { path: '/impressum', phone: true, open: (page) => press(page, 'Menü öffnen') },
};
for (const [name, { path, phone, open: show }] of Object.entries(DIALOGS)) {
  for (const state of ['the banner asks', 'the round buttons stand alone']) {
    test(`every control of the ${name} is free while ${state}`, async ({ page }) => {
      const sizes = SIZES.filter(([width]) => !phone || width < 768);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
      await open(page, path, STATES[state]!);
      await show(page);
      await expect(page.locator(':is([role=dialog], header nav[aria-label=Menü])')).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await findCovered(page, 'dialog'), `${width}×${height}`).toEqual([]);
      }
    });
  }
}

test('the buttons that a visitor of the home page sees first stand above the banner', async ({ page }) => {
  await open(page, '/', STATES['the banner asks']!);
  for (const [width, height] of [...SIZES.filter(([width, height]) => width > 320 && height > 390), [1280, 650], [1366, 650]] as const) {
    await page.setViewportSize({ width, height });
    const { y: end } = (await page.getByRole('region', { name: 'Cookies und Datenschutz' }).boundingBox())!;
    for (const name of ['Jetzt registrieren', 'Pakete und Preise ansehen']) {
      const box = (await page.getByRole('main').getByRole('link', { name }).first().boundingBox())!;
      expect(box.y + box.height, `${name} at ${width}×${height}`).toBeLessThanOrEqual(end);
    }
  }
});

test('the banner is a narrow bar at the end of the screen', async ({ page }) => {
  await open(page, '/', STATES['the banner asks']!);
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

test('nothing scrolls past beside the buttons of the details of the banner', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/impressum', STATES['the banner shows its details']!);
  const list = (await page.getByRole('group', { name: 'Kategorien' }).boundingBox())!;
  const save = (await page.getByRole('button', { name: 'Speichern' }).boundingBox())!;
  const isCategory = await page.evaluate(
    ([x, y]) => Boolean(document.elementFromPoint(x!, y!)?.closest('fieldset')),
    [list.x + list.width - 12, save.y + save.height / 2],
  );
  expect(isCategory).toBe(false);
});

test('the keyboard reaches nothing beneath the banner', async ({ page }) => {
  await open(page, '/', STATES['the banner asks']!);
  for (const [width, height] of [
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
    const hidden: string[] = [];
    for (let presses = 0; presses < 50; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const control = document.activeElement!;
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const owner = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-overlay]');
        return owner && !owner.contains(control) ? control.outerHTML.slice(0, 100) : '';
      });
      if (name) hidden.push(name);
    }
    expect(hidden, `${width}×${height}`).toEqual([]);
  }
});

test('Escape closes what lies on top: a dialog before the chat, the chat before the popup', async ({ page }) => {
  await open(page, '/impressum', STATES['the popup offers a talk']!);
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

test('on a phone the open chat has the screen to itself, and the banner asks again afterwards @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/impressum', STATES['the banner asks']!);
  const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
  await press(page, 'Chat öffnen');
  await ask(page, 'Nachricht senden');
  await expect(banner).toBeHidden();
  expect(await findCovered(page, 'overlays')).toEqual([]);
  await press(page, 'Chat schließen');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the last entries of the mobile menu can be scrolled out from beneath the banner @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/impressum', STATES['the banner asks']!);
  await press(page, 'Menü öffnen');
  const last = page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Anmelden' });
  await last.scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Menü' }).evaluate((menu) => menu.scrollTo({ top: menu.scrollHeight, behavior: 'instant' }));
  const [entry, banner] = [(await last.boundingBox())!, (await page.locator('[data-overlay=consent]').boundingBox())!];
  expect(entry.y + entry.height).toBeLessThanOrEqual(banner.y + 1);
});
