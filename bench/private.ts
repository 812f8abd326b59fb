// `npm run bench -- private`: the private areas on a phone-like line and
// processor: the first view of /admin and /portal until its data are shown and
// nothing loads any more, the script it took, and each further page from the
// press to its heading. Options: --runs=3, --cpu=4.
import { loadavg } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../tests/support/find-browser.ts';
import { readSession } from '../tests/support/read-session.ts';
import { startTestServer } from '../tests/support/server.ts';

const option = (name: string, standard: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? standard);
const RUNS = option('runs', 3);
const CPU_SLOWDOWN = option('cpu', 4);
/** "Fast 4G" of Chrome's developer tools. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (1.5 * 1024 * 1024) / 8,
};
/** From the moment the pointer reaches a link to its press. */
const HAND_MS = 250;
/** At a page before the next one is pressed. */
const READING_MS = 1_500;
const PEOPLE = {
  admin: { email: 'leitung@maasbogen.example', password: 'Maasbogen-2026!' },
  portal: { email: 'kundin@firma.example', password: 'ein-langer-Satz-7' },
};

type Shown = { shownAt?: number };

/**
 * Runs in the page: the first moment at which a heading stands there and
 * nothing says that it is being read, kept for 300 ms; not before something was
 * painted.
 */
const watchRest = (): void => {
  const look = (): void => {
    const main = document.querySelector('main');
    const isRead =
      main?.querySelector('h1') && !main.querySelector('[aria-busy=true], [role=status]');
    const marks = window as Shown;
    if (!isRead) delete marks.shownAt;
    else if (performance.getEntriesByName('first-contentful-paint').length > 0)
      marks.shownAt ??= performance.now();
    setTimeout(look, 16);
  };
  look();
};

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const remote = await context.newCDPSession(page);
  await remote.send('Network.enable');
  await remote.send('Network.emulateNetworkConditions', FAST_4G);
  await remote.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchRest);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.now() - ((window as Shown).shownAt ?? Infinity) > 300,
    null,
    { timeout: 60_000 },
  );
  return page;
}

const readView = (page: Page) =>
  page.evaluate(() => ({
    shown: (window as Shown).shownAt!,
    script: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    steps: performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseEnd } = entry as PerformanceResourceTiming;
      return `${Math.round(startTime)}–${Math.round(responseEnd)} ${new URL(name).pathname}`;
    }),
  }));

/**
 * The pointer rests on a link of the navigation as long as a hand needs,
 * presses it and waits for the heading, in the page's own clock.
 */
async function follow(page: Page, path: string): Promise<number> {
  await page.locator(`nav a[href="${path}"]:visible`).first().hover();
  await page.waitForTimeout(HAND_MS);
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(
          ({ pathname }) => pathname === wanted,
        )!;
        const before = document.querySelector('main h1');
        const start = performance.now();
        const look = (): void => {
          const heading = document.querySelector('main h1');
          if (location.pathname === wanted && heading && heading !== before)
            resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    path,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
const describe = (values: readonly number[]): string =>
  `${Math.round(median(values))} ms (${Math.round(Math.min(...values))} to ` +
  `${Math.round(Math.max(...values))})`;

const server = await startTestServer({
  env: { ADMIN_EMAIL: PEOPLE.admin.email, ADMIN_PASSWORD: PEOPLE.admin.password },
});
const browser = await launchBrowser('--disable-gpu');

try {
  await server.service().auth.admin.createUser({ ...PEOPLE.portal, email_confirm: true });
  console.log(
    `Fast 4G, processor ${CPU_SLOWDOWN} times slower, ${RUNS} runs, load average ` +
      `${loadavg()[0]!.toFixed(1)}`,
  );
  for (const [area, person] of Object.entries(PEOPLE)) {
    const state = await readSession(browser, server.origin, person);
    const views: number[] = [];
    const further = new Map<string, number[]>();
    let script = 0;
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'de-DE',
        serviceWorkers: 'block',
        storageState: state,
      });
      const page = await open(context, `${server.origin}/${area}`);
      const view = await readView(page);
      views.push(view.shown);
      script = view.script;
      if (run === 0 && process.argv.includes('--steps')) console.log(view.steps.join('\n'));
      const paths = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
            .map(({ pathname }) => pathname)
            .filter((path) => path !== location.pathname),
        ),
      ]);
      for (const path of paths.slice(0, 7)) {
        await page.waitForTimeout(READING_MS);
        further.set(path, [...(further.get(path) ?? []), await follow(page, path)]);
      }
      await context.close();
    }
    console.log(
      `/${area}: data shown after ${describe(views)}; script ${(script / 1024).toFixed(0)} kB ` +
        'br',
    );
    for (const [path, times] of further) console.log(`  then ${path}: ${describe(times)}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
