import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import {
  answerQuote,
  completeQuote,
  dialogOf,
  expectToast,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';

const SUCCESS = 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.';
const RETRY = 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.';
const WAITS = /wird gesendet, sobald Sie wieder online sind/;

test.use({
  expectedErrors: async ({}, use) =>
    use([
      /Quote request failed/,
      /Failed to load resource/,
      /ERR_INTERNET_DISCONNECTED/,
      /manifest patches/,
    ]),
});
test.beforeEach(({ page }) => withConsent(page));

const readWaiting = (page: Page) => page.evaluate(() => localStorage.getItem('quote-waiting'));

test('an enquiry sent without a connection survives a reload and arrives once, by itself', async ({
  page,
  context,
  mailbox,
}) => {
  const email = `offline-${randomUUID().slice(0, 8)}@firma.example`;
  await withConsent(page, false, true);
  await page.goto('/pakete');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // From its second load on the worker keeps what the page is made of.
  const dialog = await openQuote(page);
  await completeQuote(page, dialog, email);
  await context.setOffline(true);
  await send(dialog);
  await expectToast(page, 'Fehler beim Senden', RETRY);
  await expect(dialog.getByText(WAITS)).toBeVisible();
  await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
  expect(await readWaiting(page)).toContain(email);

  await page.reload();
  await hydrated(page);
  await expectToast(
    page,
    'Ihre Anfrage wartet auf eine Verbindung',
    /sobald Sie wieder online sind/,
  );
  const answered = page.waitForResponse('**/functions/v1/quote-request');
  await context.setOffline(false);
  // Chromium 150 forgets over a reload that it is cut off, so it does not
  // notice the end of that either.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const { reference } = (await (await answered).json()) as { reference: string };
  await expectToast(page, SUCCESS, reference);
  expect(await readWaiting(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull();
  expect(await mailbox.find(email)).toContain(reference);
  expect(await mailbox.count(email)).toBe(1);
});

test('an enquiry whose answer was lost is sent with the same id on the next visit, and the form says when it is there', async ({
  page,
}) => {
  const lost = await answerQuote(page, { abort: true });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await send(dialog);
  await expectToast(page, 'Fehler beim Senden', RETRY);
  await expect(dialog.getByText(WAITS)).toBeVisible();
  const { promise: after, resolve: answerNow } = Promise.withResolvers<void>();
  const found = await answerQuote(page, {
    after,
    body: { success: true, reference: 'A-2026-0042' },
  });
  await openQuote(page);
  await expect(dialog.getByText(WAITS)).toBeVisible();
  answerNow();
  await expectToast(page, SUCCESS, 'A-2026-0042');
  await expect(dialogOf(page)).toBeHidden();
  // What is sent later asks no more whether the price has changed meanwhile.
  const { shownPrice, ...sentLater } = lost[0]!;
  expect(shownPrice).toBe(590);
  expect(found).toEqual([sentLater]);
  expect(found[0]!['signature']).toMatch(/^data:image\/png/);
});

test(
  'what is changed after a lost answer is an enquiry of its own in place of the one that waits',
  { tag: '@full' },
  async ({ page }) => {
    const lost = await answerQuote(page, { abort: true });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await send(dialog);
    await expect(dialog.getByText(WAITS)).toBeVisible();
    await send(dialog);
    await expect.poll(() => lost.length).toBe(2);
    // The same once more is the same enquiry.
    expect(lost[1]!['requestId']).toBe(lost[0]!['requestId']);
    await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled();
    await dialog.getByLabel('Bemerkungen').fill('Bitte erst nach 17 Uhr anrufen.');
    await send(dialog);
    await expect.poll(() => lost.length).toBe(3);
    expect(lost[2]).toMatchObject({
      message: 'Bitte erst nach 17 Uhr anrufen.',
      signature: lost[0]!['signature'],
    });
    expect(lost[2]!['requestId']).not.toBe(lost[0]!['requestId']);
    const { requestId } = lost[2]!;
    await expect
      .poll(async () => JSON.parse((await readWaiting(page)) ?? '[]') as unknown)
      .toMatchObject([{ body: { requestId } }]);
    expect(
      JSON.parse((await page.evaluate(() => localStorage.getItem('quote-draft')))!),
    ).toMatchObject({ requestId });
  },
);

test(
  'what is changed after a failure of the server, or after taking a try back, is an enquiry of its own',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await openQuote(page);
    const failed = await answerQuote(page, {
      status: 504,
      body: { success: false, error: 'zu spät' },
    });
    await completeQuote(page, dialog);
    await send(dialog);
    await expect.poll(() => failed.length).toBe(1);
    await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled();
    await dialog.getByLabel('Bemerkungen').fill('Bitte erst nach 17 Uhr anrufen.');
    const lost = await answerQuote(page, { abort: true });
    await send(dialog);
    await expect.poll(() => lost.length).toBe(1);
    expect(lost[0]!['requestId']).not.toBe(failed[0]!['requestId']);
    await dialog.getByRole('button', { name: 'Nicht senden' }).click();
    await dialog.getByRole('checkbox', { name: /Newsletter/ }).check();
    const stored = await answerQuote(page, {});
    await send(dialog);
    await expectToast(page, SUCCESS);
    expect(stored[0]).toMatchObject({
      newsletterConsent: true,
      message: 'Bitte erst nach 17 Uhr anrufen.',
    });
    expect(stored[0]!['requestId']).not.toBe(lost[0]!['requestId']);
  },
);

test(
  'what is being changed stays when the try before it arrives by itself',
  { tag: '@full' },
  async ({ page }) => {
    const lost = await answerQuote(page, { abort: true });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await send(dialog);
    await expect(dialog.getByText(WAITS)).toBeVisible();
    await dialog.getByLabel('Bemerkungen').fill('Bitte erst nach 17 Uhr anrufen.');
    await answerQuote(page, { body: { success: true, reference: 'A-2026-0042' } });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectToast(page, SUCCESS, 'A-2026-0042');
    await expect(dialog.getByText(WAITS)).toBeHidden();
    await expect(dialog.getByLabel('Bemerkungen')).toHaveValue('Bitte erst nach 17 Uhr anrufen.');
    const sent = await answerQuote(page, {});
    await send(dialog);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ message: 'Bitte erst nach 17 Uhr anrufen.' });
    expect(sent[0]!['requestId']).not.toBe(lost[0]!['requestId']);
  },
);

