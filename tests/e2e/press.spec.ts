import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { isFullTier } from '#tests/support/tier.ts';

// Every control answers each way of pressing it, once: a bare `click`, as
// assistive technology, voice control and browser agents send it, with no
// pointer, key, scroll or focus before it (PRESS-01); Enter, Space and a
// finger. A busy state alone is no answer.

/** What Chromium notes of its own work. */
const TraceSchema = z.object({
  traceEvents: z.array(z.object({ args: z.object({ elementCount: z.number() }).partial() })),
});
/** By their place in the page: what a dialog holds comes and goes with its code. */
const CONTROLS =
  ':is(button, summary, input[type=radio], input[type=checkbox]):not([data-dialog] *)';
const WAYS = ['click', 'Enter', 'Space', 'touch'] as const;
type Way = (typeof WAYS)[number];
/** The gate: one control of each kind; Space presses what Enter does. */
const SAMPLE: Readonly<Record<string, Way>> = {
  '/': 'click',
  '/kontakt': 'Enter',
  '/pakete': 'touch',
};

type Control = {
  index: number;
  name: string;
  isField: boolean;
  opensDialog: boolean;
  island: string;
};

const listControls = (page: Page): Promise<Control[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].flatMap((control, index) => {
        const isOffered =
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.disabled &&
          !control.closest('[aria-hidden=true]') &&
          !(control.type === 'radio' && control.checked);
        const name = control.ariaLabel ?? control.textContent.trim();
        const island = control.closest<HTMLElement>('site-island')?.dataset['modules'] ?? '';
        return isOffered
          ? [
              {
                index,
                name: name || control.name || control.value,
                isField: control.matches('input'),
                opensDialog: control.ariaHasPopup === 'dialog',
                island: `${island} ${control.dataset['frame'] ?? ''}`,
              },
            ]
          : [];
      }),
    CONTROLS,
  );

type Watch = { read: () => Promise<string[]> };

/** A control that leads to another page, or to this one with what was asked, has answered by that. */
const LEFT = 'another page';

/**
 * Notes what changes from now on; `read` waits for the first change, five
 * seconds at most, and for a second answer that must not come.
 */
const watch = (page: Page, index: number): Promise<void> =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLInputElement>(selector)[at]!;
      const wasChecked = control.checked;
      const before = document.activeElement;
      const effects: string[] = [];
      // What switches a control says it once a press; twice would put it back.
      let switched = 0;
      const observer = new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) {
          // What only says that the press was heard, and what code does when it arrives.
          if (['aria-busy', 'data-live', 'tabindex'].includes(attributeName ?? '')) continue;
          if (document.head.contains(target)) continue;
          if (target === control && /^(aria-(expanded|pressed)|open)$/.test(attributeName ?? ''))
            switched++;
          effects.push(`${type} ${attributeName ?? ''} ${target.nodeName}`);
        }
      });
      observer.observe(document.documentElement, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
      let isLeaving = false;
      navigation.addEventListener('navigate', ({ destination }) => {
        if (!destination.sameDocument) isLeaving = true;
      });
      const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
      const read = async (): Promise<string[]> => {
        for (let waited = 0; waited < 5_000; waited += 50) {
          await pause();
          if (control.checked !== wasChecked) effects.push('checked');
          if (document.activeElement !== before && document.activeElement !== control)
            effects.push('focus');
          if (effects.length > 0 && !control.ariaBusy) break;
        }
        await pause();
        observer.disconnect();
        // What says so on the way is no answer yet; the other page is.
        if (isLeaving) await new Promise(() => undefined);
        const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) =>
          dialog.checkVisibility(),
        );
        return switched > 1 || dialogs.length > 1 ? ['twice'] : effects;
      };
      Object.assign(window, { watch: { read } satisfies Watch });
    },
    [CONTROLS, index] as const,
  );

async function readEffects(page: Page, url: string): Promise<string[]> {
  try {
    return await page.evaluate(() => (window as unknown as { watch: Watch }).watch.read());
  } catch (error) {
    // The old page may be gone before the new address is known.
    await page
      .waitForURL((to) => to.href !== url, { timeout: 10_000 })
      .catch(() => {
        throw error;
      });
    return [LEFT];
  }
}

