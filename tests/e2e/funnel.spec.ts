import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { createAccount, openService, signIn, signInByForm } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, recordOf, test, withConsent } from '#tests/support/browser.ts';
import {
  answerQuote,
  completeQuote,
  dialogOf,
  drawSignature,
  openQuote,
  send,
} from '#tests/support/quote-form.ts';
import { isFullTier } from '#tests/support/tier.ts';

/** Counts what fingers do, over all pages of a tab. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('notePress', () => void (presses += 1));
  await page.addInitScript(() => {
    const note = (): void => (window as unknown as { notePress?: () => void }).notePress?.();
    addEventListener('pointerdown', note, true);
  });
  return () => presses;
}

const receiptOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Ihre Anfrage ist bei uns' });

test('@phone-first PACK-01, PACK-03, SENT-01, SENT-02, LINK-01: Smart Business from /pakete to the order, without an account', async ({
  page,
  browser,
  mailbox,
}) => {
  test.slow();
  const email = `handy-${randomUUID().slice(0, 8)}@firma.example`;
  const presses = await countPresses(page);
  let token = '';
  let sentAt = 0;

  await test.step('asks in at most 10 presses and 6 fields', async () => {
    await page.goto('/pakete');
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await page.getByRole('link', { name: 'Angebot anfragen: Smart Business' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Ohne Konto anfragen' }).click();
    const dialog = dialogOf(page);
    const chosen = dialog.getByRole('region', { name: /Smart Business/ });
    await expect(chosen).toContainText('1.290');
    await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
    // Fields 1 to 6: trade, name, e-mail, telephone, signature, privacy. Keyboards need no press.
    await dialog.getByLabel('Branche').selectOption('Handwerk');
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Jana Peters');
    await dialog.getByLabel('E-Mail').fill(email);
    await dialog.getByLabel('Telefon').fill('0241 4010123');
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog.getByRole('region', { name: 'Zusammenfassung' })).toContainText(
      'Smart Business',
    );
    await drawSignature(page, dialog);
    await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    const answered = page.waitForResponse('**/functions/v1/quote-request');
    await send(dialog);
    ({ token } = (await (await answered).json()) as { token: string });
    expect(presses()).toBeLessThanOrEqual(10);
    sentAt = Date.now();
  });

  await test.step('what was sent stays in view, with number, price and promise', async () => {
    const receipt = receiptOf(page);
    await expect(receipt).toBeInViewport();
    for (const part of [/MD-\d{4}-/, '1.290', /Angebot kommt bis/, /\d{2}:\d{2}\sUhr/])
      await expect(receipt).toContainText(part);
    await expectAccessible(page, { within: 'main' });
    const confirmation = await mailbox.find(email, /ist angekommen/);
    expect(confirmation).toContain('Smart Business');
    for (const way of [
      /\/anfrage\/[0-9a-f]{64}/,
      /\/dokumente\/anfrage\/[0-9a-f]{64}\.pdf/,
      /#termin/,
    ])
      expect(confirmation).toMatch(way);
  });

  // How an offer becomes an order the gate sees in journey.spec.ts.
  if (!isFullTier) return;
  const service = await openService();
  const { data: request } = await service
    .from('quote_requests')
    .select('id,package,package_price,estimated_price')
    .eq('email', email)
    .single<{ id: string }>();
  expect(request).toMatchObject({
    package: 'smart-business',
    package_price: 1290,
    // The estimate of the specification goes by the project type alone.
    estimated_price: 590,
  });

  await test.step('the agency offers the package', async () => {
    const admin = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 } })
    ).newPage();
    await withConsent(admin);
    await signIn(admin, ADMIN, `/admin/anfragen/${request!.id}`);
    await expect(admin.getByText('Smart Business').first()).toBeVisible();
    await admin.getByRole('button', { name: 'Angebot erstellen' }).click();
    await expect(admin.getByLabel('Paket', { exact: true })).toHaveValue('smart-business');
    await expect(admin.getByLabel('Summe und Senden')).toContainText('1.290,00 €');
    await admin.getByRole('radio', { name: /^Unternehmen/ }).check();
    for (const [label, value] of [
      ['Unternehmen', 'Peters GmbH'],
      ['Straße und Hausnummer', 'Markt 4'],
      ['PLZ', '52062'],
      ['Ort', 'Aachen'],
    ] as const)
      await admin.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
    await expect(admin.getByText('Entwurf gespeichert')).toBeVisible();
    await admin.getByRole('button', { name: 'Angebot senden' }).click();
    await admin.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(recordOf(admin).getByText('Gesendet', { exact: true })).toBeVisible();
    await admin.context().close();
  });

  await test.step('15 seconds and a reload later it still stands there, and leads to the state', async () => {
    await page.waitForTimeout(Math.max(0, 15_000 - (Date.now() - sentAt)));
    await expect(receiptOf(page)).toContainText('1.290');
    await page.reload();
    const receipt = receiptOf(page);
    await expect(receipt).toContainText('1.290');
    const pdf = await page.request.get(`/dokumente/anfrage/${token}.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await receipt.getByRole('link', { name: 'Termin dazu wählen' }).click();
    await expect(page).toHaveURL(new RegExp(`/anfrage/${token}#termin$`));
    await expect(page.getByText('Angebot liegt vor')).toBeVisible();
    await expect(page.getByRole('group', { name: /Tag wählen/ })).toBeInViewport();
    await expectAccessible(page, { within: 'main' });
  });

  await test.step('accepts by the link of the mail in five presses', async () => {
    const mail = await mailbox.find(email, /Ihr Angebot AN-/);
    const before = presses();
    // The first press is that on the link in the mail.
    await page.goto(/https?:\/\/[^\s"<>]+(\/angebot\/[0-9a-f]{64})/.exec(mail)![1]!);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Smart Business');
    await drawSignature(page, page.locator('body'));
    await page.getByRole('button', { name: 'Verbindlich beauftragen' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'verbindlich beauftragt' }),
    ).toBeInViewport();
    expect(1 + presses() - before).toBeLessThanOrEqual(5);
    await mailbox.find(email, /Auftrag bestätigt/);
  });
});

