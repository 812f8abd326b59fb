import { openService, signIn } from '#tests/support/accounts.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { buildQuote } from '#tests/support/quote.ts';

test('the palette finds records, pages and actions, and single keys walk through a list', async ({
  page,
}) => {
  const mark = `Tast${Date.now()}`;
  const service = await openService();
  for (const name of [`${mark} Älter`, `${mark} Neuer`])
    await service.functions.invoke('quote-request', { body: buildQuote({ name }) });
  await withConsent(page);
  await signIn(page, ADMIN, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');

  // Past the navigation in one press.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // From anywhere, by a word without its umlaut.
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Vorgang, Seite oder Aktion' });
  await field.fill(`${mark} alter`);
  await expect(page.getByRole('option', { name: `${mark} Älter` })).toHaveCount(1);
  await expectAccessible(page, { within: '[role=dialog]' });
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Älter`);
  await page.keyboard.press('e');
  await expect(page.getByLabel('Status')).toBeFocused();
  // In a field the letters are text.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('r');
  await expect(page.getByLabel(/Neue Notiz/)).toBeFocused();
  await page.getByLabel(/Neue Notiz/).pressSequentially('je kr/');
  await expect(page.getByLabel(/Neue Notiz/)).toHaveValue('je kr/');
  // What was typed stays; emptied and given up, the button that asked for it has the focus again.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/Neue Notiz/)).toHaveValue('je kr/');
  await page.getByLabel(/Neue Notiz/).fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/Neue Notiz/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notiz schreiben' })).toBeFocused();

  await page.getByRole('button', { name: 'Suchen oder springen' }).click();
  await expect(page.getByRole('option').first()).toContainText(`${mark} Älter`);
  await field.fill('anfragen');
  await page.getByRole('option', { name: /^Angebotsanfragen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebotsanfragen');
  const rows = page.getByRole('main');
  await expect(rows.getByRole('link', { name: mark }).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(rows.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(mark);
  const count = page.getByText(/^2 (von \d+ )?Anfragen$/);
  await expect(count).toBeVisible();
  await count.click();
  await page.keyboard.press('j');
  await expect(rows.getByRole('link', { name: `${mark} Neuer` })).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.getByRole('link', { name: `${mark} Älter` })).toBeFocused();

  // The opened record keeps the list beside it, and the keys walk on.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Älter`);
  const rail = page.getByRole('navigation', { name: 'Anfragen der Liste' });
  await expect(rail.getByRole('link', { name: `${mark} Neuer` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Neuer`);
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(count).toBeVisible();

  // Who speaks to his computer switches the letters off.
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /Einzelne Buchstaben/ }).uncheck();
  await page.getByRole('checkbox', { name: /luftiger/ }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'bequem');
  await count.click();
  await page.keyboard.press('k');
  await expect(rows.getByRole('link', { name: `${mark} Älter` })).not.toBeFocused();
});