const pressBare = (page: Page, index: number): Promise<void> =>
  page.evaluate(([selector, at]) => document.querySelectorAll<HTMLElement>(selector)[at]!.click(), [
    CONTROLS,
    index,
  ] as const);

/**
 * Where a finger reaches the control: on itself, or on the label of a field
 * that cannot be seen.
 */
const findPlace = (page: Page, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLInputElement>(selector)[at]!;
      const target = control.labels?.[0] ?? control;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 24), y: y + height / 2 };
    },
    [CONTROLS, index] as const,
  );

/**
 * Presses one control and says what came of it: changed elements, or nothing
 * within five seconds.
 */
async function press(page: Page, index: number, way: Way): Promise<string[]> {
  const url = page.url();
  const place = way === 'touch' ? await findPlace(page, index) : undefined;
  const control = page.locator(CONTROLS).nth(index);
  if (way === 'Enter' || way === 'Space') await control.focus();
  await watch(page, index);
  if (place) await page.touchscreen.tap(place.x, place.y);
  else if (way === 'click') await pressBare(page, index);
  else await page.keyboard.press(way);
  return readEffects(page, url);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // As soon after the load event as PRESS-01 says; what is still on its way would move the rest.
  await page.waitForTimeout(3_000);
  await expect(page.locator('[role=status][data-loading]')).toHaveCount(0);
}

/**
 * What a press has opened would lie above the next control, and what it opens
 * later would look like that one's answer.
 */
async function clear(page: Page, path: string, { opensDialog }: Control): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (opensDialog) await dialog.first().waitFor();
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  if ((await dialog.count()) > 0) await open(page, path);
}

/** Enter sends the form of a field, as browsers do; only buttons answer it themselves. */
const takes = (way: Way, { isField }: Control): boolean => way !== 'Enter' || !isField;

/** One control of each island, and one of each kind that the frame answers. */
const pickControls = (controls: readonly Control[]): Control[] => [
  ...new Map(controls.map((control) => [control.island, control])).values(),
];

test.describe('every control', () => {
  test.use({ hasTouch: true });
  for (const path of PAGE_KINDS)
    for (const way of WAYS)
      test(
        `of ${path} answers ${way} (PRESS-01)`,
        { tag: SAMPLE[path] === way ? [] : ['@full'] },
        async ({ page }) => {
          await withConsent(page);
          // The browser's own question about passkeys would wait for an answer.
          await page.addInitScript(() => {
            navigator.credentials.get = () =>
              Promise.reject(new DOMException('', 'NotAllowedError'));
          });
          await open(page, path);
          const all = (await listControls(page)).filter((control) => takes(way, control));
          expect(all.length).toBeGreaterThan(2);
          const controls = isFullTier ? all : pickControls(all);
          const wrong: string[] = [];
          for (const control of controls) {
            const { index, name } = control;
            // A press before this one may have changed what stands here, e.g. the free times of a day.
            const here = (await listControls(page)).find((each) => each.index === index);
            if (here?.name !== name) await open(page, path);
            const effects = await press(page, index, way);
            if (effects.length === 0 || effects[0] === 'twice')
              wrong.push(`${name}: ${effects[0] ?? 'no answer'}`);
            if (effects[0] === LEFT) await open(page, path);
            else await clear(page, path, control);
          }
          expect(wrong).toEqual([]);
        },
      );
});

for (const path of PAGE_KINDS)
  test(
    `controls of ${path} pressed before their code is there answer once`,
    { tag: '@full' },
    async ({ page }) => {
      await withConsent(page);
      let release = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await release.promise;
        await route.continue().catch(() => undefined);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      const wrong: string[] = [];
      for (const { index, name } of pickControls(await listControls(page))) {
        release = Promise.withResolvers<void>();
        await page.goto(path, { waitUntil: 'commit' });
        // What stands below the foot arrives after it.
        await page.locator(CONTROLS).nth(index).waitFor({ state: 'attached' });
        await watch(page, index);
        const url = page.url();
        await pressBare(page, index);
        release.resolve();
        const [first] = await readEffects(page, url);
        if (!first || first === 'twice') wrong.push(`${name}: ${first ?? 'no answer'}`);
      }
      expect(wrong).toEqual([]);
    },
  );

test('the menu of a phone answers a bare click @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withConsent(page);
  await open(page, '/pakete');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-label="Menü öffnen"]')!.click(),
  );
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
});

type Marks = { answer?: string | null };

