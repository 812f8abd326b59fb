import { randomUUID } from 'node:crypto';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import {
  createAccount,
  startSession,
  openService,
  signIn,
  type Account,
} from '#tests/support/accounts.ts';
import { openArchive } from '#tests/support/archive.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

/** A project with one file and a message with an attachment. */
async function addWork(account: Account): Promise<void> {
  const service = await openService();
  const { data } = await service
    .from('projects')
    .insert({ title: 'Website', customer_email: account.email })
    .select('id')
    .single<{ id: string }>();
  const path = `${data!.id}/${randomUUID()}`;
  const attached = `${account.id}/${randomUUID()}`;
  await service.storage
    .from('project-files')
    .upload(path, Buffer.from('Entwurf'), { contentType: 'text/plain' });
  await service.storage
    .from('message-files')
    .upload(attached, Buffer.from('Logo'), { contentType: 'text/plain' });
  const file = { mime_type: 'text/plain', size_bytes: 4 };
  const { error } = await service
    .from('project_files')
    .insert({ ...file, project_id: data!.id, path, name: 'Entwurf.txt' });
  expect(error).toBeNull();
  const message = {
    customer_id: account.id,
    from_staff: true,
    body: 'Hallo',
    attachments: [{ ...file, path: attached, name: 'Logo.txt' }],
  };
  expect((await service.from('messages').insert(message)).error).toBeNull();
}

test.beforeEach(({ page }) => withConsent(page));

test('an admin finds, exports and erases a person @phone', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const account = await createAccount('Wanda Weg');
  await addWork(account);
  await signIn(page, ADMIN, '/admin/datenschutz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  const search = page.getByRole('search', { name: 'Person' });
  await search.getByLabel('E-Mail-Adresse der Person').fill('wanda');
  await search.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page.getByText('Bitte geben Sie eine ganze E-Mail-Adresse ein.')).toBeVisible();
  await search.getByLabel('E-Mail-Adresse der Person').fill(` ${account.email.toUpperCase()} `);
  await search.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Dateien/ })).toContainText('2');
  await expectAccessible(page);
  await expectNoOverflow(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als ZIP exportieren' }).click(),
  ]);
  const { data, files } = await openArchive(download);
  expect(data.tables['profiles']).toMatchObject([{ full_name: 'Wanda Weg' }]);
  expect(data.tables['projects']).toHaveLength(1);
  expect(files).toEqual({ 'dateien/001-Logo.txt': 'Logo', 'dateien/002-Entwurf.txt': 'Entwurf' });

  await page.getByRole('button', { name: 'Person löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person löschen?' });
  await expect(dialog).toContainText('1 laufendes Projekt.');
  await dialog.getByLabel('E-Mail-Adresse zur Bestätigung').fill('jemand@firma.example');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(dialog).toContainText('Die Adresse stimmt nicht überein.');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByLabel('E-Mail-Adresse zur Bestätigung').fill(account.email);
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(dialog).toBeHidden();
  // Nothing is left but the mail that tells the person, until there is a mail server.
  const service = await openService();
  const told = page.getByRole('row', { name: /^Mail über die Löschung, noch nicht gesendet/ });
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Person löschen' })).toBeHidden();
  const findMails = async () =>
    (
      await service
        .from('outbox_mails')
        .select('template,last_error')
        .eq('recipient', account.email)
        .throwOnError()
    ).data;
  await expect
    .poll(findMails)
    .toEqual([{ template: 'person-erased', last_error: 'Es ist kein Mailserver eingetragen.' }]);
  const { data: left } = await service
    .rpc('find_person', { address: account.email })
    .throwOnError();
  expect(left).toMatchObject({ tables: [{ table: 'outbox_mails', count: 1 }], files: 0 });
  await expect(
    page.getByRole('row').filter({ hasText: 'Löschung einer Person' }).first(),
  ).toContainText('Dateien 2');
  expect((await service.auth.admin.getUserById(account.id)).data.user).toBeNull();
});

