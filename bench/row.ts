// `npm run bench -- row`: the home page as one row of a table beside other ways
// to build it, all in one run: first load, Lighthouse, quote form, throughput
// beside nginx with the same page, idle memory. Options: --runs=5 (Lighthouse
// and form), --quick (one run of each), --beside= (peers that run already).
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findBrowser, launchBrowser } from '../tests/support/find-browser.ts';
import { startTestServer } from '../tests/support/server.ts';
import { measureForm } from './quote-modal.ts';
import { compareThroughput } from './site.ts';

const RUNS = process.argv.includes('--quick')
  ? 1
  : Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 5);
const REST_MS = 15_000;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
const kB = (bytes: number): string => (bytes / 1024).toFixed(0);

/**
 * What a first visit has fetched when the page is loaded, as it went over the
 * line; inline script counts as the page's text.
 */
async function measureLoad(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'load' });
  const found = await page.evaluate(() => {
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ responseEnd }) => responseEnd <= view!.loadEventStart,
    );
    const sum = (entries: readonly PerformanceResourceTiming[]): number =>
      entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    return {
      all: view!.encodedBodySize + sum(early),
      script: sum(early.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    };
  });
  await context.close();
  return found;
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/**
 * Lighthouse as a phone sees the page: the scores of its four categories, what they rest on in
 * milliseconds, and its measure of the machine (its four-fold slower processor is a mid-range phone
 * where that is 1,000 to 2,000).
 */
export async function runLighthouse(address: string, ...flags: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    join(import.meta.dirname, '../node_modules/.bin/lighthouse'),
    [
      address,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const { categories, audits, environment } = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    machine: environment.benchmarkIndex,
  };
}

/** Megabytes that belong to the process alone or are its share, of what is resident. */
async function readMemory(pid: number): Promise<{ resident: number; own: number }> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024;
  return { resident: read('Rss'), own: read('Pss') };
}

type Site = { name: string; origin: string };

/** Other ways to build the page, in the same run: --beside=Next=http://localhost:4821,… */
const PEERS: Site[] = (process.argv.find((word) => word.startsWith('--beside='))?.slice(9) ?? '')
  .split(',')
  .filter(Boolean)
  .map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    origin: pair.slice(pair.indexOf('=') + 1),
  }));

/** What a visitor's browser sees of a site, whoever serves it. */
async function measureSite(browser: Browser, { name, origin }: Site) {
  // Ours is compressed well from the third answer on.
  for (let i = 0; i < 5; i++)
    await (await fetch(origin, { headers: { 'accept-encoding': 'br' } })).text();
  const load = await measureLoad(browser, origin);
  const form = await measureForm(browser, origin, RUNS);
  const reports: Awaited<ReturnType<typeof runLighthouse>>[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(`${origin}/`));
  const scores = CATEGORIES.map((_, at) => median(reports.map((report) => report.scores[at]!)));
  const tbt = reports.map((report) => report.tbt);
  console.log(
    `${name}: Lighthouse, ${CATEGORIES.join(', ')}: ${scores.join(', ')}; performance of each ` +
      `run ${reports.map((report) => report.scores[0]).join(', ')}; LCP ` +
      `${Math.round(median(reports.map(({ lcp }) => lcp)))} ms, CLS ` +
      `${median(reports.map(({ cls }) => cls)).toFixed(3)}; first paint on Slow 4G ` +
      `${form.painted}; load average after ${loadavg()[0]!.toFixed(1)}`,
  );
  return (
    `| ${name} | ${kB(load.all)} (${kB(load.script)}) | ${scores[0]}, ` +
    `${Math.round(median(tbt))} ms ` +
    `(${Math.round(Math.min(...tbt))}–${Math.round(Math.max(...tbt))}) | ` +
    `${form.atFirstPaint} | ${form.afterReading} |`
  );
}

async function measureRow(): Promise<void> {
  const server = await startTestServer({ host: 'localhost' });
  const browser = await launchBrowser('--disable-gpu');
  try {
    console.log(`${RUNS} runs, load average before ${loadavg()[0]!.toFixed(1)}`);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const memory = await readMemory(server.pid);
    const rows: string[] = [];
    for (const peer of PEERS) rows.push(`${await measureSite(browser, peer)} – | – |`);
    const own = await measureSite(browser, { name: 'this site', origin: server.origin });
    const { ours, nginx } = await compareThroughput(server.origin);
    rows.push(
      `${own} ${nginx ? (ours / nginx).toFixed(2) : '–'} | ${Math.round(memory.resident)} MB ` +
        `resident, ${Math.round(memory.own)} MB its share |`,
    );
    console.log(
      `home page ${Math.round(ours)} req/s` +
        `${nginx ? `, nginx with the same page ${Math.round(nginx)}` : ''}; load average after ` +
        `${loadavg()[0]!.toFixed(1)}\n`,
    );
    console.log(
      '| | KB first load (of it script) | Lighthouse, TBT | form usable when pressed at first ' +
        'paint | after 4 s of reading, press → usable | HTML req/s × nginx | idle memory |',
    );
    console.log('|---|---|---|---|---|---|---|');
    console.log(rows.join('\n'));
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) await measureRow();
