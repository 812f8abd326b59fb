import { expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import {
  answerQuote,
  completeQuote,
  dialogOf,
  expectToast,
  fillContact,
  fillProject,
  next,
  openQuote,
  openSignature,
  send,
  sign,
} from '#tests/support/quote-form.ts';

const SUCCESS = 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.';
const RETRY = 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.';

test.beforeEach(async ({ page }) => withConsent(page));

test('a visitor sends a request and gets two mails @phone-first', async ({ page, mailbox }) => {
  const email = `anfrage-${Date.now()}@firma.example`;
  const dialog = await openQuote(page, '/');
  await completeQuote(page, dialog, email);
  const answered = page.waitForResponse('**/functions/v1/quote-request');
  await send(dialog);
  expect((await answered).request().headers()['x-proof-of-work']).toMatch(/^[\w+/=]{400,}$/);
  expect(await (await answered).json()).toMatchObject({
    success: true,
    reference: expect.any(String),
    respondBy: expect.any(String),
  });
  await expectToast(page, SUCCESS, /Vorgangsnummer/);
  await expect(dialogOf(page)).toBeHidden();
  const mail = await mailbox.find(email);
  expect(mail).toContain('590');
});

test('a price that changed while the form was open is shown, and confirmed by sending again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409|Quote request failed/);
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  const figures = readFigures(DELIVERED_PRICES);
  const website = { ...figures.projectTypes, website: 640 };
  const prices = { version: 9, figures: { ...figures, projectTypes: website } };
  await answerQuote(page, { status: 409, body: { success: false, error: 'x', prices } });
  await send(dialog);
  await expect(dialog.getByText('Er stand bei 590')).toContainText('jetzt gilt 640');
  await expect(dialog.getByRole('region', { name: 'Zusammenfassung' })).toContainText('640');
  await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled();
  const bodies = await answerQuote(page, {});
  await send(dialog);
  await expectToast(page, SUCCESS);
  expect(bodies).toEqual([expect.objectContaining({ shownPrice: 640, estimatedPrice: 640 })]);
});

