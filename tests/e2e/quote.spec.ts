import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import {
  answerQuote,
  completeQuote,
  dialogOf,
  expectToast,
  fillContact,
  fillProject,
  next,
  openQuote,
  send,
  sign,
} from '#tests/support/quote-form.ts';

const SUCCESS = 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.';
const RETRY = 'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.';

test.beforeEach(async ({ page }) => withConsent(page));

test('a visitor sends a request and gets two mails @phone', async ({ page, mailbox }) => {
  const email = `anfrage-${Date.now()}@firma.example`;
  const dialog = await openQuote(page, '/');
  await completeQuote(page, dialog, email);
  const answered = page.waitForResponse('**/functions/v1/quote-request');
  await send(dialog);
  expect((await answered).request().headers()['x-proof-of-work']).toMatch(/^[\w+/=]{400,}$/);
  expect(await (await answered).json()).toMatchObject({ success: true, reference: expect.any(String), respondBy: expect.any(String) });
  await expectToast(page, SUCCESS, /Vorgangsnummer/);
  await expect(dialogOf(page)).toBeHidden();
  const mail = await mailbox.find(email);
  expect(mail).toContain('590');
});

test.describe('step 1', () => {
  test('shows types, industries and urgencies as specified', async ({ page }) => {
    const dialog = await openQuote(page);
    await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    for (const [type, price] of [
      ['Neue Website', 'ab 590€'],
      ['Online-Shop', 'ab 2590€'],
      ['KI-Chatbot', 'ab 99€'],
      ['Automatisierung', 'ab 1290€'],
    ] as const)
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${type}.*${price}$`) })).toBeVisible();
    const industries = dialog.getByLabel('Branche').locator('option:not([disabled])');
    await expect(industries).toHaveText([
      'Handwerk',
      'Gesundheitswesen',
      'Beratung & Coaching',
      'Handel & E-Commerce',
      'Gastronomie & Hotellerie',
      'Immobilien & Makler',
      'Rechtswesen & Steuerberatung',
      'Fitness & Wellness',
      'Bildung & Training',
      'Andere Branche',
    ]);
    for (const [urgency, badge] of [
      ['So schnell wie möglich', '+30%'],
      ['Innerhalb 1 Monat', ''],
      ['Innerhalb 3 Monaten', '-10%'],
      ['In Planung', '-20%'],
    ] as const)
      await expect(dialog.getByRole('radio', { name: `${urgency} ${badge}`.trim(), exact: true })).toBeVisible();
  });

  test('goes on with type and industry only, and says what is missing', async ({ page }) => {
    const dialog = await openQuote(page);
    await next(dialog);
    await expect(dialog.getByRole('alert')).toContainText('Bitte wählen Sie eine Projektart.');
    await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeFocused();
    await dialog.getByText('Neue Website', { exact: true }).click();
    await next(dialog);
    await expect(dialog.getByLabel('Branche')).toBeFocused();
    await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible();
    await dialog.getByLabel('Branche').selectOption('Handwerk');
    await next(dialog);
    await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible();
  });

  test('recomputes the estimate at once', async ({ page }) => {
    const dialog = await openQuote(page);
    const estimate = dialog.getByText('Geschätzter Preis').last();
    await dialog.getByText('KI-Chatbot', { exact: true }).click();
    await expect(estimate).toContainText('99');
    await dialog.getByRole('radio', { name: /So schnell/ }).check();
    await expect(estimate).toContainText('129');
    await dialog.getByRole('button', { name: 'Dringlichkeit weglassen' }).click();
    await expect(estimate).toContainText(/\b99\b/);
  });
});

test('step 2 is valid with anything in name, e-mail and phone, and not without', async ({ page }) => {
  const dialog = await openQuote(page);
  await fillProject(dialog);
  await next(dialog);
  await next(dialog);
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([/Namen/, /E-Mail-Adresse/, /Telefonnummer/]);
  await dialog.getByLabel('Name', { exact: true }).fill('J');
  await dialog.getByLabel('Telefon').fill('1');
  await next(dialog);
  await expect(dialog.getByLabel('E-Mail')).toBeFocused();
  await dialog.getByLabel('E-Mail').fill('x');
  await next(dialog);
  await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
});

test.describe('step 3', () => {
  test('sums up, adds services, keeps everything on the way back @phone', async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog, { project: 'Online-Shop', industry: 'Handel & E-Commerce' });
    await dialog.getByRole('radio', { name: /Innerhalb 3 Monaten/ }).check();
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    const summary = dialog.getByRole('region', { name: 'Zusammenfassung' });
    await expect(summary).toContainText('Online-Shop');
    await expect(summary).toContainText('Handel & E-Commerce');
    await expect(summary).toContainText('Innerhalb 3 Monaten');
    await expect(summary).toContainText('2.331');
    for (const price of [249, 79, 199, 99, 149, 129])
      await expect(dialog.getByRole('checkbox', { name: new RegExp(`\\+${price}€`) })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /\+249€/ }).check();
    await expect(summary).toContainText('2.580');
    await dialog.getByLabel('Bemerkungen').fill('Mit Kasse');
    await sign(page);
    const image = await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Jana Peters');
    await next(dialog);
    await expect(dialog.getByRole('checkbox', { name: /\+249€/ })).toBeChecked();
    await expect(dialog.getByLabel('Bemerkungen')).toHaveValue('Mit Kasse');
    expect(await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).toBe(image);
  });

  test('without consent or signature nothing is sent', async ({ page }) => {
    const bodies = await answerQuote(page, {});
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await send(dialog);
    await expectToast(page, 'Formular unvollständig', 'Bitte füllen Sie alle Pflichtfelder aus.');
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2);
    await sign(page);
    await send(dialog);
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([/Datenschutzerklärung/]);
    expect(bodies).toEqual([]);
  });

  test('has consents off, a link that keeps the form, and the promise', async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await expect(dialog.getByRole('checkbox', { name: /Newsletter/ })).not.toBeChecked();
    const link = dialog.getByRole('link', { name: /Datenschutzerklärung/ });
    await expect(link).toHaveAttribute('href', '/datenschutz');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(dialog.getByText(/24 Stunden.*kostenlos und unverbindlich/)).toBeVisible();
    await expect(dialog.getByText('Bestätigt Ihre Angaben; keine Beauftragung, kein Vertrag.')).toBeVisible();
  });
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

  test('success empties the form, closes the dialog and gives the focus back', async ({ page }) => {
    await answerQuote(page, { body: { success: true, reference: 'A-2026-0042', respondBy: '2026-11-23T09:30:00.000Z' } });
    const dialog = await openQuote(page);
    await completeQuote(page, dialog);
    await send(dialog);
    await expectToast(page, SUCCESS, 'Ihre Vorgangsnummer: A-2026-0042. Antwort bis Montag, 23. November');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first()).toBeFocused();
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
      test.use({ expectedErrors: async ({}, use) => use([/Quote request failed/, /Failed to load resource/]) });
      test('keeps everything, and the second try works', async ({ page }) => {
        const logged: string[] = [];
        page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
        const refused = await answerQuote(page, answer);
        const dialog = await openQuote(page);
        await completeQuote(page, dialog);
        await send(dialog);
        await expectToast(page, 'Fehler beim Senden', RETRY);
        await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
        await expect(dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
        expect(logged.some((text) => text.includes('Quote request failed'))).toBe(true);
        const accepted = await answerQuote(page, {});
        await send(dialog);
        await expectToast(page, SUCCESS);
        expect(accepted[0]!['requestId']).toBe(refused[0]!['requestId']);
      });
    });
  }

  test.describe('a field the server refuses', () => {
    test.use({ expectedErrors: async ({}, use) => use([/Quote request failed/, /Failed to load resource/]) });
    test('is shown on its step', async ({ page }) => {
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
  test('survives a reload without signature and consents, and can be discarded', async ({ page }) => {
    const dialog = await openQuote(page);
    await expect(dialog.getByText('Entwurf gespeichert')).toBeHidden();
    await completeQuote(page, dialog);
    await expect(dialog.getByText('Entwurf gespeichert')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).not.toMatch(/data:image|privacyConsent/);
    await openQuote(page);
    await expect(dialog.getByRole('radio', { name: /Neue Website/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expect(dialog.locator('input:checked')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull();
  });

  test('Escape closes and nothing is lost', async ({ page }) => {
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
  const tabTo = async (name: string | RegExp, role: 'radio' | 'combobox' | 'textbox' | 'checkbox' | 'button') => {
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
    ['Telefon', '0241 1'],
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

test('the focus stays in the dialog', async ({ page }) => {
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

test.describe('signature', () => {
  test('is captured when drawing stops, cleared by Löschen @phone', async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await expect(dialog.getByText('Bitte hier unterschreiben')).toBeVisible();
    const box = (await dialog.locator('canvas').boundingBox())!;
    expect([Math.round(box.width), Math.round(box.height)]).toEqual([360, 120]);
    await sign(page);
    await expect(dialog.getByText('Unterschrift erfasst')).toBeVisible();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(dialog.getByText('Bitte hier unterschreiben')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await send(dialog);
    await expectToast(page, 'Formular unvollständig');
  });

  test('follows the pointer where the area is shown scaled', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await sign(page, [
      [60, 90],
      [300, 90],
    ]);
    const rows = await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const inked = [...Array(width * height).keys()].filter((index) => data[index * 4 + 3]! > 100);
      const xs = inked.map((index) => (index % width) * (360 / width));
      const ys = inked.map((index) => Math.floor(index / width) * (120 / height));
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    expect(rows.left).toBeGreaterThan(56);
    expect(rows.left).toBeLessThan(62);
    expect(rows.right).toBeGreaterThan(297);
    expect(rows.right).toBeLessThan(304);
    expect(rows.top).toBeGreaterThan(86);
    expect(rows.bottom).toBeLessThan(93);
  });

  test('can be drawn by touch @phone-only', async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    const canvas = dialog.locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + 60 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(40) });
    for (let x = 50; x <= 300; x += 10) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.getByText('Unterschrift erfasst')).toBeVisible();
  });
});

test('fits a phone without scrolling sideways, buttons in reach @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openQuote(page);
  await completeQuote(page, dialog);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Anfrage senden' })).toBeInViewport();
  const small = await dialog
    .locator('button, input:not([type=checkbox], [type=radio], [name=website]), select, textarea')
    .evaluateAll((controls) =>
      controls.filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.outerHTML.slice(0, 80)),
    );
  expect(small).toEqual([]);
});
