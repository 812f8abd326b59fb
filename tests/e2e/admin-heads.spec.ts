import type { Locator, Page } from '@playwright/test';
import { startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

const boxOf = async (part: Locator) => (await part.boundingBox())!;

async function openAt(page: Page, path: string, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
}

test(
  'the head of a list is one line on a desk and two on a phone, and its rows begin high',
  { tag: '@full' },
  async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Suche' });
    const kind = page.getByRole('combobox', { name: 'Art des Textes' });
    const count = page.getByText(/^\d+ Texte$/);
    // Below the title: notices to the owner may stand above it.
    const depth = async (): Promise<number> =>
      (await boxOf(page.getByRole('main').getByRole('row').nth(1))).y -
      (await boxOf(page.getByRole('heading', { level: 1 }))).y;

    await openAt(page, '/admin/inhalte', DESK);
    const line = await boxOf(search);
    expect(line.width).toBeLessThanOrEqual(360);
    expect(Math.abs((await boxOf(kind)).y - line.y)).toBeLessThan(2);
    expect((await boxOf(count)).y).toBeLessThan(line.y + line.height);
    expect(await depth()).toBeLessThan(175);

    await openAt(page, '/admin/inhalte', PHONE);
    const first = await boxOf(search);
    expect((await boxOf(count)).y).toBeLessThan(first.y + first.height);
    expect((await boxOf(kind)).y).toBeLessThan(first.y + first.height + 16);
    expect(await depth()).toBeLessThan(260);
  },
);

test(
  'what can be done on a page stands in the line of its tabs, below a notice in its own',
  { tag: '@full' },
  async ({ page }) => {
    await openAt(page, '/admin/benutzer', DESK);
    const tabs = await boxOf(page.getByRole('main').getByRole('link', { name: 'Preise' }));
    const invite = await boxOf(page.getByRole('button', { name: 'Person einladen' }));
    const notices = await page.getByRole('main').locator('.tabs + .beside-tabs').count();
    if (notices === 1) expect(Math.abs(invite.y - tabs.y)).toBeLessThan(6);
    else expect(invite.y).toBeGreaterThan(tabs.y + tabs.height);
    await openAt(page, '/admin/benutzer', PHONE);
    const below = await boxOf(page.getByRole('main').getByRole('link', { name: 'Preise' }));
    expect((await boxOf(page.getByRole('button', { name: 'Person einladen' }))).y).toBeGreaterThan(
      below.y + below.height,
    );
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
    await expect(bar).toBeInViewport();
    const owner = page.getByLabel('Inhaber', { exact: true });
    await owner.fill('Geändert');
    await expect(bar).toContainText('Nicht gespeicherte Änderungen');
    const { y, height } = await boxOf(bar);
    expect(y + height).toBe(DESK.height);
    await page.getByRole('main').getByRole('link', { name: 'Mailserver' }).click();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailserver');
    expect((await boxOf(prices)).x).toBeCloseTo(x, 1);
  },
);
