import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import {
  answerQuote,
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

test.beforeEach(async ({ page }) => withConsent(page));

test(
  'steps turn in one place, without movement where less is wanted, and a message covers no title',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with the element of each call
      const { animate } = Element.prototype;
      Element.prototype.animate = function move(...look) {
        document.documentElement.dataset['moved'] = 'yes';
        return animate.apply(this, look);
      };
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = await openQuote(page, '/');
    const place = await dialog.boundingBox();
    await fillProject(dialog);
    await next(dialog);
    await expect(dialog.getByRole('heading', { name: 'Ihre Kontaktdaten' })).toBeFocused();
    expect(await dialog.boundingBox()).toEqual(place);
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(dialog.getByRole('heading', { name: 'Ihr Projekt' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-moved', 'yes');
    await dialog.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expectToast(page, 'Entwurf verworfen');
    const title = dialog.getByRole('heading', { name: 'Angebot anfordern' });
    await expect(async () => {
      const toast = (await page.locator('[data-sonner-toast]').boundingBox())!;
      expect((await title.boundingBox())!.y).toBeGreaterThan(toast.y + toast.height);
    }).toPass();
  },
);

test.describe('step 1', () => {
  test('shows types, industries and urgencies as specified', { tag: '@full' }, async ({ page }) => {
    const dialog = await openQuote(page);
    await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible();
    await expect(dialog.getByText('danach: Ihre Kontaktdaten')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/Ihr Richtpreis steht hier/);
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
    for (const [type, price] of [
      ['Neue Website', 'ab 590€'],
      ['Online-Shop', 'ab 2.590€'],
      ['KI-Chatbot', 'ab 99€'],
      ['Automatisierung', 'ab 1.290€'],
    ] as const)
      await expect(
        dialog.getByRole('radio', { name: new RegExp(`^${type}.*${price}$`) }),
      ).toBeVisible();
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
      await expect(
        dialog.getByRole('radio', { name: `${urgency} ${badge}`.trim(), exact: true }),
      ).toBeVisible();
  });

  test(
    'goes on with type and industry only, and says what is missing',
    { tag: '@full' },
    async ({ page }) => {
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
    },
  );

  test('recomputes the estimate at once', { tag: '@full' }, async ({ page }) => {
    const dialog = await openQuote(page);
    const estimate = dialog.getByText('Geschätzter Preis').last();
    await dialog.getByText('KI-Chatbot', { exact: true }).click();
    await expect(estimate).toContainText('99');
    await dialog.getByRole('radio', { name: /So schnell/ }).check();
    await expect(estimate).toContainText('129');
    await dialog.getByRole('button', { name: 'Ohne Termin' }).click();
    await expect(estimate).toContainText(/\b99\b/);
  });
});

test(
  'step 2 is valid with anything in name, e-mail and phone, and not without',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await next(dialog);
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
      /Namen/,
      /E-Mail-Adresse/,
      /Telefonnummer/,
    ]);
    await dialog.getByLabel('Name', { exact: true }).fill('J');
    await dialog.getByLabel('Telefon').fill('1');
    await next(dialog);
    await expect(dialog.getByLabel('E-Mail')).toBeFocused();
    await dialog.getByLabel('E-Mail').fill('x');
    await next(dialog);
    await expect(dialog.getByText('Schritt 3 von 3')).toBeVisible();
    // What cannot be a number is said before the visitor signs, and leads back to its field.
    await dialog.getByRole('button', { name: 'Nummer ändern' }).click();
    await expect(dialog.getByLabel('Telefon')).toBeFocused();
    await expect(dialog.locator('#quote-phone-error')).toContainText('kann nicht stimmen');
    await dialog.getByLabel('Telefon').fill('0241 55');
    await dialog.getByLabel('E-Mail').focus();
    await expect(dialog.locator('#quote-phone-hint')).toContainText('kann nicht stimmen');
    await dialog.getByLabel('Telefon').fill('0241 123456');
    await expect(dialog.locator('#quote-phone-hint')).toHaveText(/Nur für Rückfragen/);
  },
);

