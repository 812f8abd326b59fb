import type { Browser } from '@playwright/test';

/** Signs somebody in by the form: what other contexts need to begin as this person. */
export async function readSession(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
) {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  // The first: the demo names its accounts there too.
  await page.getByLabel('E-Mail').first().fill(email);
  await page.getByLabel('Passwort', { exact: true }).first().fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(portal|admin)/, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
