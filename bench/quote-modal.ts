// `npm run bench -- quote-modal`: when the quote form answers on a phone-like
// line and processor, for a press right at the first paint of the home page
// (counted from the start of the navigation) and for one after four seconds
// without a touch (counted from the press). Options: --runs=5, --cpu=4.
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../tests/support/find-browser.ts';
import { startTestServer } from '../tests/support/server.ts';
import { withConsent } from '../tests/support/with-consent.ts';

/** "Slow 4G" of Chrome's developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const option = (name: string, standard: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? standard);
const CPU_SLOWDOWN = option('cpu', 4);
const LOOKING_MS = 4_000;

type Marks = { painted: number; pressed: number; usable: number };
type Watched = { marks: Partial<Marks>; press: () => void };

/**
 * Runs in the page, in its own clock: messages to the browser's remote control
 * wait behind a busy main thread. The button stands below the first screen, so
 * a press jumps there and follows at once, which leaves less time than any
 * thumb does.
 */
const watchPage = (atFirstPaint: boolean): void => {
  const marks: Partial<Marks> = {};
  const press = (): void => {
    const opener = [...document.querySelectorAll('main button')].find(
      (button) => button.textContent === 'Kostenloses Angebot anfordern',
    );
    if (!(opener instanceof HTMLElement)) return void requestAnimationFrame(press);
    opener.scrollIntoView({ block: 'center', behavior: 'instant' });
    marks.pressed = performance.now();
    // Where a press is lost, a visitor presses again.
    const isOpen = (): boolean =>
      [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());
    const again = (): void => {
      if (isOpen()) return;
      opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      opener.click();
      setTimeout(again, 250);
    };
    again();
  };
  Object.assign(window, { marks, press });
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    marks.painted = paint.startTime;
    if (atFirstPaint) press();
  }).observe({ type: 'paint', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=dialog] input[type=radio]')?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (marks.usable = performance.now())));
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
};

/** A slow phone on a slow line, of somebody who has made up his mind about cookies. */
export async function openPhone(browser: Browser, cpuSlowdown: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await withConsent(page);
  const remote = await context.newCDPSession(page);
  await remote.send('Network.enable');
  await remote.send('Network.emulateNetworkConditions', SLOW_4G);
  await remote.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, remote };
}

async function measure(browser: Browser, address: string, atFirstPaint: boolean): Promise<Marks> {
  const { page } = await openPhone(browser, CPU_SLOWDOWN);
  await page.addInitScript(watchPage, atFirstPaint);
  await page.goto(address, { waitUntil: atFirstPaint ? 'commit' : 'load' });
  if (!atFirstPaint) {
    await page.waitForTimeout(LOOKING_MS);
    await page.evaluate(() => (window as unknown as Watched).press());
  }
  await page.waitForFunction(
    () => (window as unknown as Watched).marks.usable !== undefined,
    null,
    { timeout: 60_000 },
  );
  const marks = await page.evaluate(() => (window as unknown as Watched).marks as Marks);
  await page.context().close();
  return marks;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const after = (list: readonly Marks[], from: 'pressed' | 'start'): number[] =>
  list.map(({ usable, pressed }) => usable - (from === 'start' ? 0 : pressed));
const describe = (values: readonly number[]): string =>
  `${seconds(median(values))} (${seconds(Math.min(...values))} to ${seconds(Math.max(...values))})`;

/** Both presses, so many times each, one after the other. */
export async function measureForm(browser: Browser, origin: string, runs: number) {
  // The render cache compresses well from the third answer on.
  for (let i = 0; i < 4; i++)
    await (await fetch(origin, { headers: { 'accept-encoding': 'br' } })).text();
  const cold: Marks[] = [];
  const warm: Marks[] = [];
  for (let run = 0; run < runs; run++) {
    cold.push(await measure(browser, origin, true));
    warm.push(await measure(browser, origin, false));
  }
  return {
    painted: seconds(median(cold.map(({ painted }) => painted))),
    atFirstPaint: describe(after(cold, 'start')),
    afterReading: describe(after(warm, 'pressed')),
  };
}

if (import.meta.main) {
  const runs = option('runs', 5);
  const server = await startTestServer();
  const browser = await launchBrowser('--disable-gpu');
  try {
    const { painted, atFirstPaint, afterReading } = await measureForm(browser, server.origin, runs);
    console.log(
      `Slow 4G, processor ${CPU_SLOWDOWN} times slower, ${runs} runs each, load average ` +
        `${loadavg()[0]!.toFixed(1)}`,
    );
    console.log(
      `pressed at the first paint (${painted}): form usable ${atFirstPaint} after the start ` +
        'of the navigation',
    );
    console.log(
      `pressed after ${LOOKING_MS / 1000} s without touching the page: form usable ` +
        `${afterReading} after the press`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
