import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  createAccount,
  forgetSession,
  openService,
  signIn,
  openAs,
} from '#tests/support/accounts.ts';
import { ADMIN, expect, recordOf, test, withConsent } from '#tests/support/browser.ts';
import { addAcceptedOffer, issueInvoice } from '#tests/support/invoices.ts';

test.beforeEach(({ page }) => withConsent(page));

const save = (page: Page) => expect(page.getByText('Entwurf gespeichert')).toBeVisible();

test(
  'a free invoice is written, issued, paid in parts and cancelled',
  { tag: '@full' },
  async ({ page, mailbox, expectedErrors }) => {
    // Issuing what is incomplete is refused.
    expectedErrors.push(/400/);
    const { email } = await createAccount('Jana Peters');
    await signIn(page, ADMIN, '/admin/rechnungen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen');
    await page.getByRole('button', { name: 'Neue Rechnung' }).click();
    await page.getByRole('button', { name: 'Freie Rechnung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungsentwurf');

    // Issuing names what is missing and leads to it.
    await page.getByLabel('Betreff').fill('Website');
    await save(page);
    await page.getByRole('button', { name: 'Ausstellen …' }).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Bitte geben Sie Straße und Hausnummer ein.',
    );
    await expect(page.getByLabel('Straße und Hausnummer')).toHaveAttribute('aria-invalid', 'true');

    for (const [label, value] of [
      ['E-Mail', email],
      ['Unternehmen (optional)', 'Blumen Peters GmbH'],
      ['Ansprechpartner', 'Jana Peters'],
      ['Straße und Hausnummer', 'Markt 4'],
      ['PLZ', '41061'],
      ['Ort', 'Mönchengladbach'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Position hinzufügen' }).click();
    await page.getByLabel('Titel', { exact: true }).fill('Gestaltung');
    await page.getByLabel('Menge').fill('2,5');
    const price = page.getByLabel('Einzelpreis in €');
    // A dot before three digits parts thousands; what cannot be read is not sent
    // with the value before it.
    await price.fill('1.290');
    await expect(page.getByRole('img', { name: /^Vorschau/ })).toContainText('3.902,25 €');
    await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText('3.902,25 €');
    await price.fill('12,345');
    await page.getByRole('button', { name: 'Ausstellen …' }).click();
    await expect(price).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await price.fill('100');
    // Without a VAT number the Dutch rate applies; with one the customer owes the tax.
    await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText('302,50 €');
    await page.getByLabel('USt-IdNr. (optional)').fill('de 123456789');
    await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText(
      'Steuerschuldnerschaft des Leistungsempfängers',
    );
    await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText('250,00 €');
    await save(page);
    await expectAccessible(page);

    // What was saved by itself is there after a reload, and its preview is a PDF.
    await page.reload();
    await page.getByRole('button', { name: '1 Gestaltung 2,5 pauschal × 100,00 €' }).click();
    await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Gestaltung');
    const preview = await page.request.get(
      (await page.getByRole('link', { name: 'PDF-Vorschau' }).getAttribute('href'))!,
    );
    expect(preview.headers()['content-type']).toBe('application/pdf');
    expect(preview.headers()['content-disposition']).toContain('Rechnung-Entwurf.pdf');

    await page.getByRole('button', { name: 'Ausstellen …' }).click();
    await page.getByRole('button', { name: 'Ausstellen und senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rechnung RE-\d{4}-\d{4}$/);
    const number = (await page.getByRole('heading', { level: 1 }).textContent())!.replace(
      'Rechnung ',
      '',
    );
    await expectAccessible(page);

    const mail = await mailbox.find(email, new RegExp(`Rechnung ${number}`));
    expect(mail).toContain(`Rechnung-${number}.pdf`);
    expect(mail).toContain('%PDF-1.7');
    const id = page.url().split('/').at(-1)!;
    const pdf = await page.request.get(`/dokumente/rechnungen/${id}.pdf`);
    expect(pdf.headers()['cache-control']).toBe('private, no-store');
    expect((await pdf.body()).toString('latin1')).toContain('/AFRelationship /Alternative');
    const xml = await page.request.get(`/dokumente/rechnungen/${id}.xml?download`);
    expect(xml.headers()['content-disposition']).toContain(
      `attachment; filename="Rechnung-${number}.xml"`,
    );
    expect(await xml.text()).toContain(`<ram:ID>${number}</ram:ID>`);

    await page.getByLabel('Betrag in €').fill('100');
    await page.getByRole('button', { name: 'Zahlung buchen' }).click();
    await expect(page.getByText('Noch offen').locator('..')).toContainText('150,00 €');
    await expect(page.getByLabel('Betrag in €')).toHaveValue('150,00');
    await page.getByRole('button', { name: 'Zahlung buchen' }).click();
    await expect(recordOf(page).getByText('Bezahlt', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Zahlungsstand: insgesamt eingegangen 250,00 €: bezahlt'),
    ).toBeVisible();

    await page.locator('summary', { hasText: 'Mehr zu dieser Rechnung' }).click();
    await page.getByRole('button', { name: 'Stornieren …' }).click();
    await page.getByLabel('Grund').fill('Doppelt berechnet');
    await page.getByRole('button', { name: 'Stornorechnung ausstellen' }).click();
    await expect(recordOf(page).getByText('Storniert', { exact: true }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Rechnungen' }).click();
    await page.getByRole('searchbox').fill(number);
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
      /Storniert\s*durch RE-\d{4}-\d{4}/,
    );
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV exportieren' }).click();
    await page.getByRole('button', { name: 'CSV laden' }).click();
    expect((await download).suggestedFilename()).toBe('rechnungen.csv');
  },
);

test('an order is billed part by part', { tag: '@full' }, async ({ page }) => {
  const { email } = await createAccount('Jana Peters');
  const offer = await addAcceptedOffer(email, { kind: 'split' });
  await signIn(page, ADMIN, `/admin/rechnungen?angebot=${offer.id}`);
  await page.getByRole('button', { name: `Anzahlung 30 % zu ${offer.number} anlegen` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anzahlungsrechnung, Entwurf');
  await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText('387,00 €');
  await page.getByRole('button', { name: 'Ausstellen …' }).click();
  await page.getByRole('button', { name: 'Ausstellen und senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Anzahlungsrechnung RE-/);

  await page.goto(`/admin/rechnungen?angebot=${offer.id}`);
  await page.getByRole('button', { name: `Schlussrechnung zu ${offer.number} anlegen` }).click();
  await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText(
    /abzüglich RE-\d{4}-\d{4}\s*−387,00\s€/,
  );
  await expect(page.getByRole('complementary', { name: 'Summen' })).toContainText('903,00 €');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/rechnungen$/);
});

test(
  'an order whose project was given up is billed by its own link alone',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = await createAccount('Jana Peters');
    const offer = await addAcceptedOffer(email, { kind: 'split' });
    const service = await openService();
    await service
      .from('projects')
      .insert({ offer_id: offer.id, customer_email: email, title: 'Website', status: 'cancelled' })
      .throwOnError();
    await signIn(page, ADMIN, '/admin/rechnungen');
    await page.getByRole('button', { name: 'Neue Rechnung' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Rechnung' });
    await expect(dialog.getByText(/AN-|abzurechnen/).first()).toBeVisible();
    await expect(dialog.getByText(offer.number)).toHaveCount(0);
    await page.goto(`/admin/rechnungen?angebot=${offer.id}`);
    await expect(dialog.getByText('Das Projekt ist beendet.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'credit pays what is open, and what a colleague books arrives',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = await createAccount('Jana Peters');
    const agency = await openAs(ADMIN);
    const first = await issueInvoice(agency, email);
    const second = await issueInvoice(agency, email);
    const act = (body: object) => agency.functions.invoke('invoices', { body });
    const pay = (id: string, amountCents: number) =>
      act({
        action: 'pay',
        id,
        requestId: crypto.randomUUID(),
        amountCents,
        paidOn: new Date().toISOString().slice(0, 10),
        note: '',
      });
    await signIn(page, ADMIN, `/admin/rechnungen/${second.id}`);
    const payments = page.getByRole('region', { name: 'Zahlungen' });
    await expect(payments).toContainText(/Noch offen\s*1\.290,00/);
    await pay(second.id, 90_000);
    await expect(payments).toContainText(/Noch offen\s*390,00/);
    await expect(payments.getByLabel('Betrag in €')).toHaveValue('390,00');
    await pay(first.id, 129_000);
    await act({ action: 'cancel', id: first.id, reason: '' });
    await expectAccessible(page);
    await payments
      .getByRole('button', { name: new RegExp(`Aus ${first.number} verrechnen`) })
      .click();
    await expect(page.getByText('Guthaben verrechnet')).toBeVisible();
    await expect(payments).not.toContainText('Noch offen');
    await expect(payments.getByText(`Guthaben aus ${first.number}`, { exact: true })).toBeVisible();
  },
);

test(
  'the customer sees what is to be paid, and nobody else’s @phone-first',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createAccount('Jana Peters');
    const stranger = await createAccount('Fremde Person');
    const agency = await openAs(ADMIN);
    const open = await issueInvoice(agency, account.email);
    const foreign = await issueInvoice(agency, stranger.email);

    expect(
      (await request.get(`/dokumente/rechnungen/${open.id}.pdf`, { maxRedirects: 0 })).status(),
    ).toBe(302);
    await signIn(page, account, '/portal/rechnungen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechnungen');
    await expect(page.getByText('Offen: 1.290,00 €')).toBeVisible();
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(open.number) }) });
    await expect(item).toContainText('Offen');
    await expect(page.getByText(foreign.number)).toHaveCount(0);
    expect((await page.request.get(`/dokumente/rechnungen/${foreign.id}.pdf`)).status()).toBe(404);
    expect(
      (await page.request.get(`/dokumente/rechnungen/${open.id}.pdf`)).headers()['content-type'],
    ).toBe('application/pdf');

    // What is due first asks for no press before it can be paid.
    await expect(item.getByRole('img', { name: /GiroCode für 1\.290,00/ })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await item.getByRole('button', { name: 'Verwendungszweck kopieren' }).click();
    await expect(item.getByText('Kopiert')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(open.number);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );

    // A payment booked by the agency arrives without a reload; what is left is
    // the same figure on every page.
    const act = (body: object) =>
      agency.functions.invoke('invoices', { body: { id: open.id, ...body } });
    const pay = (amountCents: number) =>
      act({
        action: 'pay',
        requestId: crypto.randomUUID(),
        amountCents,
        paidOn: new Date().toISOString().slice(0, 10),
        note: '',
      });
    await pay(29_000);
    await expect(page.getByText('Offen: 1.000,00 €')).toBeVisible();
    await page.goto('/portal');
    await expect(
      page.getByRole('link', { name: new RegExp(`Rechnung ${open.number} bezahlen`) }),
    ).toContainText('1.000,00 €');
    await page.goto('/portal/rechnungen');
    await pay(100_000);
    await expect(page.getByText('Alle Rechnungen sind bezahlt.')).toBeVisible();
    // Cancelled, it leaves what was paid.
    await act({ action: 'cancel', reason: '' });
    await expect(page.getByText('Ihr Guthaben: 1.290,00 €')).toBeVisible();
    await expect(page.getByText('Alle Rechnungen sind bezahlt.')).toHaveCount(0);
    await page.goto('/portal');
    await expect(page.getByText('Ihr Guthaben: 1.290,00 €')).toBeVisible();
    await page.goto('/portal/rechnungen');
    await pay(-129_000);
    await expect(page.getByText('Zurzeit ist nichts zu zahlen.')).toBeVisible();
  },
);

test('instalments show their plan', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount('Jana Peters');
  const offer = await addAcceptedOffer(account.email, { kind: 'instalments', count: 3 });
  // Without its project an order is over.
  const service = await openService();
  await service
    .from('projects')
    .insert({ offer_id: offer.id, customer_email: account.email, title: 'Website' })
    .throwOnError();
  const agency = await openAs(ADMIN);
  const id = crypto.randomUUID();
  const created = await agency.functions.invoke<{ updatedAt: string }>('invoices', {
    body: { action: 'create-part', id, offerId: offer.id, part: 'down' },
  });
  await agency.functions.invoke('invoices', {
    body: { action: 'issue', id, updatedAt: created.data!.updatedAt },
  });
  await signIn(page, account, '/portal/rechnungen');
  const plan = page.getByRole('region', { name: `Ratenplan zu ${offer.number}` });
  // The down payment has its invoice above.
  await expect(page.getByText('Offen: 387,00 €')).toBeVisible();
  await expect(plan.getByRole('listitem')).toHaveCount(3);
  await expect(plan.getByRole('listitem').first()).toContainText(
    /1\. Rate.*Rechnung folgt, voraussichtlich im /,
  );
});

test(
  'an overdue invoice is named, and a click reminds the customer once',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const account = await createAccount('Jana Peters');
    const agency = await openAs(ADMIN);
    const service = await openService();
    const issued = await issueInvoice(agency, account.email);
    // The same invoice, issued 40 days ago: nobody can date one back.
    const { data: row } = await service
      .from('invoices')
      .select('*')
      .eq('id', issued.id)
      .single<Record<string, unknown>>();
    // These two follow from the others.
    const { open_cents: _open, credit_cents: _credit, ...stored } = row!;
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const [id, number] = [crypto.randomUUID(), `RE-${issued.id.slice(0, 8)}`];
    const snapshot = { ...(row!['snapshot'] as object), number, issuedOn: day(40), dueOn: day(26) };
    const { error } = await service
      .from('invoices')
      .insert({ ...stored, id, number, snapshot, issued_on: day(40), due_on: day(26) });
    expect(error).toBeNull();
    // What the worker does every hour.
    expect((await service.rpc('mark_overdue_invoices')).error).toBeNull();

    await signIn(page, ADMIN, '/admin/rechnungen');
    await page.getByRole('searchbox').fill(number);
    const entry = page.getByRole('row').filter({ hasText: number });
    await expect(entry).toContainText('Überfällig');
    // The list asks what the record asks.
    const fromList = entry.getByRole('button', {
      name: `Erinnern: ${number}, Zahlungserinnerung`,
    });
    await expectAccessible(page);
    await fromList.click();
    const question = page.getByRole('dialog', {
      name: `Zahlungserinnerung zu Rechnung ${number} senden?`,
    });
    await expect(question).toContainText(account.email);
    await expect(question).toContainText(
      /offenen Betrag von [\d.,]+\s€ und der Bitte, bis zum \d+\. \S+ \d{4} zu zahlen/,
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).toHaveCount(0);
    await entry.getByRole('link').first().click();
    const remind = page.getByRole('button', { name: 'Zahlungserinnerung senden …' });
    await expect(remind).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    expect(await mailbox.count(account.email, /Zahlungserinnerung/)).toBe(0);
    await fromList.click();
    await question.getByRole('button', { name: 'Zahlungserinnerung senden' }).click();
    await expect(page.getByText('Zahlungserinnerung ist auf dem Weg')).toBeVisible();
    await expect(fromList).toHaveCount(0);
    await expect(entry).toContainText(/erinnert am \d+\./);
    // Money that came in is booked from the row, too.
    await entry.getByRole('button', { name: `Zahlung buchen: ${number}` }).click();
    const payment = page.getByRole('dialog', { name: `Zahlung zu ${number}` });
    await payment.getByLabel('Betrag in €').fill('10');
    await expectAccessible(page);
    await payment.getByRole('button', { name: 'Zahlung buchen' }).click();
    await expect(payment).toHaveCount(0);
    await expect(entry).toContainText('von ');
    await entry.getByRole('link').first().click();
    const mail = await mailbox.find(account.email, new RegExp(`Zahlungserinnerung[^]*${number}`));
    expect(mail).toContain(`${number}.pdf`);
    // The next level comes later, not at once.
    expect((await service.rpc('mark_overdue_invoices')).error).toBeNull();
    await page.reload();
    await expect(recordOf(page).getByText('Überfällig', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /senden …$/ })).toHaveCount(0);
    expect(await mailbox.count(account.email, /Zahlungserinnerung/)).toBe(1);

    await forgetSession(page);
    await signIn(page, account, '/portal/rechnungen');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: new RegExp(number) }) }),
    ).toContainText('Überfällig');
  },
);
