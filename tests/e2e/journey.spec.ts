import type { Browser, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PersonOverview, StoredFile } from '#shared/privacy/privacy.ts';
import { openAdminPage, signIn } from '#tests/support/accounts.ts';
import { openArchive } from '#tests/support/archive.ts';
import { ADMIN, expect, recordOf, withConsent } from '#tests/support/browser.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { test } from '#tests/support/own-site.ts';
import { completeQuote, expectToast, openQuote, send } from '#tests/support/quote-form.ts';
import type { TestServer } from '#tests/support/server.ts';

const CUSTOMER = {
  email: 'jana.peters@blumen-peters.example',
  password: 'ein-langer-Satz-7',
  name: 'Jana Peters',
};

async function openAgency(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ ...test.info().project.use, baseURL: process.env['E2E_ORIGIN'] })
  ).newPage();
  await withConsent(page);
  return page;
}

async function findMail(site: TestServer, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () =>
        (found = (await site.mails()).find(
          (mail) => isMailTo(mail, CUSTOMER.email) && pattern.test(mail),
        )) !== undefined,
      {
        message: `mail with ${pattern}`,
      },
    )
    .toBe(true);
  return found!;
}

const findLink = (mail: string, pattern: RegExp): string =>
  pattern.exec(mail)![0].replaceAll('&amp;', '&');

/**
 * What an accounting program reads, by a real XML parser: a fault in the
 * document makes it fail.
 */
const readInvoice = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const read = (...path: string[]) =>
      document.evaluate(
        path.map((name) => `//*[local-name()="${name}"]`).join(''),
        document,
        null,
        XPathResult.STRING_TYPE,
      ).stringValue;
    return {
      faults: document.getElementsByTagName('parsererror').length,
      number: read('ExchangedDocument', 'ID'),
      due: read('DuePayableAmount'),
      buyer: read('BuyerTradeParty', 'Name'),
    };
  }, xml);

// A control that is missing ends the test at its own line.
test.use({ actionTimeout: 30_000 });

test.use({ alone: 'journey' });

