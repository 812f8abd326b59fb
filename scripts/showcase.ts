// npm run showcase [name …]: takes the pictures of the example websites and
// measures them, from the built site as it is served. With shots or a scheme
// named (--piece --dark) it takes these alone and measures nothing.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { renderBefore } from '#content/examples/before.ts';
import { EXAMPLES, type Example, type ExampleName } from '#content/examples/examples.ts';
import { FIGURES, type Figures } from '#content/examples/figures.ts';
import { listSchemes, pictureFile, SHOTS, type Shot } from '#content/examples/pictures.ts';
import type { Scheme } from '#content/examples/portal-pictures.ts';
import { hashSources } from '#content/examples/source-hash.ts';
import { findBrowser, launchBrowser } from '#tests/support/find-browser.ts';
import { startTestServer } from '#tests/support/server.ts';

const MAX_BYTES = 60 * 1024;
/** A quiet week: the calendar looks the same whenever pictures are taken. */
const NOW = new Date('2026-11-23T10:00:00+01:00');
const folder = join(import.meta.dirname, '../content/examples');
const DESK = { width: SHOTS.wide.width, height: SHOTS.wide.height };
const PHONE = { width: SHOTS.phone.width, height: SHOTS.phone.height };
const POCKET = { width: SHOTS.pocket.width, height: SHOTS.pocket.height };

/** `onPhone` is where a phone begins to show it, unless it is where it begins. */
type Part = { at: string; onPhone?: string; use?: (page: Page) => Promise<void> };

/** What lies below the first screen, and what is done there before its picture is taken. */
const PARTS: Record<ExampleName, Record<'piece' | 'detail', Part>> = {
  kaeserei: {
    piece: {
      at: '.shop',
      use: async (page) => {
        await page.locator('.tag button').nth(0).click();
        await page.locator('.tag button').nth(5).click();
        await page.locator('.tool button').first().click();
      },
    },
    detail: { at: '#versand' },
  },
  tischlerei: { piece: { at: '#mass', onPhone: '#mass-titel' }, detail: { at: '#stufe' } },
  pension: { piece: { at: '#kalender', onPhone: '#hint' }, detail: { at: '#karten' } },
  physiotherapie: {
    piece: { at: '#uebung' },
    detail: { at: '#fragen', use: (page) => page.locator('#ideas button').first().click() },
  },
  hausverwaltung: {
    piece: {
      at: '#stand',
      use: async (page) => {
        await page.locator('#later').fill('26');
        await page.locator('#later').blur();
      },
    },
    detail: { at: '#haeuser' },
  },
};