test.describe('sending', () => {
  test('carries every field with its type, once', async ({ page }) => {
    const { promise: after, resolve: answerNow } = Promise.withResolvers<void>();
    const bodies = await answerQuote(page, { after });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await dialog.getByRole('button', { name: 'Anfrage senden' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
    answerNow();
    await expectToast(page, SUCCESS);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      projectType: 'website',
      industry: 'Handwerk',
      urgency: '',
      budget: '',
      name: 'Jana Peters',
      company: '',
      email: 'jana.peters@firma.example',
      phone: '0241 123456',
      location: '',
      additionalServices: [],
      message: '',
      privacyConsent: true,
      newsletterConsent: false,
      estimatedPrice: 590,
      user_id: null,
    });
    expect(bodies[0]!['signature']).toMatch(/^data:image\/png;base64,/);
    expect(new Date(String(bodies[0]!['timestamp'])).toISOString()).toBe(bodies[0]!['timestamp']);
  });

  test('is not changed or discarded on its way, and the focus stays', async ({ page }) => {
    const { promise: after, resolve: answerNow } = Promise.withResolvers<void>();
    await answerQuote(page, { after });
    const dialog = await openSignature(page);
    await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await dialog.getByText('Tippen', { exact: true }).click();
    const signature = dialog.getByLabel('Ihr Name als Unterschrift');
    await signature.fill('Jana Peters');
    await signature.press('Enter');
    const busy = dialog.getByRole('button', { name: 'Wird gesendet...' });
    await expect(busy).toBeFocused();
    await dialog.locator('textarea').click({ force: true });
    await page.keyboard.type('Zu spät');
    await expect(dialog.locator('textarea')).toHaveValue('');
    await dialog.getByText('Entwurf verwerfen').click({ force: true });
    await expect(busy).toBeVisible();
    answerNow();
    await expectToast(page, SUCCESS);
  });

  test(
    'carries what is chosen and filled in beyond the required fields',
    { tag: '@full' },
    async ({ page }) => {
      const bodies = await answerQuote(page, {});
      const dialog = await openQuote(page, '/kontakt');
      const progress = dialog.getByRole('progressbar');
      await fillProject(dialog, {
        project: 'Automatisierung',
        industry: 'Rechtswesen & Steuerberatung',
      });
      await dialog.getByRole('radio', { name: /So schnell wie möglich/ }).check();
      await next(dialog);
      await expect(progress).toHaveAttribute('aria-valuenow', '2');
      await fillContact(dialog);
      await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('type', 'email');
      for (const name of ['Name', 'E-Mail', 'Telefon'])
        await expect(dialog.getByLabel(name, { exact: true })).toHaveAttribute('required');
      for (const [name, text] of [
        ['Unternehmen', 'Peters GmbH'],
        ['Stadt/Region', 'Aachen'],
      ] as const) {
        const field = dialog.getByLabel(name);
        await expect(field).not.toHaveAttribute('required');
        await field.fill(text);
      }
      await next(dialog);
      await expect(progress).toHaveAttribute('aria-valuenow', '3');
      await expect(progress).toHaveAttribute('aria-valuemax', '3');
      for (const price of [79, 99])
        await dialog.getByRole('checkbox', { name: new RegExp(`\\+${price}€`) }).check();
      await dialog.getByLabel('Bemerkungen').fill('Nach 17 Uhr.');
      await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
      await dialog.getByRole('checkbox', { name: /Newsletter/ }).check();
      await sign(page);
      await send(dialog);
      await expectToast(page, SUCCESS);
      expect(bodies[0]).toMatchObject({
        projectType: 'automation',
        industry: 'Rechtswesen & Steuerberatung',
        urgency: 'asap',
        company: 'Peters GmbH',
        location: 'Aachen',
        additionalServices: ['maintenance', 'multilingual'],
        message: 'Nach 17 Uhr.',
        newsletterConsent: true,
        estimatedPrice: 1855,
      });
    },
  );

  test('success empties the form, closes the dialog and gives the focus back', async ({ page }) => {
    await answerQuote(page, {
      body: { success: true, reference: 'A-2026-0042', respondBy: '2026-11-23T09:30:00.000Z' },
    });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await send(dialog);
    await expectToast(
      page,
      SUCCESS,
      'Ihre Vorgangsnummer: A-2026-0042. Antwort bis Montag, 23. November',
    );
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first(),
    ).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible();
    await expect(dialog.locator('input:checked')).toHaveCount(0);
    await expect(dialog.getByLabel('Branche')).toHaveValue('');
  });

  const failures = [
    ['an error of the server', { status: 500, body: { success: false, error: 'nein' } }],
    ['success=false', { body: { success: false, error: 'nein' } }],
    ['a lost connection', { abort: true }],
  ] as const;
  for (const [name, answer] of failures) {
    test.describe(name, () => {
      test.use({
        expectedErrors: async ({}, use) => use([/Quote request failed/, /Failed to load resource/]),
      });
      test(
        'keeps everything, and the second try works',
        inGate('status' in answer),
        async ({ page }) => {
          const logged: string[] = [];
          page.on(
            'console',
            (message) => message.type() === 'error' && logged.push(message.text()),
          );
          const refused = await answerQuote(page, answer);
          const dialog = await openQuote(page);
          await completeQuote(page, dialog);
          await send(dialog);
          await expectToast(page, 'Fehler beim Senden', RETRY);
          await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
          await expect(
            dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }),
          ).toBeChecked();
          expect(logged.some((text) => text.includes('Quote request failed'))).toBe(true);
          const accepted = await answerQuote(page, {});
          await send(dialog);
          await expectToast(page, SUCCESS);
          expect(accepted[0]!['requestId']).toBe(refused[0]!['requestId']);
        },
      );
    });
  }

  test.describe('a field the server refuses', () => {
    test.use({
      expectedErrors: async ({}, use) => use([/Quote request failed/, /Failed to load resource/]),
    });
    test('is shown on its step', { tag: '@full' }, async ({ page }) => {
      const dialog = await openQuote(page);
      await completeQuote(page, dialog, 'keine-adresse');
      await send(dialog);
      await expectToast(page, 'Fehler beim Senden', RETRY);
      await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible();
      await expect(dialog.getByLabel('E-Mail')).toBeFocused();
      await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
    });
  });
});

