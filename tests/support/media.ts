import type { Page } from '@playwright/test';

/** A picture into the library of an admin, with what it shows. */
export async function uploadPicture(page: Page, shows: string): Promise<void> {
  await page.goto('/admin/medien');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dateien auswählen' }).click();
  await (await choosing).setFiles('public/apple-touch-icon.png');
  await page.getByLabel('Was zeigt das Bild?').fill(shows);
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click();
}
