import { expectNoOverflow } from '#tests/support/accessibility.ts';
import { expect, test, withConsent } from '#tests/support/browser.ts';
import { fillContact, fillProject, next, openQuote } from '#tests/support/quote-form.ts';

// Letters twice as large, as a visitor sets them (WCAG 1.4.4).

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
      // What is not in view yet counts, too.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
    }),
  );
});

for (const path of ['/', '/services', '/pakete', '/kontakt', '/termin', '/vertrag-widerrufen'])
  test(`${path} fits a phone @phone-only`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await expectNoOverflow(page, path);
  });

test('the quote form fits a phone, and can be closed @phone-only', async ({ page }) => {
  const dialog = await openQuote(page);
  const expectFit = async (step: string) => {
    await expectNoOverflow(page, step);
    const wide = await dialog.evaluate((sheet) =>
      [...sheet.querySelectorAll('button, label, dd, h2, h3, output, [role=alert]')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(wide, step).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
  };
  await expectFit('project');
  await fillProject(dialog, { industry: 'Rechtswesen & Steuerberatung' });
  await next(dialog);
  await fillContact(dialog);
  await expectFit('contact');
  await next(dialog);
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectFit('confirmation');
});
