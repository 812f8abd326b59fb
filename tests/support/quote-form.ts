import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './browser.ts';

export const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Angebot anfordern' });

export async function openQuote(page: Page, path = '/pakete'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Kostenloses Angebot anfordern' }).first().click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

export const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Weiter' }).click();

export async function fillProject(
  dialog: Locator,
  { project = 'Neue Website', industry = 'Handwerk' } = {},
): Promise<void> {
  await dialog.getByText(project, { exact: true }).click();
  await dialog.getByLabel('Branche').selectOption(industry);
}

export async function fillContact(
  dialog: Locator,
  email = 'jana.peters@firma.example',
): Promise<void> {
  await dialog.getByLabel('Name', { exact: true }).fill('Jana Peters');
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Telefon').fill('0241 123456');
}

/** Draws a line through the given points of the 360 × 120 area. */
async function passToSignature(dialog: Locator, email?: string): Promise<void> {
  await fillProject(dialog);
  await next(dialog);
  await fillContact(dialog, email);
  await next(dialog);
}

/** The form with two filled steps, at the third. */
export async function openSignature(page: Page): Promise<Locator> {
  const dialog = await openQuote(page);
  await passToSignature(dialog);
  return dialog;
}

export async function sign(
  page: Page,
  points: readonly (readonly [number, number])[] = [
    [40, 60],
    [120, 30],
    [200, 90],
    [320, 60],
  ],
): Promise<void> {
  const canvas = dialogOf(page).locator('canvas');
  // Scrolls, and waits until it stands still.
  await canvas.hover();
  const box = (await canvas.boundingBox())!;
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + (x * box.width) / 360, box.y + (y * box.height) / 120] as const;
  const [first, ...rest] = points;
  await page.mouse.move(...at(first!));
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...at(point), { steps: 8 });
  await page.mouse.up();
}

/** Draws a wave over the one area for signatures. */
export async function drawSignature(page: Page, within: Locator): Promise<void> {
  // Before it says so, its code is not there.
  await within.getByText('Bitte hier unterschreiben').waitFor();
  const canvas = within.locator('canvas');
  await canvas.hover();
  const { x, y, width, height } = (await canvas.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const [right, down] of [
    [0.4, 0.3],
    [0.6, 0.8],
    [0.8, 0.5],
  ] as const)
    await page.mouse.move(x + width * right, y + height * down, { steps: 8 });
  await page.mouse.up();
}

/** Steps 1 and 2 done, step 3 signed and confirmed: ready to send. */
export async function completeQuote(page: Page, dialog: Locator, email?: string): Promise<void> {
  await passToSignature(dialog, email);
  await sign(page);
  await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

export const send = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Anfrage senden' }).click();

/** Answers the function instead of the server; gives the bodies it was called with. */
export async function answerQuote(
  page: Page,
  answer: {
    status?: number;
    body?: unknown;
    /** The answer waits for this. */ after?: Promise<unknown>;
    abort?: boolean;
  },
): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = [];
  await page.unroute('**/functions/v1/quote-request');
  await page.route('**/functions/v1/quote-request', async (route) => {
    const request: Request = route.request();
    if (request.method() === 'OPTIONS') return route.fallback();
    bodies.push(request.postDataJSON() as Record<string, unknown>);
    await answer.after;
    if (answer.abort) return route.abort();
    return route.fulfill({ status: answer.status ?? 200, json: answer.body ?? { success: true } });
  });
  return bodies;
}

/** Of the error catalogue. */
const DESTRUCTIVE = new Set([
  'Fehler',
  'Fehler beim Senden',
  'Formular unvollständig',
  'Verbindungsfehler',
]);

/**
 * A toast with exactly this title, and this description; destructive where the
 * catalogue says so.
 */
export async function expectToast(
  page: Page,
  title: string,
  description?: string | RegExp,
): Promise<void> {
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.first()).toBeVisible();
  if (DESTRUCTIVE.has(title)) await expect(toast.first()).toHaveAttribute('data-type', 'error');
  if (description) await expect(toast.first()).toContainText(description);
}