test.describe('draft', () => {
  test('survives a reload without signature and consents, and can be discarded', async ({
    page,
  }) => {
    const dialog = await openQuote(page);
    await expect(dialog.getByText('Entwurf gespeichert')).toBeHidden();
    await completeQuote(page, dialog);
    await expect(dialog.getByText('Entwurf gespeichert')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).not.toMatch(
      /data:image|privacyConsent/,
    );
    await openQuote(page);
    await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expect(dialog.locator('input:checked')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull();
  });

  test(
    'held by two tabs is one enquiry until one sends it, then the other is a second one',
    { tag: '@full' },
    async ({ page, context }) => {
      const sent = await answerQuote(page, {});
      const dialog = await openQuote(page);
      await fillProject(dialog);
      const other = await context.newPage();
      await withConsent(other);
      const sentByOther = await answerQuote(other, {});
      const otherDialog = await openQuote(other);
      await expect(otherDialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
      await completeQuote(page, dialog);
      await send(dialog);
      await expectToast(page, SUCCESS);
      await other.bringToFront();
      await expect(otherDialog.getByText('in einem anderen Tab gesendet')).toBeVisible();
      await completeQuote(other, otherDialog, 'zweite@firma.example');
      await send(otherDialog);
      await expectToast(other, SUCCESS);
      expect(sentByOther[0]!['requestId']).not.toBe(sent[0]!['requestId']);
      await other.close();
    },
  );

  test('Escape closes and nothing is lost', { tag: '@full' }, async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const opener = page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
  });
});

test('works by keyboard alone', async ({ page }) => {
  const bodies = await answerQuote(page, {});
  await page.goto('/pakete');
  await hydrated(page);
  await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const tabTo = async (
    name: string | RegExp,
    role: 'radio' | 'combobox' | 'textbox' | 'checkbox' | 'button',
  ) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const target = dialog.getByRole(role, { name, exact: typeof name === 'string' });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} was not reached`);
  };
  await tabTo(/Neue Website/, 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Online-Shop/ })).toBeChecked();
  await tabTo('Branche', 'combobox');
  await page.keyboard.type('Gesund');
  await page.keyboard.press('Enter');
  await tabTo('Weiter', 'button');
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['Name', 'Jana'],
    ['E-Mail', 'jana@firma.example'],
    ['Telefon', '0241 123456'],
  ] as const) {
    await tabTo(label, 'textbox');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
  await tabTo('Zeichnen', 'radio');
  await page.keyboard.press('ArrowRight');
  await tabTo('Ihr Name als Unterschrift', 'textbox');
  await page.keyboard.type('Jana Peters');
  await tabTo(/Datenschutzerklärung/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('Anfrage senden', 'button');
  await page.keyboard.press('Enter');
  await expectToast(page, SUCCESS);
  expect(bodies[0]).toMatchObject({
    projectType: 'shop',
    industry: 'Gesundheitswesen',
    signatureKind: 'typed',
    signature: expect.stringMatching(/^data:image\/png;base64,/),
  });
});

test('the focus stays in the dialog', { tag: '@full' }, async ({ page }) => {
  const dialog = await openQuote(page);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('an address opens the prefilled form', async ({ page }) => {
  await page.goto('/?angebot=shop&branche=Handwerk&dringlichkeit=asap&leistungen=seo,analytics');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: /Online-Shop/ })).toBeChecked();
  await expect(dialog.getByLabel('Branche')).toHaveValue('Handwerk');
  await expect(dialog.getByRole('radio', { name: /So schnell/ })).toBeChecked();
  await expect(dialog.getByText('Geschätzter Preis').last()).toContainText('3.765');
  expect(new URL(page.url()).search).toBe('');
});

test(
  'fits a phone without scrolling sideways, buttons in reach @phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeInViewport();
    const small = await dialog
      .locator('button, input:not([type=checkbox], [type=radio], [name=website]), select, textarea')
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) => control.checkVisibility() && control.getBoundingClientRect().height < 44,
          )
          .map((control) => control.outerHTML.slice(0, 200)),
      );
    expect(small).toEqual([]);
  },
);