/** A picture in every width, each as good as fits. */
async function savePicture(
  png: Buffer,
  name: ExampleName,
  shot: Shot,
  scheme: Scheme = 'light',
): Promise<void> {
  for (const width of SHOTS[shot].widths) {
    let avif: Buffer;
    let quality = 62;
    do
      avif = await sharp(png)
        .resize({ width })
        .avif({ quality: (quality -= 6), effort: 5 })
        .toBuffer();
    while (avif.byteLength > MAX_BYTES);
    await writeFile(join(folder, name, pictureFile(shot, width, scheme)), avif);
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** From this share of the picture on, a part has it whole: no heading of the next one is cut. */
const FILLED = 0.7;
function fillPicture(part: HTMLElement | SVGElement, share: number): void {
  if (part.clientHeight < share * innerHeight) return;
  part.style.minHeight = '100vh';
  part.style.alignContent = 'start';
}

async function takePictures(browser: Browser, example: Example, address: string): Promise<void> {
  const { name } = example;
  for (const [shot, viewport, deviceScaleFactor] of [
    ['wide', DESK, 1],
    ['phone', PHONE, 2],
    ['piece', DESK, 1],
    ['pocket', POCKET, 2],
    ['detail', DESK, 1],
  ] as const)
    for (const colorScheme of listSchemes(example, shot)) {
      if (!isWanted(shot, colorScheme)) continue;
      const page = await openPage(browser, { viewport, deviceScaleFactor, colorScheme });
      await page.goto(address, { waitUntil: 'networkidle' });
      // The label stands beside the picture; the picture shows the work.
      await page.locator('.example-label').evaluate((label) => label.remove());
      if (shot === 'piece' || shot === 'pocket' || shot === 'detail') {
        const { at, onPhone, use } = PARTS[name][shot === 'detail' ? 'detail' : 'piece'];
        await use?.(page);
        await page.mouse.move(0, 0);
        await page.locator(at).evaluate(fillPicture, FILLED);
        // Flush: what the page leaves above a target of a link shows the part before.
        const begin = shot === 'pocket' ? onPhone : undefined;
        await page.locator(begin ?? at).evaluate(
          (element, margin) => {
            document.documentElement.style.scrollPadding = margin;
            element.scrollIntoView();
          },
          begin ? '0.75rem' : '0',
        );
      }
      await savePicture(await page.screenshot(), name, shot, colorScheme);
      await page.context().close();
    }
  if (!isWanted('before', 'light')) return;
  const page = await openPage(browser, { viewport: DESK });
  await page.setContent(renderBefore(name));
  await savePicture(await page.screenshot(), name, 'before');
  await page.context().close();
}

async function countFindings(browser: Browser, address: string): Promise<number> {
  let findings = 0;
  for (const viewport of [DESK, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage(browser, { viewport, colorScheme });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      });
      for (const violation of violations) console.error(`${address} ${violation}`);
      findings += violations.length;
      await page.context().close();
    }
  return findings;
}

type Traffic = Pick<Figures, 'bytes' | 'scriptBytes' | 'requests' | 'others'>;

async function measureTraffic(browser: Browser, address: string): Promise<Traffic> {
  const page = await openPage(browser, { viewport: PHONE });
  const traffic: Traffic = { bytes: 0, scriptBytes: 0, requests: 0, others: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    traffic.requests += 1;
    if (new URL(request.url()).origin !== new URL(address).origin) traffic.others += 1;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        traffic.bytes += responseBodySize;
        if (request.resourceType() === 'script') traffic.scriptBytes += responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  await page.context().close();
  return traffic;
}

type Marks = { categories: Record<string, { score: number }> };

async function runLighthouse(address: string): Promise<Figures['lighthouse']> {
  const report = join(folder, 'lighthouse.json');
  const { status, stderr } = spawnSync(
    'lighthouse',
    [
      address,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      '--only-categories=performance,accessibility,best-practices',
      '--output=json',
      `--output-path=${report}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const { categories } = JSON.parse(await readFile(report, 'utf8')) as Marks;
  await rm(report);
  const read = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    bestPractices: read('best-practices'),
  };
}

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const flags = args.flatMap((arg) => (arg.startsWith('--') ? [arg.slice(2)] : []));
const shots = flags.filter((flag) => flag in SHOTS);
const schemes = flags.filter((flag) => !(flag in SHOTS));
const isWanted = (shot: Shot, scheme: Scheme): boolean =>
  (shots.length === 0 || shots.includes(shot)) &&
  (schemes.length === 0 || schemes.includes(scheme));
const dataDir = await mkdtemp(join(tmpdir(), 'showcase-'));
const server = await startTestServer({ host: 'localhost', dataDir, isEmbedded: true });
const browser = await launchBrowser();
const figures: Record<string, Figures> = { ...FIGURES };
try {
  for (const example of EXAMPLES) {
    const { name } = example;
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const address = `${server.origin}/beispiele/${name}`;
    await takePictures(browser, example, address);
    if (flags.length > 0) continue;
    figures[name] = {
      measured: new Date().toISOString().slice(0, 10),
      ...(await measureTraffic(browser, address)),
      axe: await countFindings(browser, address),
      lighthouse: await runLighthouse(address),
      sources: hashSources(name),
    };
    console.log(name, figures[name]);
  }
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
