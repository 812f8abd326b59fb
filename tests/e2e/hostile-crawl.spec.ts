import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { matchRoutes, type RouteObject } from 'react-router';
import { openAs, openService, signIn, type Account } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, withConsent } from '#tests/support/browser.ts';
import { places, ROUNDS } from '#tests/support/hostile.ts';
import { actAsCustomer, visit } from '#tests/support/hostile-visits.ts';
import { watch, type Watch } from '#tests/support/hostile-watch.ts';
import { test } from '#tests/support/own-site.ts';
import { pageTree } from '#tests/support/page-tree.ts';

// ASVS 1.2.1, 1.2.10, 1.3.3: hostile words in every field that visitors and customers have, then
// every page, mail, table, calendar and document that shows them. What the fields are is held to the
// code by tests/rls/hostile-fields.test.ts.

/** The policy would stop a script; that none is made is shown without it. */
test.use({ alone: 'hostile-crawl', bypassCSP: true, serviceWorkers: 'block' });

/** Of each kind opened by the crawl: those that begin with mark-up and with an address. */
const RECORDS = 2;

/** Fields whose words stand nowhere for anybody to read. */
const UNSHOWN: readonly string[] = [
  // Traps, and what is taken from the session instead.
  'quote.user_id',
  'quote.website',
  'contact.website',
  'chat.userId',
  // Read by no view.
  'quote.budget',
  'chat.conversationHistory.0.content',
  'analytics.sessionId',
  'analytics.userAgent',
  'user agent',
  'language',
  'metadata',
  'avatar',
  'more',
  'factor',
  'attachment.type',
  'attachment.size',
  // Cut to a name of a source, which is shorter than the words.
  'utm',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'referrer',
];

/** Pages that no link leads to while the site has nothing but what strangers wrote. */
const UNLINKED: readonly string[] = [
  'routes/admin/media-item.tsx',
  'routes/admin/newsletter-issue.tsx',
];