test(
  'a customer keeps his details, takes his data along and asks for erasure @phone-first',
  { tag: '@full' },
  async ({ page, browser, mailbox }) => {
    test.slow();
    const account = await createAccount('Paula Profil');
    await addWork(account);
    await signIn(page, account, '/portal/profil');
    const form = page.getByRole('form', { name: 'Ihre Angaben' });
    await form.getByLabel('Name', { exact: true }).fill('Paula Profil-Neu');
    await form.getByLabel('Ort').fill('Roermond');
    await form.getByLabel('Land').selectOption('NL');
    await form.getByRole('button', { name: 'Angaben speichern' }).click();
    await expect(page.getByText('Angaben gespeichert')).toBeVisible();
    // Without the change being known before the click has ended, the tick would
    // come back for a moment.
    const isTicked = page
      .getByLabel('E-Mail bei neuen Nachrichten')
      .evaluate(async (box: HTMLInputElement) => {
        box.click();
        for (let microtask = 0; microtask < 20; microtask++) await Promise.resolve();
        return box.checked;
      });
    expect(await isTicked).toBe(false);
    await expect(page.getByText('Einstellung gespeichert')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Paula Profil-Neu');
    await expect(form.getByLabel('Ort')).toHaveValue('Roermond');
    await expect(form.getByLabel('Land')).toHaveValue('NL');
    await expect(page.getByLabel('E-Mail bei neuen Nachrichten')).not.toBeChecked();
    await expectAccessible(page);
    await expectNoOverflow(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Daten als ZIP herunterladen' }).click(),
    ]);
    const { data, files } = await openArchive(download);
    expect(data.tables['customer_details']).toMatchObject([{ city: 'Roermond' }]);
    expect(Object.values(files).sort()).toEqual(['Entwurf', 'Logo']);

    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Löschung beantragen?' });
    await dialog.getByLabel('Nachricht an uns').fill('Bitte bis Jahresende');
    await dialog.getByRole('button', { name: 'Löschung beantragen' }).click();
    await expect(page.getByText('Sie haben die Löschung am')).toBeVisible();
    expect(await mailbox.find(SAMPLE_COMPANY.email, new RegExp(account.email))).toContain(
      'Bitte bis Jahresende',
    );

    const context = await browser.newContext({ ...test.info().project.use });
    const admin = await context.newPage();
    await withConsent(admin);
    await signIn(admin, ADMIN, '/admin/datenschutz');
    await admin.getByRole('button', { name: `Daten von ${account.email} anzeigen` }).click();
    await expect(admin.getByRole('row', { name: /^Rechnungsdaten/ })).toContainText('1');
    await context.close();

    await page.getByRole('button', { name: 'Antrag zurücknehmen' }).click();
    await expect(page.getByRole('button', { name: 'Löschung beantragen' })).toBeVisible();
  },
);

test('a customer sees where he is signed in and ends another session', async ({
  page,
  browser,
}) => {
  const account = await createAccount('Sina Sitzung');
  await startSession(page, account);
  const context = await browser.newContext();
  const other = await context.newPage();
  await withConsent(other);
  await startSession(other, account);
  await page.goto('/portal/sicherheit');
  const list = page.getByRole('list', { name: 'Sitzungen' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').filter({ hasText: 'Diese Sitzung' })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await list.getByRole('button', { name: /^Sitzung .* beenden$/ }).click();
  await expect(page.getByText('Sitzung beendet')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test(
  'the mail address changes once both links are followed',
  { tag: '@full' },
  async ({ page, browser, mailbox }) => {
    const account = await createAccount('Wilma Wechsel');
    const next = `neu-${randomUUID().slice(0, 8)}@firma.example`;
    await signIn(page, account, '/portal/profil');
    await page.getByText('Ändern: E-Mail-Adresse').click();
    await page.getByLabel('Neue E-Mail-Adresse').fill(next);
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await expect(page.getByRole('status').filter({ hasText: next })).toContainText(
      'Der Wechsel gilt, sobald Sie beide Links geöffnet haben',
    );
    // Read on a device on which nobody is signed in.
    const elsewhere = await browser.newContext();
    const reader = await elsewhere.newPage();
    for (const [address, told] of [
      [next, 'Bitte öffnen Sie noch den Link in der E-Mail an die andere Adresse.'],
      [account.email, 'Ihre E-Mail-Adresse ist geändert.'],
    ] as const) {
      const [link] =
        /https?:\/\/\S*\/auth\/v1\/verify\S*/.exec(await mailbox.find(address, /verify/)) ?? [];
      await reader.goto(link!);
      await expect(reader.getByRole('status')).toContainText(told);
    }
    await elsewhere.close();
    const { data } = await (await openService()).auth.admin.getUserById(account.id);
    expect(data.user?.email).toBe(next);
  },
);

test(
  'an admin sees what the retention would delete, and runs it',
  { tag: '@full' },
  async ({ page }) => {
    const service = await openService();
    const { error } = await service
      .from('chat_sessions')
      .insert({ session_id: randomUUID(), last_message_at: '2026-01-01T00:00:00Z' });
    expect(error).toBeNull();
    await signIn(page, ADMIN, '/admin/datenschutz');
    await page.getByRole('button', { name: 'Probelauf' }).click();
    await expect(page.getByText('Der nächste Lauf würde löschen: Chat-Gespräche')).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt ausführen' }).click();
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByText('Gelöscht: Chat-Gespräche')).toBeVisible();
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Aufbewahrungsfrist' })
      .filter({ hasText: 'Administrator' });
    await expect(entry.first()).toContainText('Chat-Gespräche');
    await page.getByRole('button', { name: 'Probelauf' }).click();
    await expect(page.getByText('Der nächste Lauf würde nichts löschen.')).toBeVisible();
  },
);