test.describe('step 3', () => {
  test('sums up, adds services, keeps everything on the way back @phone-first', async ({
    page,
  }) => {
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
      await expect(
        dialog.getByRole('checkbox', { name: new RegExp(`\\+${price}€`) }),
      ).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /\+249€/ }).check();
    await expect(summary).toContainText('2.580');
    // What is signed no longer changes: all that has a price stands above the signature.
    const signature = dialog.getByRole('group', { name: /^Unterschrift/ });
    const [last, field] = await Promise.all([
      dialog.getByRole('checkbox', { name: /\+129€/ }).boundingBox(),
      signature.boundingBox(),
    ]);
    expect(last!.y).toBeLessThan(field!.y);
    await dialog.getByLabel('Bemerkungen').fill('Mit Kasse');
    await sign(page);
    const image = await dialog
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Jana Peters');
    await next(dialog);
    await expect(dialog.getByRole('checkbox', { name: /\+249€/ })).toBeChecked();
    await expect(dialog.getByLabel('Bemerkungen')).toHaveValue('Mit Kasse');
    expect(
      await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()),
    ).toBe(image);
  });

  test('without consent or signature nothing is sent', async ({ page }) => {
    const bodies = await answerQuote(page, {});
    const dialog = await openSignature(page);
    const place = await dialog.boundingBox();
    await send(dialog);
    await expectToast(page, 'Formular unvollständig', 'Bitte füllen Sie alle Pflichtfelder aus.');
    // The message moves what is in the dialog, never the dialog itself.
    const title = dialog.getByRole('heading', { name: 'Angebot anfordern' });
    await expect(async () => {
      const toast = (await page.locator('[data-sonner-toast]').boundingBox())!;
      expect((await title.boundingBox())!.y).toBeGreaterThan(toast.y + toast.height);
    }).toPass();
    expect(await dialog.boundingBox()).toEqual(place);
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2);
    await sign(page);
    // Before its own time is over.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 2_000 });
    await send(dialog);
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([/Datenschutzerklärung/]);
    expect(bodies).toEqual([]);
  });

  test(
    'has consents off, a link that keeps the form, and the promise',
    { tag: '@full' },
    async ({ page }) => {
      const dialog = await openSignature(page);
      await expect(dialog.getByRole('checkbox', { name: /Newsletter/ })).not.toBeChecked();
      const link = dialog.getByRole('link', { name: /Datenschutzerklärung/ });
      await expect(link).toHaveAttribute('href', '/datenschutz');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(dialog.getByText(/24 Stunden.*kostenlos und unverbindlich/)).toBeVisible();
      await expect(
        dialog.getByText('Bestätigt Ihre Angaben; keine Beauftragung, kein Vertrag.'),
      ).toBeVisible();
    },
  );
});

test.describe('signature', () => {
  test(
    'is captured when drawing stops, cleared by Löschen @phone',
    { tag: '@full' },
    async ({ page }) => {
      const dialog = await openSignature(page);
      await expect(
        dialog.getByRole('group', { name: /^Unterschrift.*\(Pflichtfeld\)$/ }),
      ).toBeVisible();
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
    },
  );

  test('follows the pointer where the area is shown scaled', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const dialog = await openSignature(page);
    await sign(page, [
      [60, 90],
      [300, 90],
    ]);
    const rows = await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data, width, height } = canvas
        .getContext('2d')!
        .getImageData(0, 0, canvas.width, canvas.height);
      const inked = [...Array(width * height).keys()].filter((index) => data[index * 4 + 3]! > 100);
      const xs = inked.map((index) => (index % width) * (360 / width));
      const ys = inked.map((index) => Math.floor(index / width) * (120 / height));
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    });
    expect(rows.left).toBeGreaterThan(56);
    expect(rows.left).toBeLessThan(62);
    expect(rows.right).toBeGreaterThan(297);
    expect(rows.right).toBeLessThan(304);
    expect(rows.top).toBeGreaterThan(86);
    expect(rows.bottom).toBeLessThan(93);
  });

  test(
    'is no larger than the server takes, however dense the screen',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'devicePixelRatio', { value: 8 }),
      );
      const dialog = await openSignature(page);
      await sign(page);
      await expect(dialog.getByText('Unterschrift erfasst')).toBeVisible();
      await expect(dialog.locator('canvas')).toHaveAttribute('width', '1440');
    },
  );

  test('can be drawn by pen', { tag: '@full' }, async ({ page }) => {
    const dialog = await openSignature(page);
    const canvas = dialog.locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
      devtools.send('Input.dispatchMouseEvent', {
        type,
        x: box.x + x,
        y: box.y + 60,
        button: 'left',
        buttons: 1,
        clickCount: 1,
        pointerType: 'pen',
      });
    await pen('mousePressed', 40);
    for (let x = 50; x <= 300; x += 10) await pen('mouseMoved', x);
    await pen('mouseReleased', 300);
    await expect(dialog.getByText('Unterschrift erfasst')).toBeVisible();
  });

  test('can be drawn by touch @phone-only', async ({ page }) => {
    const dialog = await openSignature(page);
    const canvas = dialog.locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + 60 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(40) });
    for (let x = 50; x <= 300; x += 10)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.getByText('Unterschrift erfasst')).toBeVisible();
  });
});

test('the back button leads one step back, then closes the form, then leaves the page (PRESS-07) @phone', async ({
  page,
}) => {
  await withConsent(page);
  await page.goto('/impressum');
  const dialog = await openQuote(page);
  await fillProject(dialog);
  await next(dialog);
  await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible();
  await expect(dialog.getByText('Neue Website', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pakete$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum$/);
});

test(
  'closed by its own button, the form leaves no entries behind in the history',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await page.goto('/impressum');
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/impressum$/);
  },
);

test('after a reload with the form open the back button leaves the page (PRESS-07)', async ({
  page,
}) => {
  await page.goto('/impressum');
  await page.goto('/services');
  await page.getByRole('button', { name: 'Angebot anfragen' }).first().click();
  const dialog = dialogOf(page);
  await fillProject(dialog);
  await next(dialog);
  await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum$/);
});
