// npm run portal-pictures: takes the pictures of the customer portal, from the
// built site as the demo serves it.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  PORTAL_SHOTS,
  portalPicturePath,
  type PortalShot,
} from '#content/examples/portal-pictures.ts';
import { DEMO_LOGINS } from '#server/demo/people.ts';
import { launchBrowser } from '#tests/support/find-browser.ts';
import { readSession } from '#tests/support/read-session.ts';
import { startTestServer } from '#tests/support/server.ts';

const publicFolder = join(import.meta.dirname, '../public');
const browser = await launchBrowser();
const dataDir = await mkdtemp(join(tmpdir(), 'portal-pictures-'));
const server = await startTestServer({
  host: 'localhost',
  dataDir,
  isEmbedded: true,
  env: { DEMO: '1' },
});
try {
  await mkdir(join(publicFolder, 'ansichten'), { recursive: true });
  const storageState = await readSession(browser, server.origin, DEMO_LOGINS.customer);
  for (const shot of Object.keys(PORTAL_SHOTS) as PortalShot[])
    for (const scheme of ['light', 'dark'] as const) {
      const { width, height, widths } = PORTAL_SHOTS[shot];
      const context = await browser.newContext({
        storageState,
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        deviceScaleFactor: shot === 'phone' ? 2 : 1,
      });
      const page = await context.newPage();
      await page.goto(`${server.origin}/portal`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: 'Letzte Nachricht' }).waitFor();
      // The caption beside the picture says what this mark says.
      await page
        .getByText('Demo: erfundene Daten')
        .evaluate((mark) => mark.closest('aside')?.remove());
      const png = await page.screenshot();
      for (const size of widths)
        await sharp(png)
          .resize({ width: size })
          .avif({ quality: 37, effort: 9 })
          .toFile(join(publicFolder, portalPicturePath(shot, scheme, size)));
      await context.close();
    }
} finally {
  await browser.close();
  await server.stop();
}
