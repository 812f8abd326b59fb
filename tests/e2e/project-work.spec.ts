import { randomUUID } from 'node:crypto';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { createAccount, openAdminPage, openService, signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { createProject, openSession, PNG } from '#tests/support/projects.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count ' +
    '0>>endobj trailer<</Root 1 0 R>>\n%%EOF',
);

test.beforeEach(({ page }) => withConsent(page));

test(
  'a project from plan to approval, in two sessions @phone',
  { tag: '@full' },
  async ({ page, browser, mailbox }) => {
    // Two sessions and the whole way: long on a busy machine.
    test.slow();
    const account = await createAccount('Petra Plan');
    const title = `Website ${randomUUID().slice(0, 8)}`;
    await signIn(page, ADMIN, '/admin/projekte');
    await page.getByRole('button', { name: 'Projekt anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Projekt anlegen' });
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByLabel('E-Mail des Kunden').fill(account.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Projekt anlegen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    for (const [step, needsApproval] of [
      ['Bau', false],
      ['Entwurf', true],
    ] as const) {
      await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
      const form = page.getByRole('dialog', { name: 'Schritt hinzufügen' });
      await form.getByLabel('Titel').fill(step);
      if (needsApproval) await form.getByLabel('Der Kunde gibt diesen Schritt frei').check();
      await form.getByRole('button', { name: 'Schritt speichern' }).click();
      await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
    }
    // By keyboard alone: the draft comes first, and the focus stays on the step.
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click();
    const up = page.getByRole('button', { name: 'Entwurf nach oben' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('1. Entwurf');
    await expect(up).toBeFocused();
    await expect(up).toBeDisabled();
    await expect(page.getByText('Reihenfolge gespeichert')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('1. Entwurf');
    await expectAccessible(page);
    await expectNoOverflow(page);

    const { context, page: portal } = await openSession(browser, account);
    await portal.goto('/portal/projekte');
    // The only one stands there itself, without a list.
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(portal.getByText('0 von 2 erledigt')).toBeVisible();

    const status = page.getByRole('combobox', { name: 'Status von Entwurf' });
    await expect(status.getByRole('option', { name: 'Freigegeben' })).toHaveCount(0);
    await expect(status.getByRole('option', { name: 'Erledigt' })).toHaveCount(0);
    await status.selectOption('awaiting_approval');
    expect(
      await mailbox.find(account.email.toUpperCase(), /wartet „Entwurf“ auf Ihre Freigabe/),
    ).toContain('/portal/projekte/');

    // The question appears without a reload, the answer too.
    await expect(
      portal.getByRole('region', { name: 'Bitte geben Sie Schritt 1 von 2 frei: Entwurf' }),
    ).toBeVisible();
    await expect(portal.getByText('Wartet auf Sie')).toHaveCount(1);
    await expectAccessible(portal);
    await expectNoOverflow(portal);
    await expect(portal.getByText('Danach kommt „Bau“.')).toBeVisible();
    await expect(portal.getByRole('textbox')).toHaveCount(0);
    await portal.getByRole('button', { name: 'Änderungen anfordern' }).click();
    await expect(portal.getByLabel('Was sollen wir ändern?')).toBeFocused();
    await portal.getByRole('button', { name: 'Änderungen senden' }).click();
    await expect(portal.getByText('Bitte beschreiben Sie, was wir ändern sollen.')).toBeVisible();
    await portal.getByLabel('Was sollen wir ändern?').fill('Das Logo bitte größer.');
    await portal.getByRole('button', { name: 'Änderungen senden' }).click();
    await expect(portal.getByText('Ihre Änderungswünsche sind gesendet')).toBeVisible();
    await expect(page.getByText('Das Logo bitte größer.')).toBeVisible();
    await expect(status).toHaveValue('changes_requested');
    expect(
      await mailbox.find(
        SAMPLE_COMPANY.email,
        new RegExp(`Änderungen gewünscht: Entwurf[\\s\\S]*${title}`),
      ),
    ).toContain('/admin/projekte/');

    await status.selectOption('awaiting_approval');
    await portal.goto('/portal');
    await expect(portal.getByRole('link', { name: /^Ihr Projekt 1/ })).toBeVisible();
    await portal
      .getByRole('region', { name: 'Bitte geben Sie Schritt 1 von 2 frei: Entwurf' })
      .getByRole('link', { name: 'Ansehen und freigeben' })
      .click();
    await portal.getByRole('button', { name: 'Schritt freigeben' }).click();
    await portal.getByRole('button', { name: 'Ja, freigeben' }).click();
    await expect(portal.getByText('1 von 2 erledigt')).toBeVisible();
    await expect(portal.getByRole('heading', { level: 3, name: 'Entwurf' })).toBeFocused();
    await expect(status).toHaveValue('approved');

    await page.goto('/admin/projekte');
    await page.getByLabel('Suche').fill(title);
    await expect(page.getByText(/^1 von \d+ Projekten$/)).toBeVisible();
    await page.getByLabel('Status').selectOption('done');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await context.close();
  },
);

test(
  'a change that is refused goes back and says so',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const account = await createAccount();
    const id = await createProject(account, 'Rückweg', [{ title: 'Erster' }, { title: 'Zweiter' }]);
    await signIn(page, ADMIN, `/admin/projekte/${id}`);
    const shown = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/order_milestones', async (route) => {
      await shown.promise;
      await route.fulfill({ status: 500, json: { message: 'nein' } });
    });
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click();
    await page.getByRole('button', { name: 'Zweiter nach oben' }).click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('1. Zweiter');
    shown.resolve();
    await expect(page.getByText('Nicht gespeichert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('1. Erster');

    // What is not saved yet is asked about.
    await page.getByRole('button', { name: 'Eckdaten bearbeiten' }).click();
    await page.getByLabel('Titel').fill('Neuer Titel');
    await openAdminPage(page, 'Projekte');
    await page
      .getByRole('dialog', { name: 'Änderungen verwerfen?' })
      .getByRole('button', { name: 'Weiter bearbeiten' })
      .click();
    await page.getByRole('button', { name: 'Eckdaten speichern' }).click();
    await expect(page.getByText('Projekt gespeichert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Titel');
  },
);

test(
  'each of several forms on a page asks before its input is lost @phone',
  { tag: '@full' },
  async ({ page }) => {
    const account = await createAccount();
    const waiting = { status: 'awaiting_approval' };
    await signIn(
      page,
      account,
      `/portal/projekte/${await createProject(account, 'Zwei Freigaben', [
        { title: 'Erster', ...waiting },
        { title: 'Zweiter', ...waiting },
      ])}`,
    );
    await page.getByRole('button', { name: 'Änderungen anfordern' }).first().click();
    const comment = page.getByLabel('Was sollen wir ändern?');
    await comment.fill('Bitte mit Ort.');
    const back = page.getByRole('main').getByRole('link', { name: 'Übersicht', exact: true });
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await back.click();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(comment).toHaveValue('Bitte mit Ort.');
    await back.click();
    await question.getByRole('button', { name: 'Verwerfen', exact: true }).click();
    await expect(page).toHaveURL(/\/portal$/);
  },
);

test(
  'files: several at once, preview, download, delete, live on the other side @phone-first',
  { tag: '@full' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/415/);
    const account = await createAccount('Fritz Feile');
    const id = await createProject(account, 'Dateiprojekt');
    const { context, page: admin } = await openSession(browser, ADMIN);
    await admin.goto(`/admin/projekte/${id}`);
    await expect(admin.getByText('Noch keine Dateien')).toBeVisible();
    await signIn(page, account, `/portal/projekte/${id}`);
    await expect(page.getByText('Noch keine Dateien')).toBeVisible();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien auswählen' }).click();
    await (
      await picker
    ).setFiles([
      { name: 'Logo grün.png', mimeType: 'image/png', buffer: PNG },
      { name: 'Text.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: PNG },
      { name: 'falsch.jpg', mimeType: 'image/jpeg', buffer: PDF },
    ]);
    const files = page.getByRole('list', { name: 'Dateien des Projekts' });
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expect(uploads.getByText('Dieser Dateityp wird nicht angenommen.')).toBeVisible();
    await expect(uploads.getByText('Der Inhalt passt nicht zum Dateityp.')).toBeVisible();
    await page.getByRole('button', { name: 'Upload von virus.exe abbrechen' }).click();
    await page.getByRole('button', { name: 'Upload von falsch.jpg abbrechen' }).click();
    await expect(uploads).toHaveCount(0);

    await page.getByRole('button', { name: 'Vorschau von Logo grün.png' }).click();
    const picture = page.getByRole('dialog', { name: 'Logo grün.png' }).getByRole('img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Vorschau von Text.pdf' }).click();
    await expect(
      page
        .getByRole('dialog', { name: 'Text.pdf' })
        .getByText(/Ihr Browser zeigt PDF/)
        .or(page.locator('iframe[title="Text.pdf"]')),
    ).toBeVisible();
    // Not with Escape: a PDF viewer in the frame takes the focus.
    await page
      .getByRole('dialog', { name: 'Text.pdf' })
      .getByRole('button', { name: 'Schließen' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);

    // By its name: a browser that shows no PDF downloads the preview above, and that may come late.
    await Promise.all([
      page.waitForEvent('download', (download) => download.suggestedFilename() === 'Logo grün.png'),
      page.getByRole('button', { name: 'Logo grün.png herunterladen' }).click(),
    ]);

    const other = admin.getByRole('list', { name: 'Dateien des Projekts' });
    await expect(other.getByRole('listitem')).toHaveCount(2);
    const dropped = await admin.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'Entwurf.pdf', { type: 'application/pdf' }));
      return data;
    }, PDF.toString());
    const target = admin.getByText('Bilder, PDF, Office');
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(files.getByText('Entwurf.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entwurf.pdf löschen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Logo grün.png löschen' }).click();
    await page
      .getByRole('dialog', { name: 'Datei löschen?' })
      .getByRole('button', { name: 'Löschen', exact: true })
      .click();
    await expect(files.getByText('Logo grün.png')).toHaveCount(0);
    await expect(other.getByText('Logo grün.png')).toHaveCount(0);
    await context.close();
  },
);