test(
  'what visitors and customers write runs nowhere, whoever reads it',
  { tag: '@full' },
  async ({ page, context, browser, request, mailbox, site }) => {
    // Two to three minutes; on a machine that does other work besides a multiple of it.
    test.setTimeout(900_000);
    const links = { pages: [] as string[], pdfs: [] as string[] };
    let customer: Account;
    let accepted: string;
    await test.step('write', async () => {
      // What only a spreadsheet runs first: of records, the newest are opened.
      for (const round of ROUNDS.toReversed()) {
        const { pages, pdfs } = await visit(request, mailbox, round);
        links.pages.push(...pages);
        links.pdfs.push(...pdfs);
        ({ account: customer, accepted } = await actAsCustomer(mailbox, round));
      }
    });

    const agency = await watch(context);
    await withConsent(page);
    await signIn(page, ADMIN);
    await test.step('admin area', async () => {
      // Its record alone says who has accepted; links lead to others before it.
      const proof = `/admin/angebote/${accepted}`;
      const visited = await crawl([page, await context.newPage()], agency, '/admin', [proof]);
      expect(listPages('admin').filter((file) => !visited.has(file))).toEqual(UNLINKED);
    });
    await test.step('records in dialogs, and the search over all of them', async () => {
      await page.goto('/admin/termine/liste');
      await page
        .getByRole('button', { name: /^Termin von/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('__pwned');
      await agency.look(page);
      await page.goto('/admin/uebersicht');
      await page.getByRole('button', { name: 'Suchen oder springen' }).click();
      await page.getByRole('combobox', { name: 'Vorgang, Seite oder Aktion' }).fill('__pwned');
      await expect(page.getByRole('option').filter({ hasText: '__pwned' }).first()).toBeVisible();
      await agency.look(page);
    });
    await test.step('mails as the agency sees them', () => lookAtMails(page, agency));
    await test.step('tables for spreadsheets', async () => {
      for (const path of ['/admin', '/admin/rechnungen', '/admin/statistik']) {
        const table = await saveTable(page, path);
        expect(table).toContain('__pwned');
        const cells = table.split(/"?(?:;|\r\n)"?/);
        expect(
          cells.filter((cell) => /^\s*[=@]/.test(cell)),
          path,
        ).toEqual([]);
      }
    });

    const outside = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const visitor = await watch(outside);
    await test.step('portal, and the pages behind links', async () => {
      const own = [await outside.newPage(), await outside.newPage()] as const;
      await withConsent(own[0]);
      await signIn(own[0], customer);
      const visited = await crawl([...own], visitor, '/portal', links.pages);
      expect(listPages('portal').filter((file) => !visited.has(file))).toEqual([]);
    });

    await test.step('calendar, and mails as they leave', async () => {
      await checkCalendar(request);
      for (const mail of await site.mails()) {
        expect(mail.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
        expect(mail.match(/^BEGIN:VEVENT/gm)?.length ?? 0).toBeLessThan(2);
      }
    });
    await test.step('documents', () => checkDocuments(page, links.pdfs));

    expect([...agency.ran, ...visitor.ran]).toEqual([]);
    expect([...agency.active, ...visitor.active]).toEqual([]);
    const shown = new Set([...agency.shown, ...visitor.shown]);
    const unshown = [...new Set(places)].filter((place) => !shown.has(place));
    expect(unshown.toSorted()).toEqual(UNSHOWN.toSorted());
    await outside.close();
  },
);

/** The file of a page. */
const fileOf = (path: string): string => String(matchRoutes(pageTree, path)!.at(-1)!.route.handle);

/** The files of all pages of an area. */
function listPages(area: string): string[] {
  const list = (routes: RouteObject[]): string[] =>
    routes.flatMap(({ handle, children = [] }) =>
      children.length > 0 ? list(children) : [String(handle)],
    );
  const files = list(pageTree.filter(({ path }) => path === area));
  return [...new Set(files)].filter((file) => file.endsWith('.tsx'));
}

/** All pages of an area that its links lead to, and the further ones; gives their files. */
async function crawl(
  pages: Page[],
  seen: Watch,
  area: string,
  further: string[] = [],
): Promise<Set<string>> {
  const known = new Set<string>();
  const times = new Map<string, number>();
  /** Of each kind of record a few, the newest where lists begin with them. */
  const choose = (paths: string[]): string[] =>
    paths.filter((path) => {
      const { kind = '' } = matchRoutes(pageTree, path)!.at(-1)!.params;
      const name = `${fileOf(path)} ${kind}`;
      const before = times.get(name) ?? 0;
      if (known.has(path) || before === RECORDS) return false;
      known.add(path);
      times.set(name, before + 1);
      return true;
    });
  let next = choose([area, ...further]);
  while (next.length > 0) {
    const found: string[] = [];
    // All take from the same list.
    const rest = next.values();
    await Promise.all(
      pages.map(async (page) => {
        for (const path of rest) {
          await page.goto(path);
          await lookThrough(page, seen);
          const links = await page
            .locator(`a[href^="${area}"]`)
            .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
          found.push(...links.map((link) => link.replace(/[?#].*/, '')));
        }
      }),
    );
    next = choose(found);
  }
  return new Set([...known].map(fileOf));
}

/** With all tabs and whatever can be unfolded. */
async function lookThrough(page: Page, seen: Watch): Promise<void> {
  await hydrated(page);
  await expect(page.getByLabel('Lädt...')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((part) => (part.open = true)),
  );
  await seen.look(page);
}

/** All of the outbox, side by side on one page. */
async function lookAtMails(page: Page, seen: Watch): Promise<void> {
  const service = await openService();
  const { data } = await service.from('outbox_mails').select('id').throwOnError();
  await page.goto('/offline');
  await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map((id) => {
          const frame = document.createElement('iframe');
          frame.src = `/dokumente/mails/${id}`;
          document.body.append(frame);
          return new Promise((resolve) => frame.addEventListener('load', resolve));
        }),
      ),
    data.map(({ id }) => String(id)),
  );
  expect(page.frames().length).toBe(data.length + 1);
  await seen.look(page);
}

async function saveTable(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).first().click();
  return readFile(await (await arrival).path(), 'utf8');
}

/** The agency's own calendar, as a calendar program subscribes to it. */
async function checkCalendar(request: APIRequestContext): Promise<void> {
  const agency = await openAs(ADMIN);
  const { data } = await agency.functions.invoke<{ address: string }>('booking', {
    body: { action: 'feed', change: 'renew' },
  });
  const calendar = await (await request.get(new URL(data!.address).pathname)).text();
  const talks = await agency.from('bookings').select('id').eq('status', 'booked').throwOnError();
  expect(talks.data).toHaveLength(ROUNDS.length);
  expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(ROUNDS.length);
  expect(calendar).not.toMatch(/^SUMMARY:pwned/m);
}

/** As the agency opens them. */
async function checkDocuments(page: Page, pdfs: readonly string[]): Promise<void> {
  const service = await openService();
  const offers = await service.from('offers').select('id').neq('status', 'draft').throwOnError();
  const invoices = await service.from('invoices').select('id').throwOnError();
  for (const path of [
    ...pdfs,
    ...offers.data.map(({ id }) => `/dokumente/angebote/${id}.pdf`),
    ...invoices.data.map(({ id }) => `/dokumente/rechnungen/${id}.pdf`),
  ]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await response.body()).toString('latin1'), path).not.toMatch(
      /\/JavaScript|\/JS\b|\/URI\s*\(javascript/,
    );
    expect(response.headers()['content-disposition'], path).toMatch(/^[\x20-\x7e]+$/);
  }
}
