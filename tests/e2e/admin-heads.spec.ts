import type { Locator, Page } from '@playwright/test';
import { openService, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** `shown`: what tells that the page is there; lists that hold something can be filtered. */
async function openAt(
  page: Page,
  path: string,
  size: typeof DESK,
  shown = page.getByRole('main').getByRole('combobox').first(),
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(shown).toBeVisible();
}

test(
  'the head of a list is one line on a desk and two on a phone, and its rows begin high',
  { tag: '@full' },
  async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Suche' });
    const count = page.getByText(/^\d+ Texte$/);
    // Below the title: notices to the owner may stand above it.
    const depth = async (): Promise<number> =>
      (await boxOf(page.getByRole('main').getByRole('row').nth(1))).y -
      (await boxOf(page.getByRole('heading', { level: 1 }))).y;

    await openAt(page, '/admin/inhalte?art=seiten', DESK, search);
    const line = await boxOf(search);
    expect(line.width).toBeLessThanOrEqual(360);
    expect((await boxOf(count)).y).toBeLessThan(line.y + line.height);
    expect(await depth()).toBeLessThan(175);

    await openAt(page, '/admin/inhalte?art=seiten', PHONE, search);
    const first = await boxOf(search);
    expect((await boxOf(count)).y).toBeLessThan(first.y + first.height);
    expect(await depth()).toBeLessThan(260);
  },
);

test(
  'what can be done on a page stands above its tabs at the height of the title',
  { tag: '@full' },
  async ({ page }) => {
    for (const [path, tab, action] of [['/admin/benutzer', 'Preise', 'Person einladen']] as const) {
      const tabs = page.getByRole('main').getByRole('link', { name: tab, exact: true });
      // Where the list is empty it stands there, too.
      const button = page.getByRole('main').getByRole('button', { name: action }).first();
      for (const size of [DESK, PHONE]) {
        await openAt(page, path, size, button);
        const { y, height } = await boxOf(button);
        expect(y + height).toBeLessThanOrEqual((await boxOf(tabs)).y);
      }
    }
    const create = page.getByRole('button', { name: 'Neue Rechnung' }).first();
    await openAt(page, '/admin/rechnungen', DESK, create);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const { y, height } = await boxOf(create);
    expect(Math.abs(title.y + title.height / 2 - y - height / 2)).toBeLessThan(4);
  },
);

test(
  'a record has one title: neither the name of its section nor the tabs stand above it',
  { tag: '@full' },
  async ({ page }) => {
    const recipient = 'karin@firma.example';
    const { data: mail } = await (
      await openService()
    )
      .from('outbox_mails')
      .insert({
        event_key: recipient,
        template: 'contact-confirmation',
        recipient,
        data: { reference: 'MK-1', name: 'Karin', email: recipient, phone: '', message: 'Hallo' },
        status: 'dead',
        attempts: 8,
        last_error: 'Postfach nicht erreichbar',
      })
      .select('id')
      .single()
      .throwOnError();
    for (const size of [DESK, PHONE]) {
      await openAt(page, `/admin/mails/${mail.id}`, size, page.getByText('Art', { exact: true }));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main.getByRole('navigation', { name: 'Einstellungen' })).toHaveCount(0);
      await expect(main.getByText('Einstellungen').filter({ visible: true })).toHaveCount(0);
      await main.getByRole('link', { name: 'Mails' }).click();
      await expect(main.getByRole('link', { name: 'Fehler' })).toBeVisible();
    }
  },
);

test(
  'a chosen tab moves none beside it, and the bar that saves ends at the lower edge',
  { tag: '@full' },
  async ({ page }) => {
    const prices = page.getByRole('main').getByRole('link', { name: 'Preise' });
    await openAt(page, '/admin/firma', DESK);
    const { x } = await boxOf(prices);
    const bar = page.getByRole('button', { name: 'Speichern' }).locator('..');
    await expect(bar).toHaveCount(0);
    const owner = page.getByLabel('Inhaber', { exact: true });
    await owner.fill('Geändert');
    await expect(bar).toContainText('1 Änderung, noch nicht gespeichert');
    const { y, height } = await boxOf(bar);
    expect(y + height).toBe(DESK.height);
    await page.getByRole('main').getByRole('link', { name: 'Mailserver' }).click();
    await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailserver');
    expect((await boxOf(prices)).x).toBeCloseTo(x, 1);
  },
);
