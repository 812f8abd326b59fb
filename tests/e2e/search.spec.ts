import { expect, hydrated, test, withConsent } from '#tests/support/browser.ts';

test('search by keyboard: shortcut, word, arrow, page, and back where it was opened @phone', async ({ page }) => {
  await withConsent(page);
  await page.goto('/impressum');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Website durchsuchen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ladezeit');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossar\/ladezeit/);
  await expect(dialog).toBeHidden();
});

test('a word that is nowhere leads on: other words, or a question to the agency', async ({ page }) => {
  await withConsent(page);
  await page.goto('/impressum');
  await hydrated(page);
  await page.getByRole('button', { name: 'Website durchsuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await dialog.getByRole('searchbox').fill('xyzzyqwert');
  await expect(dialog.getByText('Kein Treffer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Onlineshop' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByText(/Seiten gefunden/)).toBeVisible();
  await dialog.getByRole('searchbox').fill('xyzzyqwert');
  await dialog.getByRole('link', { name: 'Frage stellen' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});
