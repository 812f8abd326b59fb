import type { Page } from '@playwright/test';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

// Every control answers a bare `click`, as assistive technology, voice control and browser agents send it: no pointer, key, scroll or focus before it
// (PRESS-01). A busy state alone is no answer.

const CONTROLS = 'button, summary, input[type=radio], input[type=checkbox]';
/** Three of them stand for all in the gate. */
const SAMPLE = ['/', '/kontakt', '/glossar'];

type Control = { index: number; name: string };

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
        return isOffered ? [{ index, name: name || control.name || control.value }] : [];
      }),
    CONTROLS,
  );

/** Presses one control and says what came of it: changed elements, or nothing within five seconds. */
const press = (page: Page, index: number): Promise<string[]> =>
  page.evaluate(
    async ([selector, at]) => {
      const control = document.querySelectorAll<HTMLInputElement>(selector)[at]!;
      const wasChecked = control.checked;
      const effects: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) {
          // What only says that the press was heard, and what code does when it arrives.
          if (['aria-busy', 'data-live', 'tabindex'].includes(attributeName ?? '')) continue;
          if (document.head.contains(target)) continue;
          effects.push(`${type} ${attributeName ?? ''} ${target.nodeName}`);
        }
      });
      observer.observe(document.documentElement, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
      const before = document.activeElement;
      control.click();
      for (let waited = 0; waited < 5_000; waited += 50) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (control.checked !== wasChecked) effects.push('checked');
        if (document.activeElement !== before) effects.push('focus');
        if (effects.length > 0 && !control.ariaBusy) break;
      }
      observer.disconnect();
      return effects;
    },
    [CONTROLS, index] as const,
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // As soon after the load event as PRESS-01 says.
  await page.waitForTimeout(3_000);
}

for (const path of PAGE_KINDS) {
  test(
    `every control of ${path} answers a bare click (PRESS-01)`,
    { tag: SAMPLE.includes(path) ? [] : ['@full'] },
    async ({ page }) => {
      await withConsent(page);
      await open(page, path);
      const controls = await listControls(page);
      expect(controls.length).toBeGreaterThan(2);
      const unanswered: string[] = [];
      for (const { index, name } of controls) {
        const effects = await press(page, index);
        if (effects.length === 0) unanswered.push(name);
        // What it has opened would lie above the next one.
        if ((await page.getByRole('dialog').count()) > 0) await open(page, path);
      }
      expect(unanswered).toEqual([]);
    },
  );
}

test('the menu of a phone answers a bare click @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withConsent(page);
  await open(page, '/pakete');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-label="Menü öffnen"]')!.click(),
  );
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
});

type Marks = { acknowledged?: number; answer?: string | null };

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
      const start = performance.now();
      button.click();
      const isOpen = document.querySelector('[role=dialog]')?.checkVisibility();
      marks.answer = isOpen ? 'open' : button.ariaBusy;
      marks.acknowledged = performance.now() - start;
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
  expect(marks.acknowledged).toBeLessThan(300);
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
  // The shop of the form, not the website of the estimate, and the search engine work that was chosen there.
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
