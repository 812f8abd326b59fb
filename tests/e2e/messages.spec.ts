import { randomUUID } from 'node:crypto';
import type { WebSocketRoute } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { createAccount, openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { openSession, PNG } from '#tests/support/projects.ts';

test.beforeEach(({ page }) => withConsent(page));

test('live in both directions, also after a cut, with receipts and files @phone', async ({
  page,
  browser,
}) => {
  // Two sessions and the whole way: long on a busy machine.
  test.slow();
  const account = await createAccount(`Nora ${randomUUID().slice(0, 6)}`);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/realtime/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await signIn(page, account);
  await page
    .getByRole('navigation', { name: 'Kundenportal' })
    .getByRole('link', { name: 'Nachrichten' })
    .click();
  await expect(page.getByText('Noch keine Nachrichten')).toBeVisible();
  const { context, page: admin } = await openSession(browser, ADMIN);
  await admin.goto('/admin/unterhaltungen');
  const entry = admin.getByRole('link', { name: account.fullName });
  // Who has not written yet is found by a search alone.
  await expect(admin.getByText(/^\d+ Kunden?$/)).toBeVisible();
  await expect(entry).toHaveCount(0);
  await admin.getByLabel('Suche').fill(account.fullName);
  await expect(entry).toContainText('Noch keine Nachricht');

  const field = page.getByLabel('Ihre Nachricht');
  await field.fill('Guten Tag <b>Team</b>');
  if (test.info().project.name === 'desktop') {
    await field.press('Shift+Enter');
    await field.pressSequentially('Wann beginnen Sie?');
    await field.press('Enter');
  } else {
    await expect(page.getByText('Enter sendet')).toBeHidden();
    await page.getByRole('button', { name: 'Senden' }).click();
  }
  const log = page.getByRole('log', { name: 'Nachrichten' });
  await expect(log).toContainText('Guten Tag <b>Team</b>');
  await expect(field).toHaveValue('');
  await expect(entry).toContainText('Guten Tag <b>Team</b>');
  await expect(entry).toContainText('ungelesen');
  await expect(log.getByText('Gelesen')).toHaveCount(0);
  await entry.click();
  const otherLog = admin.getByRole('log', { name: 'Nachrichten' });
  await expect(otherLog).toContainText('Guten Tag');
  await expect(log.getByText('Gelesen')).toBeVisible();

  const picker = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Datei anhängen' }).click();
  await (await picker).setFiles({ name: 'Skizze.png', mimeType: 'image/png', buffer: PNG });
  await expect(admin.getByRole('list', { name: 'Anhänge' })).toContainText('Skizze.png');
  await admin.getByLabel('Ihre Nachricht').fill('Am Montag.');
  await admin.getByRole('button', { name: 'Senden' }).click();
  await expect(log).toContainText('Am Montag.');
  await log.getByRole('button', { name: /Skizze.png/ }).click();
  await expect(page.getByRole('dialog', { name: 'Skizze.png' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectAccessible(admin);
  await expectNoOverflow(page);
  await expectNoOverflow(admin);

  // Elsewhere in the portal the navigation counts.
  await page
    .getByRole('navigation', { name: 'Kundenportal' })
    .getByRole('link', { name: 'Projekte' })
    .click();
  await admin.getByLabel('Ihre Nachricht').fill('Noch eine Frage.');
  await admin.getByRole('button', { name: 'Senden' }).click();
  const link = page
    .getByRole('navigation', { name: 'Kundenportal' })
    .getByRole('link', { name: /Nachrichten/ });
  await expect(link).toContainText('1');
  await link.click();
  await expect(log).toContainText('Noch eine Frage.');
  await expect(link).not.toContainText('1');

  // A dropped connection: what was written meanwhile is there once it is back.
  const before = sockets.length;
  for (const socket of sockets) await socket.close({ code: 1012, reason: 'cut' });
  await admin.getByLabel('Ihre Nachricht').fill('Während der Unterbrechung.');
  await admin.getByRole('button', { name: 'Senden' }).click();
  await expect(log).toContainText('Während der Unterbrechung.');
  await expect.poll(() => sockets.length).toBeGreaterThan(before);
  await field.fill('Ich lese wieder mit.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(otherLog).toContainText('Ich lese wieder mit.');
  await context.close();
});

test(
  'a failed one comes back into the field, older ones are loaded on the way up',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const account = await createAccount();
    const service = await openService();
    const start = Date.now() - 86_400_000;
    const { error } = await service.from('messages').insert(
      Array.from({ length: 75 }, (_, index) => ({
        customer_id: account.id,
        from_staff: index % 2 === 0,
        body: `Nachricht ${index + 1}.`,
        read_at: new Date().toISOString(),
        // Pairs share their time, so that pages have to tell them apart by id.
        created_at: new Date(start + Math.floor(index / 2) * 60_000).toISOString(),
      })),
    );
    expect(error).toBeNull();
    await signIn(page, account, '/portal/nachrichten');
    const log = page.getByRole('log', { name: 'Nachrichten' });
    await expect(log.getByText('Nachricht 75.')).toBeInViewport();
    await expect(log.getByRole('listitem')).toHaveCount(30);
    // A message that arrives while older ones are on their way must not cost the press.
    let isFirst = true;
    await page.route(/\/rest\/v1\/messages\?.*\bor=/, async (route) => {
      if (isFirst) {
        isFirst = false;
        const news = { customer_id: account.id, from_staff: true, body: 'Dazwischen.' };
        expect((await service.from('messages').insert(news)).error).toBeNull();
        await expect(log.getByText('Dazwischen.')).toBeAttached();
      }
      await route.continue();
    });
    // Without the focus, which scrolls to the button: that loads a page as well,
    // and on a busy machine both count.
    await page
      .getByRole('button', { name: 'Ältere Nachrichten laden' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(log.getByRole('listitem')).toHaveCount(60);
    await log.evaluate((element) => (element.scrollTop = 0));
    await expect(log.getByRole('listitem')).toHaveCount(76);
    await expect(log.getByText(/Nachricht 1\.$/)).toHaveCount(1);

    let isRefused = true;
    await page.route('**/rest/v1/messages*', (route) =>
      route.request().method() === 'POST' && isRefused
        ? route.fulfill({ status: 500, json: { message: 'nein' } })
        : route.continue(),
    );
    const field = page.getByLabel('Ihre Nachricht');
    await field.fill('Das darf nicht verloren gehen.');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'nicht angekommen' })).toBeVisible();
    await expect(field).toHaveValue('Das darf nicht verloren gehen.');
    // Nor on the way to another page.
    await page
      .getByRole('navigation', { name: 'Kundenportal' })
      .getByRole('link', { name: 'Übersicht' })
      .click();
    await page
      .getByRole('navigation', { name: 'Kundenportal' })
      .getByRole('link', { name: 'Nachrichten' })
      .click();
    await expect(field).toHaveValue('Das darf nicht verloren gehen.');
    isRefused = false;
    await field.press('Enter');
    await expect(log).toContainText('Das darf nicht verloren gehen.');
    await expect(field).toHaveValue('');
  },
);

test('one written without a connection waits, keeps the tab from closing, and is sent once it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|manifest patches/,
  );
  const account = await createAccount();
  await signIn(page, account, '/portal/nachrichten');
  await expect(page.getByText('Noch keine Nachrichten')).toBeVisible();
  const wouldAsk = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const read = async () =>
    (await (await openService()).from('messages').select('body').eq('customer_id', account.id))
      .data;
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'Keine Verbindung' });
  await expect(note).toContainText('Sie sehen den letzten Stand.');
  expect(await wouldAsk()).toBe(false);
  await page.getByLabel('Ihre Nachricht').fill('Aus dem Zug geschrieben');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('wird gesendet …')).toBeVisible();
  await expect(note).toContainText('Bitte lassen Sie diese Seite so lange offen.');
  expect(await wouldAsk()).toBe(true);
  expect(await read()).toEqual([]);
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByText('wird gesendet …')).toHaveCount(0);
  await expect.poll(read).toEqual([{ body: 'Aus dem Zug geschrieben' }]);
  await expect.poll(wouldAsk).toBe(false);
});
