// npm run showcase [name …]: takes the pictures of the example websites and
// measures them, from the built site as it is served.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { renderBefore } from '#content/examples/before.ts';
import { EXAMPLES, type ExampleName } from '#content/examples/examples.ts';
import { FIGURES, type Figures } from '#content/examples/figures.ts';
import { SHOTS, type Shot } from '#content/examples/pictures.ts';
import { hashSources } from '#content/examples/source-hash.ts';
import { findBrowser } from '#tests/support/find-browser.ts';
import { startTestServer } from '#tests/support/server.ts';

const MAX_BYTES = 60 * 1024;
/** A quiet week: the calendar looks the same whenever pictures are taken. */
const NOW = new Date('2026-11-23T10:00:00+01:00');
const folder = join(import.meta.dirname, '../content/examples');
const DESK = { width: SHOTS.wide.width, height: SHOTS.wide.height };
const PHONE = { width: SHOTS.phone.width, height: SHOTS.phone.height };

/** A picture in every width, each as good as fits. */
async function savePicture(png: Buffer, name: ExampleName, shot: Shot): Promise<void> {
  for (const width of SHOTS[shot].widths) {
    let avif: Buffer;
    let quality = 62;
    do
      avif = await sharp(png)
        .resize({ width })
        .avif({ quality: (quality -= 6), effort: 5 })
        .toBuffer();
    while (avif.byteLength > MAX_BYTES);
    await writeFile(join(folder, name, `${shot}-${width}.avif`), avif);
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

async function takePictures(browser: Browser, name: ExampleName, address: string): Promise<void> {
  for (const [shot, viewport, deviceScaleFactor] of [
    ['wide', DESK, 1],
    ['phone', PHONE, 2],
  ] as const) {
    const page = await openPage(browser, { viewport, deviceScaleFactor });
    await page.goto(address, { waitUntil: 'networkidle' });
    // The label stands beside the picture; the picture shows the work.
    await page.locator('.example-label').evaluate((label) => label.remove());
    await savePicture(await page.screenshot(), name, shot);
    await page.context().close();
  }
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

async function runLighthouse(address: string, chrome: string): Promise<Figures['lighthouse']> {
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
    { env: { ...process.env, CHROME_PATH: chrome }, encoding: 'utf8' },
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

const chrome = findBrowser();
if (!chrome) throw new Error('No Chromium found');
const wanted = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'showcase-'));
const server = await startTestServer({ host: 'localhost', dataDir, isEmbedded: true });
const browser = await chromium.launch({ executablePath: chrome });
const figures: Record<string, Figures> = { ...FIGURES };
try {
  for (const { name } of EXAMPLES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const address = `${server.origin}/beispiele/${name}`;
    await takePictures(browser, name, address);
    figures[name] = {
      measured: new Date().toISOString().slice(0, 10),
      ...(await measureTraffic(browser, address)),
      axe: await countFindings(browser, address),
      lighthouse: await runLighthouse(address, chrome),
      sources: hashSources(name),
    };
    console.log(name, figures[name]);
  }
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
