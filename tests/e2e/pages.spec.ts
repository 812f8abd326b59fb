import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoOverflow,
  findSmallControls,
} from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { DIALOGS, findCovered, openState, STATES, type State } from '#tests/support/overlays.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';

// A sample of the matrix page kind × size × scheme × what lies on the page:
// each page kind once, and each pair of the others. The whole matrix is in the
// full tier: site.spec.ts (pages × sizes × schemes), overlays.spec.ts (what
// lies on them × sizes × pages), touch.spec.ts (controls on phones).

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

const withDialog = (name: string): State => ({
  ...STATES['the round buttons stand alone']!,
  reach: async (page) => {
    await DIALOGS[name]!.open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});
const VIEWS: Record<string, { state: State; part: 'page' | 'overlays' | 'dialog' }> = {
  'the banner asks': { state: STATES['the banner asks']!, part: 'page' },
  'the round buttons stand alone': {
    state: STATES['the round buttons stand alone']!,
    part: 'page',
  },
  'the popup offers a talk': { state: STATES['the popup offers a talk']!, part: 'page' },
  'the banner asks beside the minimised chat': {
    state: STATES['the banner asks beside the minimised chat']!,
    part: 'page',
  },
  'the banner shows its details': {
    state: STATES['the banner shows its details']!,
    part: 'overlays',
  },
  'the chat is open': { state: STATES['the chat is open']!, part: 'overlays' },
  'the search is open': { state: withDialog('search'), part: 'dialog' },
  'the cookie settings are open': { state: withDialog('cookie settings'), part: 'dialog' },
};

/** No request may leave for another host. */
function collectForeign(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  return foreign;
}

test.use({ expectedErrors: async ({}, use) => use([/404 \(Not Found\)/]) });

const names = Object.keys(VIEWS);
for (const [index, path] of PAGE_KINDS.entries()) {
  const round = Math.floor(index / names.length);
  const name = names[index % names.length]!;
  const size = SIZES[round % SIZES.length]!;
  const scheme = SCHEMES[(index + round) % 2]!;
  test(`${path} at ${size.width} px, ${scheme}, while ${name}`, async ({ page, baseURL }) => {
    const { state, part } = VIEWS[name]!;
    const foreign = collectForeign(page, baseURL!);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openState(page, path, state);
    expect(await findCovered(page, part)).toEqual([]);
    await expectNoOverflow(page);
    if (size.width < 768 && part === 'page') expect(await findSmallControls(page)).toEqual([]);
    await expectAccessible(page);
    expect(foreign).toEqual([]);
  });
}