test('a press at the first paint on a slow phone is acknowledged at once and answered once (PRESS-02)', async ({
  page,
}) => {
  await withConsent(page);
  await page.addInitScript(() => {
    const marks: Marks = {};
    Object.assign(window, { marks });
    new PerformanceObserver(function press() {
      const button = document.querySelector<HTMLElement>('main button[aria-haspopup=dialog]');
      if (!button) return void requestAnimationFrame(press);
      button.click();
      // Within the press itself; how long that takes is measured by `kinds --presses`.
      const isOpen = document.querySelector('[role=dialog]')?.checkVisibility();
      marks.answer = isOpen ? 'open' : button.ariaBusy;
    }).observe({ type: 'paint', buffered: true });
  });
  const remote = await page.context().newCDPSession(page);
  await remote.send('Network.enable');
  await remote.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await remote.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: 'Angebot anfordern' })).toBeVisible();
  const marks = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  expect(['open', 'true']).toContain(marks.answer);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the quote form opens and takes a choice before its code is there, and goes on with it', async ({
  page,
}) => {
  await withConsent(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!frame|rolldown).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const estimate = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
  await estimate.getByText('SEO-Grundoptimierung').click();
  await estimate.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Angebot anfordern' });
  await dialog.getByRole('radio', { name: /Online-Shop/ }).check();
  await dialog.getByLabel('Branche').selectOption('Handwerk');
  const next = dialog.getByRole('button', { name: 'Weiter' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible();
  // The shop of the form, not the website of the estimate, and the search
  // engine work that was chosen there.
  await expect(dialog.getByText('Geschätzter Preis').last()).toContainText('2.839');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(estimate.getByRole('button')).toBeFocused();
});

test('pressed twice while its code is on its way, a control answers once', async ({ page }) => {
  await withConsent(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/impressum', { waitUntil: 'domcontentloaded' });
  const opened = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let dialogs = 0;
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof Element && node.matches('[role=dialog], :has([role=dialog])'))
              dialogs++;
        }).observe(document.body, { childList: true, subtree: true });
        setTimeout(() => done(dialogs), 6_000);
      }),
  );
  const button = page.getByRole('button', { name: 'Website durchsuchen' });
  await button.click();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeVisible();
  expect(await opened).toBe(1);
});

test.describe('without script (PRESS-03)', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is sent and answered with a page', async ({ page, mailbox }) => {
    await page.goto('/kontakt');
    const form = page.getByRole('form', { name: 'Nachricht senden' });
    await form.getByLabel('Name', { exact: true }).fill('Karin Küster');
    await form.getByRole('button', { name: 'Nachricht senden' }).click();
    // What is missing is said, what was written stays.
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Karin Küster');
    await expect(form.getByText('Bitte schreiben Sie uns eine Nachricht.').first()).toBeVisible();

    const address = `ohne-script-${Date.now()}@firma.example`;
    await form.getByLabel('E-Mail', { exact: true }).fill(address);
    await form.getByLabel('Nachricht', { exact: true }).fill('Wann können Sie anfangen?');
    await form.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await form.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText(/Ihre Nachricht ist angekommen \(Nummer MK-/)).toBeVisible();
    expect(
      await mailbox.find('kontakt@maasbogen.example', new RegExp(`Reply-To: .*${address}`)),
    ).toContain('Wann können Sie anfangen?');
  });
});

test(
  'a press styles what it changes, never the page anew',
  { tag: '@full' },
  async ({ browser, page }) => {
    await page.goto('/');
    await expect(page.locator('site-island[data-when=idle]:not([data-live])')).toHaveCount(0);
    const elements = await page.locator('*').count();
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    const dialog = page.getByRole('dialog').first();
    for (const [name, seen] of [
      ['Nur notwendige', expect(banner).not],
      ['Chat öffnen', expect(dialog)],
      ['Angebot anfragen', expect(dialog)],
    ] as const) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.getByRole('button', { name }).first().click();
      await seen.toBeVisible();
      await page.waitForTimeout(500);
      const trace = TraceSchema.parse(JSON.parse(String(await browser.stopTracing())));
      const styled = trace.traceEvents.map(({ args }) => args.elementCount ?? 0);
      expect(Math.max(...styled), name).toBeLessThan(elements / 2);
      expect(Math.max(...styled), name).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
  },
);
