import { expectAccessible } from '#tests/support/accessibility.ts';
import { createAccount, openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, test, withConsent } from '#tests/support/browser.ts';
import {
  completeQuote,
  dialogOf,
  expectToast,
  fillContact,
  fillProject,
  next,
  openQuote,
  send,
  sign,
} from '#tests/support/quote-form.ts';

const SUCCESS = 'Anfrage erfolgreich gesendet! Wir melden uns innerhalb von 24 Stunden bei Ihnen.';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const pdf = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });

test.beforeEach(({ page }) => withConsent(page));

test(
  'files go with an enquiry, by keyboard, over a reload, and both sides see them @phone-first',
  { tag: '@full' },
  async ({ page, browser }) => {
    const customer = await createAccount();
    let dialog = await openQuote(page);
    await completeQuote(page, dialog, customer.email);
    await dialog.getByText('Unterlagen').click();
    const picker = dialog.getByRole('button', { name: 'Datei auswählen' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), picker.press('Enter')]);
    await chooser.setFiles([pdf('Konzept.pdf'), pdf('Versehen.pdf')]);
    const list = () =>
      dialogOf(page).getByRole('list', { name: 'Dateien der Anfrage' }).getByRole('listitem');
    await expect(list()).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Versehen.pdf entfernen' }).click();
    await expect(list()).toHaveCount(1);
    await expectAccessible(page, { within: '[role=dialog]' });

    await page.reload();
    await hydrated(page);
    dialog = await openQuote(page);
    await next(dialog);
    await next(dialog);
    await expect(list()).toHaveText(/Konzept\.pdf/);
    await sign(page);
    await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await send(dialog);
    await expectToast(page, SUCCESS);

    const service = await openService();
    const { data } = await service
      .from('quote_requests')
      .select('id')
      .eq('email', customer.email)
      .single<{ id: string }>();
    // The enquiry of a guest joins the account with the confirmed address; here it was there before.
    await service.from('quote_requests').update({ user_id: customer.id }).eq('id', data!.id);
    await signIn(page, customer, `/portal/anfragen/${data!.id}`);
    const shown = page.getByRole('list', { name: 'Dateien der Anfrage' });
    await expect(shown).toHaveText(/Konzept\.pdf/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: /herunterladen/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Konzept.pdf');

    const staff = await browser.newPage();
    await withConsent(staff);
    await signIn(staff, ADMIN, `/admin/anfragen/${data!.id}`);
    await staff.getByRole('button', { name: 'Vorschau von Konzept.pdf' }).click();
    await expect(staff.getByRole('dialog', { name: 'Konzept.pdf' })).toBeVisible();
  },
);

test(
  'what is wrong with a file is said in German, and the enquiry leaves without it',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/415|500|Failed to load resource/);
    const dialog = await openQuote(page);
    await fillProject(dialog);
    await next(dialog);
    await fillContact(dialog);
    await next(dialog);
    await dialog.getByText('Unterlagen').click();
    const choose = async (files: ReturnType<typeof pdf>[]) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Datei auswählen' }).click(),
      ]);
      await chooser.setFiles(files);
    };
    await choose([
      { name: 'Tabelle.xlsx', mimeType: 'application/octet-stream', buffer: PDF },
      pdf('gross.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
      pdf('skript.pdf', Buffer.from('<script>alert(1)</script>')),
    ]);
    await expect(
      dialog.getByText('Diese Datei ist weder PDF noch PNG, JPG oder Word-Dokument (DOCX).'),
    ).toHaveCount(2);
    await expect(dialog.getByText('Die Datei ist größer als 10 MB.')).toBeVisible();
    for (const name of ['Tabelle.xlsx', 'gross.pdf', 'skript.pdf'])
      await dialog.getByRole('button', { name: `Upload von ${name} abbrechen` }).click();
    await expect(dialog.getByRole('list', { name: 'Uploads' })).toHaveCount(0);

    await page.route('**/api/quote-files/**', (route) => route.fulfill({ status: 500, body: '' }));
    await choose([pdf('Konzept.pdf')]);
    await expect(dialog.getByText('Die Datei wurde nicht übertragen.')).toBeVisible();
    await sign(page);
    await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
    await send(dialog);
    await expectToast(page, SUCCESS);
    await expectToast(page, 'Eine Datei fehlt in Ihrer Anfrage', /„Konzept\.pdf“/);
  },
);
