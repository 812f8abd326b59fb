import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openService } from '#tests/support/accounts.ts';
import { expect, hydrated, test } from '#tests/support/browser.ts';
import { sendOffer } from '#tests/support/offers.ts';
import { drawSignature } from '#tests/support/quote-form.ts';

declare global {
  interface Window {
    pressesMade: number;
  }
}

test(
  '@phone-first LINK-01, LINK-03: the link of the mail leads to the order in five presses, without an account',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const email = `gast-${randomUUID().slice(0, 8)}@firma.example`;
    const offer = await sendOffer(email);
    const mail = await mailbox.find(email, /Ihr Angebot AN-/);
    const link = /https?:\/\/[^\s"<>]+(\/angebot\/[0-9a-f]{64})/.exec(mail)![1]!;

    await page.addInitScript(() => {
      window.pressesMade = 0;
      addEventListener('pointerdown', () => (window.pressesMade += 1), true);
    });
    // The first press is that on the link in the mail.
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(page.getByText('Es gelten unsere AGB vom')).toBeVisible();
    await expectAccessible(page);

    const price = page.getByRole('region', { name: 'Ihr Preis' });
    await expect(price).toContainText('742,19 €');
    await page.getByRole('checkbox', { name: 'SEO-Grundoptimierung dazu beauftragen' }).check();
    await expect(price).toContainText('978,74 €');
    await drawSignature(page, page.locator('body'));
    await page.getByRole('button', { name: 'Verbindlich beauftragen' }).click();

    const done = page.getByRole('status').filter({ hasText: 'verbindlich beauftragt' });
    await expect(done).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Ihr Auftrag' })).toContainText('978,74 €');
    expect(1 + (await page.evaluate(() => window.pressesMade))).toBeLessThanOrEqual(5);
    await expect(done.getByRole('link', { name: 'Konto anlegen' })).toHaveAttribute(
      'href',
      new RegExp(`konto=neu&email=${email.replace('@', '%40')}`),
    );
    await mailbox.find(email, /Auftrag bestätigt/);
    const { data } = await (
      await openService()
    )
      .from('offers')
      .select('accepted_gross_cents,projects(customer_email)')
      .eq('id', offer.id)
      .single();
    expect(data).toEqual({ accepted_gross_cents: 97_874, projects: { customer_email: email } });

    // What was done stays readable there.
    await page.reload();
    await expect(done).toBeVisible();
    await page.getByText(/^AGB vom/).click();
    await expect(page.getByText('1. Geltung')).toBeVisible();
    await expectAccessible(page);
  },
);