test('PACK-01: the package arrives after signing in, too', { tag: '@full' }, async ({ page }) => {
  await withConsent(page);
  const account = await createAccount();
  await page.goto('/pakete');
  await page.getByRole('link', { name: 'Angebot anfragen: Enterprise' }).click();
  await signInByForm(page, account, page.url());
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('region', { name: /Enterprise/ })).toContainText('5.990');
  await expect(dialog.getByRole('radio', { name: /Automatisierung/ })).toBeChecked();
  // Another kind of project is another wish.
  await dialog.getByRole('radio', { name: /Online-Shop/ }).check();
  await expect(dialog.getByText('Enterprise')).toHaveCount(0);
});

test('PACK-02: the gauge of the home page opens the form with what it shows, also untouched', async ({
  page,
}) => {
  await withConsent(page);
  const dialog = await openQuote(page, '/');
  await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Innerhalb 1 Monat/ })).toBeChecked();
  await page.keyboard.press('Escape');
  const gauge = page.getByRole('form', { name: 'Richtpreis für Ihr Projekt' });
  await gauge.getByText('Online-Shop').click();
  await gauge.getByText('Wartung und Pflege').click();
  await expect(gauge).toContainText('mit einem Monat');
  await openQuoteAgain(page);
  await expect(dialog.getByRole('radio', { name: /Online-Shop/ })).toBeChecked();
  // PACK-04
  await expect(dialog.getByRole('checkbox', { name: /\+79€ pro Monat/ })).toBeChecked();
  await expect(dialog.getByText('Geschätzter Preis').last()).toContainText('2.669');
  // What was changed in the form stays beside an unchanged gauge.
  await dialog.getByRole('radio', { name: /KI-Chatbot/ }).check();
  await page.keyboard.press('Escape');
  await openQuoteAgain(page);
  await expect(dialog.getByRole('radio', { name: /KI-Chatbot/ })).toBeChecked();
});

const openQuoteAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();

test(
  'a new price list is told to a draft that was begun before it',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    const dialog = await openQuote(page);
    await dialog.getByText('Neue Website', { exact: true }).click();
    await expect(dialog.getByText('Entwurf gespeichert')).toBeVisible();
    // As if it had been begun when the website cost 20 euros less.
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('quote-draft')!) as { price: number };
      localStorage.setItem('quote-draft', JSON.stringify({ ...draft, price: draft.price - 20 }));
    });
    await openQuote(page);
    await expect(dialog.getByText(/Unsere Preise haben sich geändert/)).toContainText('570');
  },
);

test('SENT-01: whoever has asked is led to the enquiry and not to the form', async ({ page }) => {
  await withConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const token = 'a'.repeat(64);
  await answerQuote(page, { body: { success: true, reference: 'MD-2026-ABCDEF', token } });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await send(dialog);
  const dock = page.locator('[data-dock]');
  const link = dock.getByRole('link', { name: 'Stand der Anfrage' });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  // Beside the receipt, which has that link itself, one may call.
  await expect(receiptOf(page)).toBeInViewport();
  await expect(dock.getByRole('link', { name: /475/ })).toBeVisible();
  await expect(link).toBeHidden();
  await scrollTo(1e6);
  await expect(link).toHaveAttribute('href', `/anfrage/${token}`);
  await expect(link).toBeVisible();
  await expect(dock.getByRole('button')).toBeHidden();
  await scrollTo(0);
  await receiptOf(page).getByRole('button', { name: 'Ausblenden' }).click();
  await scrollTo(1e6);
  await expect(dock.getByRole('button', { name: 'Angebot anfragen' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('SENT-01: the receipt can be put away, and stands on its page alone', async ({ page }) => {
  await withConsent(page);
  await answerQuote(page, {
    body: {
      success: true,
      reference: 'MD-2026-ABCDEF',
      respondBy: '2026-11-26T09:30:00Z',
      price: 590,
    },
  });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  await send(dialog);
  await expect(receiptOf(page)).toContainText('26. November 2026 um 10:30 Uhr');
  await page.goto('/kontakt');
  await hydrated(page);
  await expect(receiptOf(page)).toHaveCount(0);
  await page.goto('/pakete');
  await receiptOf(page).getByRole('button', { name: 'Ausblenden' }).click();
  await expect(receiptOf(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(receiptOf(page)).toHaveCount(0);
});
