import type { Locator, Page } from '@playwright/test';

// The editor of running text (app/private/text-editor).

/** The text of a page, as it is written in. */
export const textOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text', exact: true });

export const toolOf = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** The text of a page by its Markdown. */
export async function writeSource(page: Page, source: string): Promise<void> {
  await openSource(page);
  await textOf(page).fill(source);
  await page.getByRole('button', { name: 'Gestalteten Text zeigen' }).click();
}

export async function openSource(page: Page): Promise<void> {
  await page.getByTitle('Mehr zum Text').first().click();
  await page.getByRole('button', { name: 'Quelltext' }).first().click();
}

/** A link where the cursor stands, to an address as somebody types it. */
export async function typeLink(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Wohin führt der Verweis?' });
  await dialog.getByLabel('Seite oder Adresse').fill(address);
  await dialog.getByRole('button', { name: 'Diese Adresse nehmen' }).click();
}

/** Bold by its key. */
export async function typeBold(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+b');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+b');
}
