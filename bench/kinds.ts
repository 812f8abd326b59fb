// `npm run bench -- kinds`: every kind of public page as Lighthouse's phone sees
// it, and how long the first press on each kind of control keeps a phone busy
// (INP of that one press, four seconds after the load, at 4 × CPU).
// Options: --runs=1 (Lighthouse on each page), --cpu=4, --presses (those alone),
// --page=/termin (Lighthouse on that page alone), --floor (beside each run one without scripts:
// what style and layout alone keep that machine busy).
// Under a display (`xvfb-run`) the presses are measured in a window: without one
// Chromium says of some frames that they were shown only when a later one was.
import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser, findShell } from '../tests/support/find-browser.ts';
import { PAGE_KINDS } from '../tests/support/page-kinds.ts';
import { startTestServer } from '../tests/support/server.ts';
import { withConsent } from '../tests/support/with-consent.ts';
import { CATEGORIES, median, runLighthouse } from './row.ts';

const option = (name: string, standard: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? standard);
const RUNS = option('runs', 1);
const PAGE = process.argv.find((word) => word.startsWith('--page='))?.split('=')[1];
const FLOOR = process.argv.includes('--floor');
const CPU_SLOWDOWN = option('cpu', 4);
const READING_MS = 4_000;
const CONTROLS = 'button, summary, input[type=radio], input[type=checkbox], select';

type Pressed = { durations: Map<number, number> };

/** Runs in the page: the longest event of each interaction, as INP counts them. */
const watchEvents = (): void => {
  const durations = new Map<number, number>();
  Object.assign(window, { durations } satisfies Pressed);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (entry.interactionId > 0)
        durations.set(
          entry.interactionId,
          Math.max(entry.duration, durations.get(entry.interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  const remote = await context.newCDPSession(page);
  await remote.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchEvents);
  await withConsent(page);
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** The first visible control of each island, and of each kind that the frame answers. */
const pickControls = (page: Page) =>
  page.evaluate((selector) => {
    const found = new Map<string, { index: number; name: string }>();
    document.querySelectorAll<HTMLInputElement>(selector).forEach((control, index) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) return;
      const island = control.closest<HTMLElement>('site-island')?.dataset['modules'] ?? '';
      const kind = `${island} ${control.dataset['frame'] ?? ''} ${control.tagName}`;
      const name = control.ariaLabel ?? (control.textContent.trim() || control.name);
      if (!found.has(kind)) found.set(kind, { index, name });
    });
    return [...found].map(([kind, control]) => ({ kind, ...control }));
  }, CONTROLS);

/** Milliseconds from a finger's press to the next frame; 0 where it took less than 16. */
async function pressOnce(browser: Browser, address: string, index: number): Promise<number> {
  const page = await openPhone(browser, address);
  await page.waitForTimeout(READING_MS);
  const place = await page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLInputElement>(selector)[at]!;
      const target = control.matches('input') ? (control.labels?.[0] ?? control) : control;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 24), y: y + height / 2 };
    },
    [CONTROLS, index] as const,
  );
  await page.waitForTimeout(300);
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as Pressed).durations.values()),
  );
  await page.context().close();
  return longest;
}

async function measurePresses(browser: Browser, origin: string): Promise<void> {
  const known = new Set<string>();
  const times: { name: string; path: string; ms: number }[] = [];
  for (const path of PAGE_KINDS) {
    const page = await openPhone(browser, origin + path);
    const controls = await pickControls(page);
    await page.context().close();
    for (const { kind, index, name } of controls) {
      if (known.has(kind)) continue;
      known.add(kind);
      times.push({ path, name, ms: await pressOnce(browser, origin + path, index) });
    }
  }
  const sorted = times.toSorted((a, b) => b.ms - a.ms);
  console.log(
    `\nfirst press at ${CPU_SLOWDOWN} × CPU: ${times.length} kinds of controls, median ` +
      `${median(times.map(({ ms }) => ms))} ms; the slowest:`,
  );
  for (const { ms, path, name } of sorted.slice(0, 8)) console.log(`  ${ms} ms ${path} ${name}`);
}

async function measurePages(origin: string): Promise<void> {
  console.log(`page: ${CATEGORIES.join(', ')}; TBT, LCP, CLS; Lighthouse's measure of the machine`);
  for (const path of PAGE ? [PAGE] : PAGE_KINDS) {
    const reports: Awaited<ReturnType<typeof runLighthouse>>[] = [];
    const floor: number[] = [];
    // Now and then it records nothing: that run is made again.
    for (let tries = 0; reports.length < RUNS && tries < RUNS + 3; tries++)
      try {
        const report = await runLighthouse(origin + path);
        if (FLOOR)
          floor.push((await runLighthouse(origin + path, '--blocked-url-patterns=*.js')).tbt);
        reports.push(report);
      } catch (error) {
        console.log(`${path}: ${String(error).split('\n', 1)[0]}`);
      }
    if (reports.length === 0) continue;
    const of = (read: (report: (typeof reports)[number]) => number): number =>
      median(reports.map(read));
    const without = FLOOR ? ` (${Math.round(median(floor))} without scripts)` : '';
    console.log(
      `${path}: ${CATEGORIES.map((_, at) => of(({ scores }) => scores[at]!)).join(', ')}; ` +
        `${Math.round(of(({ tbt }) => tbt))} ms${without}, ` +
        `${Math.round(of(({ lcp }) => lcp))} ms, ${of(({ cls }) => cls).toFixed(3)}; ` +
        Math.round(of(({ machine }) => machine)).toString(),
    );
  }
}

const server = await startTestServer({ host: 'localhost' });
const hasDisplay = Boolean(process.env['DISPLAY']);
const browser = await chromium.launch({
  headless: !hasDisplay,
  executablePath: hasDisplay ? findBrowser() : findShell(),
  args: ['--no-sandbox'],
});
try {
  console.log(`load average before ${loadavg()[0]!.toFixed(1)}`);
  if (!process.argv.includes('--presses')) await measurePages(server.origin);
  if (!PAGE) await measurePresses(browser, server.origin);
  console.log(`load average after ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await browser.close();
  await server.stop();
}