test(
  'the message of a failure leaves when sending again succeeds',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    const dialog = await openQuote(page);
    await answerQuote(page, { status: 503, body: { success: false, error: 'nein' } });
    await completeQuote(page, dialog);
    // From here on time passes only by `runFor`, and too little of it for a
    // message to leave by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    const toast = (title: string) => page.locator('[data-sonner-toast]').filter({ hasText: title });
    const waitFor = (title: string) =>
      expect(async () => {
        await page.clock.runFor(50);
        expect(await toast(title).count()).toBe(1);
      }).toPass();
    await send(dialog);
    await waitFor('Fehler beim Senden');
    await answerQuote(page, {});
    await send(dialog);
    await waitFor(SUCCESS);
    await page.clock.runFor(500);
    await expect(toast(SUCCESS)).toHaveCount(1);
    await expect(toast('Fehler beim Senden')).toHaveCount(0);
  },
);

test('files go along under the new id', { tag: '@full' }, async ({ page }) => {
  const puts: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'PUT' && puts.push(new URL(request.url()).pathname),
  );
  const lost = await answerQuote(page, { abort: true });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await dialog.getByText('Unterlagen').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Datei auswählen' }).click(),
  ]);
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
  await chooser.setFiles([{ name: 'Konzept.pdf', mimeType: 'application/pdf', buffer }]);
  const files = dialog.getByRole('list', { name: 'Dateien der Anfrage' }).getByRole('listitem');
  await expect(files).toHaveCount(1);
  await send(dialog);
  await expect.poll(() => lost.length).toBe(1);
  await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled();
  await dialog.getByLabel('Bemerkungen').fill('Bitte erst nach 17 Uhr anrufen.');
  await send(dialog);
  await expect.poll(() => lost.length).toBe(2);
  await expect(files).toHaveText(/Konzept\.pdf/);
  expect(puts.map((path) => path.split('/')[3])).toEqual(lost.map(({ requestId }) => requestId));
  expect(new Set(puts.map((path) => path.split('/')[3])).size).toBe(2);
});

test('a waiting enquiry can be taken back', { tag: '@full' }, async ({ page }) => {
  await answerQuote(page, { abort: true });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await send(dialog);
  await dialog.getByRole('button', { name: 'Nicht senden' }).click();
  await expect(dialog.getByText(WAITS)).toBeHidden();
  expect(await readWaiting(page)).toBeNull();
  await expect(dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
  const bodies = await answerQuote(page, {});
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(bodies).toEqual([]);
});

test('an answer of the server is no reason to wait', { tag: '@full' }, async ({ page }) => {
  await answerQuote(page, { status: 503, body: { success: false, error: 'nein' } });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await send(dialog);
  await expectToast(page, 'Fehler beim Senden', RETRY);
  await expect(dialog.getByText(WAITS)).toBeHidden();
  expect(await readWaiting(page)).toBeNull();
});

test(
  'a waiting enquiry that the server refuses comes back to the visitor @phone',
  { tag: '@full' },
  async ({ page }) => {
    await answerQuote(page, { abort: true });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await send(dialog);
    await expect(dialog.getByText(WAITS)).toBeVisible();
    await answerQuote(page, {
      status: 400,
      body: {
        success: false,
        error: 'Bitte prüfen Sie Ihre Angaben.',
        fieldErrors: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      },
    });
    await page.reload();
    await hydrated(page);
    await expectToast(page, 'Ihre wartende Anfrage wurde nicht angenommen');
    expect(await readWaiting(page)).toBeNull();
    await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();
    await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('E-Mail')).toHaveValue('jana.peters@firma.example');
  },
);