test(
  'an upload goes on after a cut, from where it stopped',
  { tag: '@full' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const account = await createAccount();
    const id = await createProject(account, 'Abbruch');
    await signIn(page, account, `/portal/projekte/${id}`);
    await expect(page.getByText('Noch keine Dateien')).toBeVisible();
    const size = 14 * 1024 * 1024;
    const offsets: string[] = [];
    let pieces = 0;
    let isCut = false;
    await page.route('**/upload/resumable/**', (route) => {
      const request = route.request();
      if (request.method() === 'PATCH') {
        offsets.push(request.headers()['upload-offset'] ?? '');
        // The first piece arrives; then the line is dead until further notice.
        if (pieces++ > 0 && !isCut) isCut = true;
      }
      return isCut ? route.abort('connectionreset') : route.continue();
    });
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien auswählen' }).click();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
    );
    // Made in the page: a buffer of this size would travel through the protocol.
    await (await picker).setFiles([]);
    await (await picker).element().evaluate((input: HTMLInputElement, bytes) => {
      const list = new DataTransfer();
      list.items.add(
        new File([new Uint8Array(bytes).fill(97)], 'Film.txt', { type: 'text/plain' }),
      );
      input.files = list.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, size);
    await expect(page.getByText('Die Verbindung ist unterbrochen.')).toBeVisible();
    await expect(page.getByText('Noch keine Dateien')).toBeHidden();
    expect(offsets).toEqual(['0', String(6 * 1024 * 1024)]);
    isCut = false;
    pieces = -100;
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }),
    );
    await page.getByRole('button', { name: 'Upload von Film.txt fortsetzen' }).click();
    await expect(page.getByRole('list', { name: 'Dateien des Projekts' })).toContainText(
      'Film.txt',
    );
    expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
    const service = await openService();
    const { data } = await service
      .from('project_files')
      .select('size_bytes')
      .eq('project_id', id)
      .single();
    expect(data).toEqual({ size_bytes: size });
  },
);

test(
  'nobody reads the project or the thread of another customer',
  { tag: '@full' },
  async ({ page }) => {
    const [owner, other] = [
      await createAccount('Olga Offen'),
      await createAccount('Gustav Geheim'),
    ];
    const id = await createProject(owner, 'Geheimprojekt');
    await signIn(page, other, `/portal/projekte/${id}`);
    await expect(page.getByText('Dieses Projekt gibt es nicht')).toBeVisible();
    await page.goto(`/admin/unterhaltungen/${owner.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Zugriff');
  },
);
