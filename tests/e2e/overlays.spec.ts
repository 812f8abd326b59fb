import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/browser.ts';

// Nothing at the edges covers another part of it, nor a button or link of the page that a visitor could not bring out from beneath it.

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;
const PAGES = ['/', '/kontakt', '/login', '/glossar', '/koeln/webdesign'];

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

/** Controls that something else would answer for: at the centre or near a corner another element lies on top. `where` picks them. */
const findCovered = (page: Page, where: 'overlays' | 'first view' | 'whole page') =>
  page.evaluate((part) => {
    const CONTROLS = ':is(a[href], button, input, select, textarea, summary)';
    const inside = part === 'overlays' ? `[data-floating] ${CONTROLS}` : `:is(main, footer) ${CONTROLS}`;
    const covered: string[] = [];
    const corners = (left: number, right: number, top: number, bottom: number) => [
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ];
    for (const control of document.querySelectorAll<HTMLElement>(inside)) {
      if (!control.checkVisibility() || control.closest('[inert]')) continue;
      if (part === 'whole page') control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (right - left < 4 || bottom - top < 4) continue;
      // What its own list has scrolled away is covered by nobody.
      const list = control.closest('[role=log]')?.getBoundingClientRect();
      if (list && (top < list.top || bottom > list.bottom)) continue;
      const isInView = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      if (!isInView && part !== 'whole page') continue;
      // Of what is taller than the free part of a small screen, the middle must be free.
      const isTall = bottom - top > 80;
      const points = [[(left + right) / 2, (top + bottom) / 2], ...(isTall ? [] : corners(left, right, top, bottom))];
      const isCovered = points.some(([x, y]) => {
        const owner = document.elementFromPoint(x!, y!)?.closest<HTMLElement>('[data-overlay]');
        return owner && !owner.contains(control);
      });
      if (isCovered)
        covered.push(`${control.tagName.toLowerCase()} "${(control.innerText || control.ariaLabel || control.id).trim().slice(0, 40)}"`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  }, where);

for (const [name, state] of Object.entries(STATES)) {
  test(`while ${name}, no overlay covers another`, async ({ page }) => {
    const sizes = SIZES.filter(([width]) => !state.wide || width >= 768);
    await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
    await open(page, '/impressum', state);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await findCovered(page, 'overlays'), `${width}×${height}`).toEqual([]);
    }
  });
}

for (const name of ['the banner asks', 'the round buttons stand alone', 'the popup offers a talk']) {
  for (const path of PAGES) {
    test(`while ${name}, every control of ${path} can be brought out from beneath it`, async ({ page }) => {
      await open(page, path, STATES[name]!);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await findCovered(page, 'whole page'), `${width}×${height}`).toEqual([]);
      }
    });
  }
}

test('the buttons that a visitor of the home page sees first are free while the banner asks', async ({ page }) => {
  await open(page, '/', STATES['the banner asks']!);
  for (const [width, height] of [...SIZES.filter(([, height]) => height > 700), [1280, 650], [1366, 650]] as const) {
    await page.setViewportSize({ width, height });
    const covered = await findCovered(page, 'first view');
    for (const name of ['Jetzt registrieren', 'Pakete und Preise ansehen'])
      expect(covered.join(), `${width}×${height}`).not.toContain(name);
  }
});

test('on low screens the banner is a narrow bar at the end of the page, with nothing of the page around it', async ({ page }) => {
  await open(page, '/', STATES['the banner asks']!);
  for (const [width, height, most] of [
    [360, 640, 250],
    [844, 390, 160],
    [1024, 700, 130],
    [1280, 720, 100],
    [1366, 650, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await page.locator('[data-overlay=consent]').boundingBox())!;
    expect(box, `${width}×${height}`).toMatchObject({ x: 0, width, y: height - box.height });
    expect(box.height, `${width}×${height}`).toBeLessThanOrEqual(most);
    expect(await findCovered(page, 'overlays'), `${width}×${height}`).toEqual([]);
  }
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
