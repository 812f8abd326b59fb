// npm run gallery <origin of a running demo> [names of pictures]:
// small pictures of every page kind for docs/design.md, each a strip of desk and phone, light and
// dark.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { DEMO_LOGINS } from '#server/demo/people.ts';
import { launchBrowser } from '#tests/support/find-browser.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { readSession } from '#tests/support/read-session.ts';
import { withConsent } from '#tests/support/with-consent.ts';

type Kind = { path: string; as?: keyof typeof DEMO_LOGINS; open?: string };

const record = (as: Kind['as'], list: string, folder = list): Kind => ({
  ...(as && { as }),
  path: list,
  open: `main a[href^="${folder}/"]`,
});
const KINDS: readonly Kind[] = [
  ...['/not-found', ...PAGE_KINDS, '/hilfe', '/beispiele/kaeserei'].map((path) => ({
    path,
  })),
  ...['/portal', '/portal/nachrichten', '/portal/rechnungen'].map((path) => ({
    path,
    as: 'customer' as const,
  })),
  record('customer', '/portal/projekte'),
  record('customer', '/portal/angebote'),
  ...[
    '/admin/uebersicht',
    '/admin/eingang',
    '/admin',
    '/admin/rechnungen',
    '/admin/termine',
    '/admin/statistik',
  ].map((path) => ({ path, as: 'admin' as const })),
  record('admin', '/admin', '/admin/anfragen'),
  record('admin', '/admin/angebote'),
  record('admin', '/admin/eingang'),
  record('admin', '/admin/mails'),
  record('admin', '/admin/unterhaltungen'),
];
const VIEWS = [
  { width: 1440, height: 900, shown: 352 },
  { width: 390, height: 844, shown: 102 },
] as const;
const HEIGHT = 220;
const GAP = 6;

const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../docs/images/pages');
const nameOf = ({ path, open }: Kind): string =>
  `${path.replaceAll('/', '-').slice(1) || 'home'}${open ? '-record' : ''}`;

async function openPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await withConsent(context);
  return context.newPage();
}

const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  const states = {
    admin: await readSession(browser, origin, DEMO_LOGINS.admin),
    customer: await readSession(browser, origin, DEMO_LOGINS.customer),
  };
  for (const kind of KINDS) {
    if (only.length > 0 && !only.includes(nameOf(kind))) continue;
    const strip: OverlayOptions[] = [];
    let left = 0;
    let status = 200;
    for (const { width, height, shown } of VIEWS)
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage(browser, {
          viewport: { width, height },
          colorScheme,
          ...(kind.as && { storageState: states[kind.as] }),
        });
        // The inbox goes on to its first entry while it loads.
        const waitUntil = kind.as ? 'commit' : 'load';
        status = (await page.goto(origin + kind.path, { waitUntil }))?.status() ?? 0;
        await page.waitForTimeout(kind.as ? 2_500 : 600);
        const row = kind.open && page.locator(kind.open).first();
        // A single project has no list: its page is there already.
        if (row && (await row.isVisible())) {
          await row.click();
          await page.waitForTimeout(2_500);
        }
        const input = await sharp(await page.screenshot())
          .resize({ width: shown, height: HEIGHT, fit: 'fill' })
          .toBuffer();
        strip.push({ input, left, top: 0 });
        left += shown + GAP;
        await page.context().close();
      }
    await sharp({
      create: { width: left - GAP, height: HEIGHT, channels: 3, background: '#7f8a87' },
    })
      .composite(strip)
      .webp({ quality: 42, effort: 6 })
      .toFile(join(folder, `${nameOf(kind)}.webp`));
    console.log(nameOf(kind), status);
  }
} finally {
  await browser.close();
}
