// `npm run bench -- frames`: a tour by thumb on a slow phone (Slow 4G, 4 × CPU),
// recorded frame by frame: when each press is answered by the first changed
// frame, and when its last one is painted. Writes the frames as one picture,
// docs/images/frames.webp, to be looked at. Option: --cpu=4.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../tests/support/find-browser.ts';
import { startTestServer } from '../tests/support/server.ts';
import { openPhone } from './quote-modal.ts';

const CPU_SLOWDOWN = Number(process.argv.find((word) => word.startsWith('--cpu='))?.slice(6) ?? 4);
const SHEET = join(import.meta.dirname, '../docs/images/frames.webp');
const FRAME = { width: 195, height: 422 };
const LABEL_HEIGHT = 22;
/** Of each press: the frame before it, and as many after it. */
const SHOWN_FRAMES = 6;
const READING_MS = 4_000;
const WATCH_MS = 2_500;

type Frame = { at: number; data: Buffer };
type Step = { name: string; pressedAt: number; frames: Frame[] };

/** Frames as they are painted, each with the epoch's milliseconds of its paint. */
async function record(remote: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  remote.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp! * 1_000, data: Buffer.from(data, 'base64') });
    void remote.send('Page.screencastFrameAck', { sessionId });
  });
  await remote.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 70,
    maxWidth: FRAME.width * 2,
    maxHeight: FRAME.height * 2,
  });
  return frames;
}

/** A thumb on the middle of what is there, without waiting for anything it starts. */
async function press(remote: CDPSession, target: Locator): Promise<number> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const point = { x: x + width / 2, y: y + height / 2 };
  const pressedAt = Date.now();
  await remote.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await remote.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return pressedAt;
}

async function tour(page: Page, remote: CDPSession, origin: string): Promise<Step[]> {
  const frames = await record(remote);
  const steps: Step[] = [];
  const act = async (name: string, start: () => Promise<number>, until: Locator) => {
    const pressedAt = await start();
    await until.waitFor();
    await page.waitForTimeout(WATCH_MS);
    steps.push({ name, pressedAt, frames: [...frames] });
  };
  const dialog = page.getByRole('dialog');
  const openForm = page
    .locator('main')
    .getByRole('button', { name: /Angebot/ })
    .first();
  await act(
    'Erster Besuch, beim ersten Bild gedrückt',
    async () => {
      await page.goto(origin, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      return press(remote, openForm);
    },
    dialog,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(READING_MS);
  const menu = page.getByRole('button', { name: /Menü/ }).first();
  const packages = page.locator('header').getByRole('link', { name: 'Pakete' }).first();
  await act('Menü', () => press(remote, menu), packages);
  const title = page.locator('main h1', { hasText: /Paket/ });
  await act('Pakete', () => press(remote, packages), title);
  const filter = page.locator('main label:visible, main summary:visible').first();
  await filter.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  await act('Auswahl auf der Seite', () => press(remote, filter), filter);
  const chat = page.getByRole('button', { name: 'Chat öffnen' });
  await act('Chat', () => press(remote, chat), dialog);
  return steps;
}

const isSame = async (one: Frame, other: Frame): Promise<boolean> => {
  const [a, b] = await Promise.all(
    [one, other].map(({ data }) =>
      sharp(data).resize(FRAME.width, FRAME.height, { fit: 'fill' }).raw().toBuffer(),
    ),
  );
  // JPEG alone changes single values by less.
  return !a!.some((value, at) => Math.abs(value - b![at]!) > 24);
};

/** The frame before the press, and each after it that shows something else. */
async function readStep({ pressedAt, frames }: Step): Promise<Frame[]> {
  const before = frames.findLastIndex(({ at }) => at <= pressedAt);
  const seen = [frames[Math.max(before, 0)]!];
  for (const frame of frames.slice(Math.max(before, 0) + 1))
    if (!(await isSame(frame, seen.at(-1)!))) seen.push(frame);
  return seen;
}

/** At most so many of them, first and last among them. */
const pick = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from(
        { length: count },
        (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))]!,
      );

const label = (words: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">` +
      `<text x="4" y="16" font-family="sans-serif" font-size="13">${words}</text></svg>`,
  );

/** A row for each press, each frame under its time. */
async function drawSheet(rows: { name: string; pressedAt: number; seen: Frame[] }[]) {
  const gap = 6;
  const rowHeight = FRAME.height + 2 * LABEL_HEIGHT + gap;
  const width = SHOWN_FRAMES * (FRAME.width + gap);
  const parts = await Promise.all(
    rows.map(async ({ name, pressedAt, seen }, row) => [
      { input: label(name, width), left: 0, top: row * rowHeight },
      ...(
        await Promise.all(
          pick(seen, SHOWN_FRAMES).map(async ({ at, data }, column) => {
            const left = column * (FRAME.width + gap);
            const top = row * rowHeight + LABEL_HEIGHT;
            const time = `${Math.round(at - pressedAt)} ms`;
            return [
              { input: label(time, FRAME.width), left, top },
              {
                input: await sharp(data)
                  .resize({ ...FRAME, fit: 'cover', position: 'top' })
                  .toBuffer(),
                left,
                top: top + LABEL_HEIGHT,
              },
            ];
          }),
        )
      ).flat(),
    ]),
  );
  await sharp({
    create: { width, height: rows.length * rowHeight, channels: 3, background: '#fff' },
  })
    .composite(parts.flat())
    .webp({ quality: 60 })
    .toFile(SHEET);
}

const server = await startTestServer();
const browser = await launchBrowser('--disable-gpu');
try {
  for (let i = 0; i < 4; i++)
    for (const path of ['/', '/pakete'])
      await (await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } })).text();
  console.log(`Slow 4G, ${CPU_SLOWDOWN} × CPU, load average ${loadavg()[0]!.toFixed(1)}`);
  const { page, remote } = await openPhone(browser, CPU_SLOWDOWN);
  const rows = [];
  for (const step of await tour(page, remote, server.origin)) {
    const seen = await readStep(step);
    rows.push({ ...step, seen });
    const [, first, ...later] = seen.map(({ at }) => Math.round(at - step.pressedAt));
    console.log(`${step.name}: first answer ${first} ms, last frame ${later.at(-1) ?? first} ms`);
  }
  await drawSheet(rows);
} finally {
  await browser.close();
  await server.stop();
}
