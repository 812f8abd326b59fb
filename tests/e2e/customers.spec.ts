import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { createAccount, openAs, openService, signIn } from '#tests/support/accounts.ts';
import { bookSlot } from '#tests/support/bookings.ts';
import { ADMIN, expect, recordOf, test, withConsent } from '#tests/support/browser.ts';
import { addAcceptedOffer, issueInvoice } from '#tests/support/invoices.ts';
import { createProject } from '#tests/support/projects.ts';
import { buildQuote } from '#tests/support/quote.ts';

test.beforeEach(({ page }) => withConsent(page));

const mark = () => `Kunde ${randomUUID().slice(0, 8)}`;

async function openBySearch(page: Page, word: string, name: string) {
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText(/^1 Kunde/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('a customer is found, and his record says what would stand there @phone-first', async ({
  page,
}) => {
  const account = await createAccount(mark());
  await signIn(page, ADMIN, '/admin/kunden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunden');
  await openBySearch(page, account.email, account.fullName);
  await expect(recordOf(page).getByRole('link', { name: account.email })).toHaveAttribute(
    'href',
    `mailto:${account.email}`,
  );
  await expect(page.getByText('Noch nichts geschehen.')).toBeVisible();
  await expectAccessible(page);
  await recordOf(page).getByRole('link', { name: 'Nachricht schreiben' }).click();
  await expect(page).toHaveURL(`/admin/unterhaltungen/${account.id}`);
  await page.getByRole('link', { name: 'Zur Kundenakte' }).click();
  await expect(page).toHaveURL(`/admin/kunden/${account.id}`);
});

test(
  'the record leads to all that there is of a customer, each of which leads back to it',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createAccount(mark());
    const { id, email, fullName } = account;
    const agency = await openAs(ADMIN);
    const service = await openService();
    const company = `Firma ${fullName}`;
    const { error } = await service
      .from('customer_details')
      .insert({ user_id: id, company, phone: '+49 2431 000000' });
    expect(error).toBeNull();
    await service.functions.invoke('quote-request', {
      body: buildQuote({ email, name: fullName }),
    });
    // A guest's enquiry and talk join the account of the address only once it is confirmed anew.
    await service.from('quote_requests').update({ user_id: id }).eq('email', email);
    await bookSlot(request, { name: fullName, email });
    await service.from('bookings').update({ user_id: id }).eq('email', email);
    const offer = await addAcceptedOffer(email, { kind: 'split' });
    const invoice = await issueInvoice(agency, email);
    const project = await createProject(account, 'Website der Firma', [{ title: 'Entwurf' }]);
    const { error: unsent } = await agency
      .from('messages')
      .insert({ customer_id: id, from_staff: true, body: 'Der Entwurf ist da.' });
    expect(unsent).toBeNull();

    await signIn(page, ADMIN, '/admin/kunden');
    await openBySearch(page, company, fullName);
    const record = recordOf(page);
    const part = (name: string) => record.getByRole('region', { name });
    await expect(record).toContainText(company);
    await expect(record.getByRole('link', { name: '+49 2431 000000' })).toHaveAttribute(
      'href',
      'tel:+492431000000',
    );
    const open = (name: string | RegExp) => part('Offen').getByRole('link', { name });
    const entry = (name: string | RegExp) => part('Verlauf').getByRole('link', { name });
    await expect(open(invoice.number)).toContainText('Offen');
    await expect(open('Website der Firma')).toContainText('0 von 1');
    await expect(entry('Angebot beauftragt')).toBeVisible();
    await expect(entry('Angebotsanfrage')).toHaveCount(1);
    await expect(entry('Nachricht von Ihnen')).toContainText('Der Entwurf ist da.');
    await expectAccessible(page);

    await part('Verlauf').getByRole('button', { name: 'Gespräch' }).click();
    await expect(page.getByRole('dialog', { name: fullName })).toContainText(email);
    await page.keyboard.press('Escape');

    for (const [name, address, way] of [
      ['Projekt begonnen', `/admin/projekte/${project}`, fullName],
      [invoice.number, `/admin/rechnungen/${invoice.id}`, /Blumen Peters GmbH/],
      ['Angebotsanfrage', /\/admin\/anfragen\//, fullName],
      ['Nachricht von Ihnen', `/admin/unterhaltungen/${id}`, 'Zur Kundenakte'],
    ] as const) {
      await entry(name).first().click();
      await expect(page).toHaveURL(address);
      const back = page.locator(`main a[href="/admin/kunden/${id}"]`);
      await expect(back).toHaveText(way);
      await back.click();
      await expect(page).toHaveURL(`/admin/kunden/${id}`);
    }
    await expect(entry('Angebot beauftragt')).toHaveAttribute(
      'href',
      `/admin/angebote/${offer.id}`,
    );

    // What is known of him stands in what is begun from here.
    await record.getByRole('button', { name: 'Neue Rechnung' }).click();
    await page.getByRole('button', { name: 'Freie Rechnung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungsentwurf');
    const known = page.getByRole('region', { name: 'Kunde' });
    await expect(known).toContainText(email);
    await expect(known).toContainText('Markt 4');
    await page.goto(`/admin/kunden/${id}`);
    await expect(part('Offen')).toContainText('Entwurf');
    await record.getByRole('button', { name: 'Neues Angebot' }).click();
    await expect(page).toHaveURL(/\/admin\/angebote\//);
    await expect(known).toContainText(fullName);

    // The palette finds him by his company.
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Vorgang, Seite oder Aktion' });
    await field.fill(company);
    await page.getByRole('option', { name: new RegExp(`${fullName}.*Kunde`) }).click();
    await expect(page).toHaveURL(`/admin/kunden/${id}`);

    // What happens elsewhere arrives by itself.
    await (
      await openAs(account)
    )
      .from('messages')
      .insert({ customer_id: id, from_staff: false, body: 'Gefällt uns sehr.' });
    await expect(entry('Nachricht des Kunden')).toContainText('Gefällt uns sehr.');
    // It is also what the record begins with.
    const answer = record
      .getByRole('listitem')
      .filter({ hasText: 'Gefällt uns sehr.' })
      .getByRole('link', { name: 'Antworten' });
    await expect(answer).toHaveAttribute('href', `/admin/eingang/kunde/${id}`);
  },
);