test('from the enquiry to the paid invoice and the erasure of the customer', async ({
  page,
  browser,
  site,
}) => {
  // The whole way in two sessions: long on a busy machine.
  test.slow();
  const admin = await openAgency(browser);
  await signIn(admin, ADMIN);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Angebotsanfragen');

  await withConsent(page);
  let invoice = '';
  let offerNumber = '';
  let stored: StoredFile[] = [];

  await test.step('a guest asks, and the agency sees it without a reload', async () => {
    const dialog = await openQuote(page);
    await completeQuote(page, dialog, CUSTOMER.email);
    await send(dialog);
    await expectToast(
      page,
      'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    );
    await expect(
      admin.getByRole('main').getByRole('link', { name: CUSTOMER.name }).first(),
    ).toBeVisible();
  });

  await test.step('the agency builds the offer from the request and sends it', async () => {
    await admin.getByRole('main').getByRole('link', { name: CUSTOMER.name }).first().click();
    await admin.getByRole('button', { name: 'Angebot erstellen' }).click();
    await expect(admin.getByLabel('Titel').first()).toHaveValue('Neue Website');
    await admin.getByRole('radio', { name: /^Unternehmen/ }).check();
    for (const [label, value] of [
      ['Unternehmen', 'Blumen Peters GmbH'],
      ['Straße und Hausnummer', 'Markt 4'],
      ['PLZ', '52062'],
      ['Ort', 'Aachen'],
      ['USt-IdNr.', 'DE123456789'],
    ] as const) {
      await admin.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
    }
    await expect(admin.getByText('Entwurf gespeichert')).toBeVisible();
    await admin.getByRole('button', { name: 'Angebot senden' }).click();
    await admin.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(recordOf(admin).getByText('Gesendet', { exact: true })).toBeVisible();
  });

  await test.step('a question is answered, the offer ordered by the link of its mail', async () => {
    const mail = await findMail(site, /Ihr Angebot AN-/);
    offerNumber = /AN-\d{4}-\d{4}/.exec(mail)![0];
    expect(mail).toContain('application/pdf');
    await page.goto(findLink(mail, /https?:\/\/[^\s"<>]+\/angebot\/[0-9a-f]+/));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Website');
    await page.getByLabel('Ihre Frage zum Angebot').fill('Wann geht es los?');
    await page.getByRole('button', { name: 'Frage senden' }).click();
    await expect(admin.getByText('Wann geht es los?')).toBeVisible();
    await admin.getByLabel('Antwort an den Kunden').fill('Nächste Woche.');
    await admin.getByRole('button', { name: 'Antwort senden' }).click();
    await page.goto(
      findLink(
        await findMail(site, /Antwort zu Ihrem Angebot/),
        /https?:\/\/[^\s"<>]+\/angebot\/[0-9a-f]+/,
      ),
    );
    await expect(page.getByText('Nächste Woche.')).toBeVisible();
    await page.getByText('Tippen', { exact: true }).click();
    await page.getByLabel('Ihr Name als Unterschrift').fill(CUSTOMER.name);
    await page.getByRole('button', { name: 'Verbindlich beauftragen' }).click();
    await expect(page.getByRole('region', { name: 'Ihr Auftrag' })).toBeVisible();
  });

  await test.step('the customer registers afterwards and finds request, offer and project', async () => {
    await page.getByRole('link', { name: 'Konto anlegen' }).click();
    await expect(page.getByLabel('E-Mail')).toHaveValue(CUSTOMER.email);
    await page.getByLabel('Vollständiger Name').fill(CUSTOMER.name);
    await page.getByLabel('Passwort', { exact: true }).fill(CUSTOMER.password);
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText('Registrierung erfolgreich')).toBeVisible();
    await page.goto(
      findLink(
        await findMail(site, /\/auth\/v1\/verify/),
        /https?:\/\/[^\s"<>]+\/auth\/v1\/verify[^\s"<>]*/,
      ),
    );
    await expect(page).toHaveURL(/\/portal/);
    await page.goto('/portal');
    await page.getByText('Eine abgeschlossene Anfrage').click();
    await expect(page.getByRole('link', { name: /^Neue Website/ }).first()).toBeVisible();
    await page.goto('/portal/angebote');
    await page.getByRole('link', { name: /^Angebot ansehen Neue Website/ }).click();
    await expect(page.getByRole('region', { name: 'Ihr Auftrag' })).toBeVisible();
  });

  await test.step('the project has its steps; a file and a message reach the agency', async () => {
    await page.getByRole('link', { name: 'Zum Projekt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Website');
    await expect(page.getByText(/^0 von [1-9]\d* erledigt$/)).toBeVisible();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien auswählen' }).click();
    await (
      await picker
    ).setFiles({
      name: 'Öffnungszeiten.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Montag bis Freitag'),
    });
    await expect(page.getByRole('list', { name: 'Dateien des Projekts' })).toContainText(
      'Öffnungszeiten.txt',
    );
    await admin.goto('/admin/projekte');
    await admin
      .getByRole('main')
      .getByRole('link', { name: /Neue Website/ })
      .click();
    await expect(admin.getByRole('list', { name: 'Dateien des Projekts' })).toContainText(
      'Öffnungszeiten.txt',
    );

    await admin.goto('/admin/unterhaltungen');
    const thread = admin.getByRole('main').getByRole('link', { name: CUSTOMER.name });
    // Whoever has not written yet is no conversation; the first message appears by itself.
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Kundennachrichten');
    await expect(thread).toHaveCount(0);
    await page.goto('/portal/nachrichten');
    await page.getByLabel('Ihre Nachricht').fill('Die Öffnungszeiten liegen beim Projekt.');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(thread).toContainText('Die Öffnungszeiten liegen beim Projekt.');
  });

  await test.step('the agency asks for 30 % down', async () => {
    await admin.goto('/admin/projekte');
    await admin
      .getByRole('main')
      .getByRole('link', { name: /Neue Website/ })
      .click();
    await admin.getByRole('main').getByRole('link', { name: 'Rechnung anlegen' }).click();
    await admin.getByRole('button', { name: `Anzahlung 30 % zu ${offerNumber} anlegen` }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(
      'Anzahlungsrechnung, Entwurf',
    );
    await admin.getByRole('button', { name: 'Ausstellen …' }).click();
    await admin.getByRole('button', { name: 'Ausstellen und senden' }).click();
    const heading = admin.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Anzahlungsrechnung RE-\d{4}-\d{4}$/);
    invoice = (await heading.innerText()).replace('Anzahlungsrechnung ', '');
    expect(await findMail(site, new RegExp(invoice))).toContain(`${invoice}.pdf`);
  });

  await test.step('the customer takes invoice and XML', async () => {
    await page.goto('/portal/rechnungen');
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(invoice) }) });
    await expect(item).toContainText('Offen');
    const fetchDocument = async (name: string) =>
      page.request.get((await item.getByRole('link', { name }).getAttribute('href'))!);
    const pdf = await fetchDocument(`PDF öffnen: Anzahlungsrechnung ${invoice}`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const xml = await fetchDocument(`E-Rechnung (XML) Anzahlungsrechnung ${invoice}`);
    const { data: offer } = await site
      .service()
      .from('offers')
      .select('accepted_gross_cents')
      .eq('number', offerNumber)
      .single<{ accepted_gross_cents: number }>();
    expect(offer!.accepted_gross_cents).toBeGreaterThan(0);
    expect(await readInvoice(page, await xml.text())).toEqual({
      faults: 0,
      number: invoice,
      due: (Math.round(offer!.accepted_gross_cents * 0.3) / 100).toFixed(2),
      buyer: 'Blumen Peters GmbH',
    });
  });

  await test.step('the money arrives, and both sides see it', async () => {
    await admin.getByRole('button', { name: 'Zahlung buchen' }).click();
    await expect(recordOf(admin).getByText('Bezahlt', { exact: true })).toBeVisible();
    await expect(page.getByText('Alle Rechnungen sind bezahlt.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Bezahlte Rechnungen' }).getByRole('listitem').first(),
    ).toContainText(new RegExp(`${invoice}.*Bezahlt am `));
  });
  // What the customer's page still asks for must not fail beneath his feet.
  await page.close();

  await test.step('his data are handed out and erased', async () => {
    await openAdminPage(admin, 'Datenschutz');
    await admin.getByLabel('E-Mail-Adresse der Person').fill(CUSTOMER.email);
    await admin.getByRole('button', { name: 'Suchen', exact: true }).click();
    const exporting = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Als ZIP exportieren' }).click();
    const { data, files } = await openArchive(await exporting);
    expect(data.tables).toMatchObject({
      account: [{ email: CUSTOMER.email }],
      profiles: [{ full_name: CUSTOMER.name }],
      quote_requests: [{ email: CUSTOMER.email }],
      offers: [{ number: offerNumber }],
      projects: [{ title: 'Neue Website' }],
      messages: [{ body: 'Die Öffnungszeiten liegen beim Projekt.' }],
      invoices: [{ number: invoice }],
    });
    expect(files).toEqual({ 'dateien/001-Öffnungszeiten.txt': 'Montag bis Freitag' });
    stored = data.files;

    await admin.getByRole('button', { name: 'Person löschen' }).click();
    await admin.getByLabel('E-Mail-Adresse zur Bestätigung').fill(CUSTOMER.email);
    await admin.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(admin.getByText(/^Gelöscht: .*Aufbewahrt: .*Rechnungen 1/)).toBeVisible();
  });

  await test.step('only what the law wants kept is left, without an account', async () => {
    const service = site.service();
    const findPerson = async (): Promise<PersonOverview> => {
      const { data } = await service.rpc('find_person', { address: CUSTOMER.email });
      return data as PersonOverview;
    };
    const { tables, ...rest } = await findPerson();
    expect(rest).toEqual({
      files: 0,
      accounts: [],
      open_projects: 0,
      open_invoices: 0,
      open_offers: 0,
      coming_talks: [],
    });
    expect(tables.map(({ table, count, kept }) => [table, count - kept])).toEqual([
      ['invoices', 0],
      ['offer_events', 0],
      ['offers', 0],
      // The one that tells him of it waits for a mail server.
      ['outbox_mails', 1],
      ['payments', 0],
    ]);
    const invoices = await service
      .from('invoices')
      .select('number,status,customer_id,project_id,snapshot,payments(amount_cents)');
    expect(invoices.data).toMatchObject([
      { number: invoice, status: 'paid', customer_id: null, project_id: null, payments: [{}] },
    ]);
    expect(JSON.stringify(invoices.data)).toContain('Blumen Peters GmbH');
    const offers = await service
      .from('offers')
      .select('number,status,customer_id,quote_request_id,offer_events(kind,evidence)');
    expect(offers.data).toMatchObject([
      { number: offerNumber, status: 'accepted', customer_id: null, quote_request_id: null },
    ]);
    expect(
      offers.data![0]!.offer_events.find(({ kind }) => kind === 'accepted')!.evidence,
    ).toBeTruthy();
    for (const table of [
      'quote_requests',
      'projects',
      'project_files',
      'project_milestones',
      'messages',
      'quote_consents',
      'customer_details',
    ])
      expect((await service.from(table).select('*')).data, table).toEqual([]);
    expect((await service.auth.admin.listUsers()).data.users.map(({ email }) => email)).toEqual([
      ADMIN.email,
    ]);
    for (const { bucket, path } of stored)
      expect((await service.storage.from(bucket).download(path)).error, path).not.toBeNull();
    expect(
      (await service.from('outbox_mails').select('template').eq('recipient', CUSTOMER.email)).data,
    ).toEqual([{ template: 'person-erased' }]);
    const pdf = await admin.request.get(
      `/dokumente/rechnungen/${await findInvoiceId(service, invoice)}.pdf`,
    );
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await admin.context().close();
});

async function findInvoiceId(service: SupabaseClient, number: string): Promise<string> {
  return (await service.from('invoices').select('id').eq('number', number).single<{ id: string }>())
    .data!.id;
}
