// `npm run bench -- admin`: the pipeline of the admin area with 10,000
// enquiries on the embedded database, in Chromium: list, search and board.
// Options: --requests=10000, --runs=7.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { PROJECT_TYPES } from '#shared/agency/business.ts';
import { REQUEST_STATUSES } from '#shared/quote/request-status.ts';
import { launchBrowser } from '../tests/support/find-browser.ts';
import { startTestServer, type TestServer } from '../tests/support/server.ts';

const option = (name: string, standard: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? standard);
const REQUESTS = option('requests', 10_000);
const RUNS = option('runs', 7);
const STEP = 500;
const ADMIN = { email: 'leitung@maasbogen.example', password: 'Maasbogen-2026!' };
const NAMES = [
  'Müller',
  'Groß',
  'Janssen',
  'Yilmaz',
  'Peters',
  'Schreiner',
  'van den Berg',
  'Çelik',
  'Weber',
  'Koch',
];
const PLACES = [
  'Aachen',
  'Mönchengladbach',
  'Venlo',
  'Roermond',
  'Düsseldorf',
  'Heinsberg',
  'Köln',
];
/** Words that find one name, one place, one reference and nothing. */
const WORDS = ['muller', 'venlo', 'MD-BENCH-04711', 'celik koln', 'gibtesnicht'];

async function seed(server: TestServer): Promise<void> {
  const service = server.service();
  for (let from = 0; from < REQUESTS; from += STEP) {
    const rows = Array.from({ length: Math.min(STEP, REQUESTS - from) }, (_, index) => {
      const number = from + index;
      const arrived = Date.now() - (number / REQUESTS) * 365 * 86_400_000;
      return {
        request_id: randomUUID(),
        reference: `MD-BENCH-${String(number).padStart(5, '0')}`,
        project_type: PROJECT_TYPES[number % PROJECT_TYPES.length]!.id,
        industry: 'Handwerk',
        name: `Kim ${NAMES[number % NAMES.length]}`,
        company: number % 3 ? `Betrieb ${number}` : '',
        email: `kunde${number}@betrieb.example`,
        phone: `+49 241 ${1_000_000 + number}`,
        location: PLACES[number % PLACES.length]!,
        message: 'Wir brauchen eine Website mit Terminbuchung und hätten gern ein Angebot. '.repeat(
          4,
        ),
        privacy_consent: true,
        signature: `data:image/png;base64,${'iVBORw0KGgo'.repeat(400)}`,
        estimated_price: 590 + (number % 40) * 100,
        status: number < 40 ? 'new' : REQUEST_STATUSES[number % REQUEST_STATUSES.length]!.id,
        created_at: new Date(arrived).toISOString(),
        respond_by: new Date(arrived + 86_400_000).toISOString(),
      };
    });
    const { error } = await service.from('quote_requests').insert(rows);
    if (error) throw new Error(error.message);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
const describe = (values: readonly number[]): string =>
  `median ${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ` +
  `${Math.max(...values).toFixed(0)})`;
const describeViews = (views: readonly View[]): string =>
  `${describe(views.map(({ shown }) => shown))}; asked for at ` +
  `${median(views.map(({ asked }) => asked)).toFixed(0)} ms, answered after ` +
  `${median(views.map(({ asked, answered }) => answered - asked)).toFixed(0)} ms`;

type View = { shown: number; asked: number; answered: number };

/**
 * Milliseconds of the page's own clock from the start of its navigation:
 * `selector` is there, the rows were asked for, they were answered.
 */
async function openUntil(page: Page, address: string, selector: string): Promise<View> {
  await page.addInitScript((wanted) => {
    const look = (): void => {
      if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
      requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
    };
    look();
  }, selector);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shownAt' in window, null, { timeout: 60_000 });
  return page.evaluate(() => {
    const reads = performance
      .getEntriesByType('resource')
      .filter(({ name }) =>
        /\/rest\/v1\/(quote_requests|rpc\/pipeline_board|rpc\/dashboard_figures)/.test(name),
      );
    return {
      shown: (window as unknown as { shownAt: number }).shownAt,
      asked: Math.min(...reads.map(({ startTime }) => startTime)),
      answered: Math.max(...reads.map((read) => (read as PerformanceResourceTiming).responseEnd)),
    };
  });
}

/**
 * Types a word at once and waits for the count of its results: from the last
 * key, and from the request that followed the pause.
 */
function searchFor(page: Page, word: string): Promise<{ fromKey: number; fromRequest: number }> {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
        const line = document.querySelector('main p[aria-live]')!;
        const before = line.textContent;
        const typed = performance.now();
        const observer = new MutationObserver(() => {
          if (line.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const shown = performance.now();
            const request = performance
              .getEntriesByType('resource')
              .find(({ name, startTime }) => startTime > typed && name.includes('search_text'));
            resolve({
              fromKey: shown - typed,
              fromRequest: shown - (request?.startTime ?? Number.NaN),
            });
          });
        });
        observer.observe(document.querySelector('main')!, {
          childList: true,
          subtree: true,
          characterData: true,
        });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
          field,
          text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    word,
  );
}

const server = await startTestServer({
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
});
const browser = await launchBrowser('--disable-gpu');
try {
  await seed(server);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
  });
  const first = await context.newPage();
  await first.goto(`${server.origin}/login`);
  await first.getByLabel('E-Mail').fill(ADMIN.email);
  await first.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
  await first.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await first.waitForURL(/\/admin/);
  await first.locator('main tbody tr').first().waitFor();
  await first.close();

  const measure = async (path: string, selector: string): Promise<View[]> => {
    const times: View[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await context.newPage();
      times.push(await openUntil(page, server.origin + path, selector));
      await page.close();
    }
    return times;
  };
  const list = await measure('/admin', 'main tbody tr');
  const board = await measure('/admin?ansicht=tafel', 'main article');
  const dashboard = await measure('/admin/uebersicht', 'main #antwortzeit ~ ul');

  const page = await context.newPage();
  await page.goto(`${server.origin}/admin`);
  await page.locator('main tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Blanks at the end find the same, but not in the cache.
  const searches: { fromKey: number; fromRequest: number }[] = [];
  for (let run = 0; run < RUNS; run++)
    for (const word of WORDS) searches.push(await searchFor(page, word + ' '.repeat(run)));

  console.log(`${REQUESTS} enquiries, ${RUNS} runs, load average ${loadavg()[0]!.toFixed(1)}`);
  console.log(`list, from the start of the navigation to its rows: ${describeViews(list)}`);
  console.log(`board, the same: ${describeViews(board)}`);
  console.log(`overview, the same, to its figures: ${describeViews(dashboard)}`);
  console.log(
    'search, from the request to its rows: ' +
      `${describe(searches.map(({ fromRequest }) => fromRequest))}`,
  );
  console.log(
    'search, from the last key, with the pause of 150 ms: ' +
      `${describe(searches.map(({ fromKey }) => fromKey))}`,
  );
} finally {
  await browser.close();
  await server.stop();
}
