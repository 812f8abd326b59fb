import type { Page } from '@playwright/test';
import { expect, hydrated } from './browser.ts';

// What can lie on a page of visitors, and whether it covers something. Used by
// the sample of the gate (tests/e2e/pages.spec.ts) and by the whole matrix
// (tests/e2e/overlays.spec.ts).

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const ask = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible();

export type State = {
  decided: boolean;
  popup?: boolean;
  /** Not on phones. */ wide?: boolean;
  reach: (page: Page) => Promise<void>;
};
export const STATES: Record<string, State> = {
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
  'the chat is open': {
    decided: true,
    reach: async (page) => {
      await press(page, 'Chat öffnen');
      await ask(page, 'Nachricht senden');
      // The sheet of a phone is painted first, then what it covers is given up.
      if (page.viewportSize()!.width < 500) await page.locator('main[inert]').waitFor();
    },
  },
  'the round buttons stand alone': { decided: true, reach: (page) => ask(page, 'Chat öffnen') },
  'the popup offers a talk': {
    decided: true,
    popup: true,
    reach: (page) => ask(page, 'Beratungsangebot schließen'),
  },
  'the chat is minimised': {
    decided: true,
    reach: async (page) => {
      await press(page, 'Chat öffnen');
      await press(page, 'Chat minimieren');
    },
  },
};

export async function openState(
  page: Page,
  path: string,
  { decided, popup, reach }: State,
): Promise<void> {
  await page.addInitScript(
    ([isDecided, isPopup]) => {
      const choice = {
        necessary: true,
        functional: false,
        analytics: false,
        marketing: false,
        timestamp: new Date().toISOString(),
      };
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
 * Controls that something else would answer for: at the centre or near a corner
 * another element lies on top. `where` picks them: those of the overlays and of
 * an open dialog or menu, each scrolled into view; those of the page in the
 * room that the strips leave, at four places of the page.
 */
export const findCovered = (page: Page, where: 'overlays' | 'page' | 'dialog') =>
  page.evaluate(async (part) => {
    const CONTROLS = ':is(a[href], button, input, select, textarea, summary)';
    const PLACES = {
      overlays: '[data-floating]',
      page: ':is(main, footer)',
      dialog: ':is([role=dialog], header nav[aria-label=Menü])',
    };
    const found: string[] = [];
    const root = document.documentElement;
    let [top, bottom] = [0, innerHeight];
    const measureRoom = () => {
      top = document.querySelector('header')!.getBoundingClientRect().bottom;
      bottom = innerHeight;
      for (const strip of document.querySelectorAll('[data-edge]')) {
        if (!strip.checkVisibility()) continue;
        const box = strip.getBoundingClientRect();
        bottom = Math.min(bottom, box.top);
        if (box.left > 0 || box.right < root.clientWidth)
          found.push(`a strip from ${box.left} to ${box.right}`);
      }
    };
    const check = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const list = control.closest('[role=log]')?.getBoundingClientRect();
      // What its own list has scrolled away, and what lies beyond the strips, is covered by nobody.
      const [from, to] = [
        Math.max(top, list?.top ?? top) + 1,
        Math.min(bottom, list?.bottom ?? bottom) - 1,
      ];
      if (y < from || y > to || x < 0 || x > innerWidth) return;
      const corners = [box.left + 3, box.right - 3].flatMap((left) =>
        [box.top + 3, box.bottom - 3].map((down) => [left, down] as const),
      );
      for (const [left, down] of [[x, y] as const, ...corners]) {
        if (down < from || down > to || left < 0 || left > innerWidth) continue;
        const hit = document.elementFromPoint(left, down);
        const owner = hit?.closest<HTMLElement>(
          '[data-overlay], [data-edge], header, [role=dialog], [data-sonner-toast]',
        );
        if (!owner || owner.contains(control)) continue;
        // A card in the room of the page: what is beneath scrolls out, and on
        // forms it does not lie at all.
        if (owner.dataset['overlay'] === 'consultation' && !control.closest('form')) continue;
        const name = (control.innerText || control.ariaLabel || control.id).trim().slice(0, 40);
        found.push(
          `${control.tagName.toLowerCase()} "${name}" beneath ` +
            `${owner.dataset['overlay'] ?? owner.tagName} at ${left}, ${down} of ${from} to ` +
            `${to}`,
        );
        return;
      }
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`${PLACES[part]} ${CONTROLS}`),
    ].filter((control) => control.checkVisibility() && !control.closest('[inert]'));
    const stops = part === 'page' ? [0, 0.33, 0.67, 1] : [0];
    for (const stop of stops) {
      if (part === 'page') {
        scrollTo({ top: stop * root.scrollHeight, behavior: 'instant' });
        // The popup leaves what counts as soon as it has heard of the scrolling.
        await new Promise((done) => setTimeout(done, 150));
        for (let frame = 0; frame < 3; frame++)
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        measureRoom();
      }
      for (const control of controls) {
        if (part !== 'page') control.scrollIntoView({ block: 'center', behavior: 'instant' });
        check(control);
      }
    }
    if (part === 'page') {
      // The last control of the page comes out from beneath the strips.
      const end = controls.at(-1)?.getBoundingClientRect();
      if (end && end.bottom > bottom + 1)
        found.push(`the end of the page, ${end.bottom - bottom} px`);
      scrollTo({ top: 0, behavior: 'instant' });
    }
    return [...new Set(found)];
  }, where);

/** Dialogs and menus that a visitor opens. */
export const DIALOGS: Record<
  string,
  { path: string; phone?: boolean; open: (page: Page) => Promise<void> }
> = {
  'cookie settings': { path: '/impressum', open: (page) => press(page, 'Cookie-Einstellungen') },
  'quote request': {
    path: '/kontakt',
    open: (page) => press(page, 'Kostenloses Angebot anfordern'),
  },
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
