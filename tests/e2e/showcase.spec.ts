import type { Page } from '@playwright/test';
import { EXAMPLES, examplePath, type ExampleName } from '#content/examples/examples.ts';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { expect, inGate, test, withConsent } from '../support/browser.ts';

test('the slider between the old and the new page moves by keyboard', async ({ page }) => {
  await withConsent(page);
  await page.goto('/case-studies/kaeserei-maastricht-shop');
  await page.waitForSelector('html[data-ready]');
  const slider = page.getByRole('slider', { name: /unserer Seite/ });
  const findCut = () =>
    slider.evaluate((input) => input.parentElement?.style.getPropertyValue('--cut'));
  expect(await findCut(), 'at rest both pages are seen').toBe('50%');
  // The head shows our page already: it would stand there twice.
  await expect(page.locator('#lage').getByRole('slider')).toHaveCount(1);
  await slider.focus();
  await page.keyboard.press('End');
  expect(await findCut()).toBe('100%');
  await page.keyboard.press('ArrowLeft');
  expect(await findCut()).toBe('99%');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('both pages of the slider stand one below the other', async ({ page }) => {
    await page.goto('/case-studies/kaeserei-maastricht-shop');
    const boxes = await Promise.all(
      ['Heute.', 'Vorher:'].map((alt) =>
        page.locator(`figure img[alt^="${alt}"]`).evaluate((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return { top, bottom };
        }),
      ),
    );
    expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Infinity);
  });
});

for (const { name } of EXAMPLES)
  test(`${name} fits the narrowest phone, its whole menu in one row`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(examplePath(name));
    await expectNoOverflow(page);
    const links = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('a');
    expect(await links.evaluateAll((all) => all.every((link) => link.checkVisibility()))).toBe(
      true,
    );
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

for (const [name, labels] of [
  ['tischlerei', '.exploded text, #drawing text, .way text'],
  ['physiotherapie', '.hours text'],
] as const)
  test(`the drawings of ${name} are read on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(examplePath(name));
    const sizes = await page.locator(labels).evaluateAll((texts) =>
      texts.map((text) => {
        const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(12);
  });

/** The controls of files speak German whatever the language of the browser. */
const JPEG = Buffer.from('a');

/** What a visitor does with the working piece of each example, and what it answers. */
const PIECES: Record<ExampleName, (page: Page) => Promise<void>> = {
  kaeserei: async (page) => {
    await page.getByRole('slider', { name: 'Gewicht Sint Pieter alt in Gramm' }).fill('500');
    await page.getByRole('button', { name: /In den Korb.*Sint Pieter alt/ }).click();
    await page.getByRole('button', { name: /In den Korb.*Wachstuch/ }).click();
    const sums = page.locator('#sums');
    // 13,75 € of cheese, 12 € of cloth, 8,90 € for the parcel, which shares both rates.
    await expect(sums).toContainText(
      /Zusammen34,65\s€darin 7 % Steuer1,21\s€darin 19 % Steuer2,58\s€/,
    );
    await page.getByLabel('Niederlande').check();
    await expect(sums).toContainText('darin 9 % Steuer');
  },
  tischlerei: async (page) => {
    const photo = page.getByLabel('Foto der jetzigen Treppe Foto auswählen');
    await photo.setInputFiles({ name: 'treppe.jpg', mimeType: 'image/jpeg', buffer: JPEG });
    await expect(page.locator('#photo')).toHaveText('treppe.jpg');
    await page.getByRole('slider', { name: 'Lauflänge' }).fill('2600');
    await expect(page.locator('#verdict')).toContainText('Auftritt unter 230 mm');
  },
  pension: async (page) => {
    const days = page.locator('#days button:enabled');
    await days.first().click();
    await page.locator('#days button:enabled').nth(1).click();
    await expect(page.locator('#stay')).toContainText('1 Nacht');
    await expect(page.locator('#saving')).toContainText('15 % Provision');
  },
  physiotherapie: async (page) => {
    const still = await page.locator('#pose').getAttribute('d');
    await page.getByRole('button', { name: 'Abspielen' }).click();
    await expect(page.locator('#pose')).not.toHaveAttribute('d', still ?? '');
    await page.getByLabel('Ihre Frage').fill('Mein Bein ist taub');
    await page.getByRole('button', { name: 'Fragen' }).click();
    await expect(page.locator('#talk p').last()).toContainText('112');
  },
  hausverwaltung: async (page) => {
    await page.getByRole('radio', { name: 'Bad, Dusche' }).check();
    await page.getByRole('radio', { name: 'Wasser beim Nachbarn' }).check();
    await expect(page.locator('#class')).toContainText('Notfall');
    const photo = page.getByLabel('Foto, ohne Ortsdaten Foto auswählen');
    await photo.setInputFiles({ name: 'dusche.jpg', mimeType: 'image/jpeg', buffer: JPEG });
    await expect(page.locator('#photo')).toHaveText('dusche.jpg');
    await page.getByRole('button', { name: 'Schaden melden' }).click();
    await expect(page.locator('#steps li').nth(1)).toContainText('bestätigt');
  },
};

for (const { name, business } of EXAMPLES)
  test(
    `the working piece of ${business} works, stores nothing and has no finding of axe`,
    inGate(name === EXAMPLES[0]?.name),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
      await page.goto(examplePath(name));
      await PIECES[name](page);
      await expectNoOverflow(page);
      await expectAccessible(page);
      const stored = await page.evaluate(() => localStorage.length + document.cookie.length);
      expect({ errors, stored }).toEqual({ errors: [], stored: 0 });
    },
  );
