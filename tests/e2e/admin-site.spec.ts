import { addDays } from '#shared/agency/agency-day.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { openAdminPage, signIn, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';
import { uploadPicture } from '#tests/support/media.ts';
import { writeSource } from '#tests/support/text-editor.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

test(
  'company facts: a wrong value is explained and kept, a right one shows at once',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/admin/firma');
    await expect(page.getByText(/Angaben fehlen oder sind noch Beispiele/)).toBeVisible();
    const owner = page.getByLabel('Inhaber', { exact: true });
    await expect(owner).toHaveAccessibleDescription('Noch ein Beispiel');
    await owner.fill('Greta Beispiel');
    await page.getByLabel('KvK-Nummer').fill('12');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('KvK-Nummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(owner).toHaveValue('Greta Beispiel');
    await page.getByLabel('KvK-Nummer').fill('87654321');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(owner).toHaveAccessibleDescription('');
    const imprint = await (await request.get('/impressum')).text();
    expect(imprint).toContain('Greta Beispiel');
    expect(imprint).toContain('87654321');
  },
);

test(
  'prices: a wrong amount is explained, a published one stands in page and form, and is taken back',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/admin/preise');
    const price = page.getByLabel('Startpaket', { exact: true });
    await price.fill('sechshundert');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Commerce', { exact: true })).toHaveValue('2.590');
    await price.fill('1.090');
    await page.getByLabel('Notiz für Sie').fill('Preise 2027');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('dialog')).toContainText('Startpaket: 590\u00a0€ → 1.090\u00a0€');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /gelten lassen$/ })
      .click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Preise 2027' })).toContainText(
      'Startpaket: 590\u00a0€ → 1.090\u00a0€',
    );
    await expectAccessible(page);
    expect(await (await request.get('/')).text()).toContain('ab 1.090€');

    const visitor = await page.context().newPage();
    await visitor.goto('/?angebot=website');
    const form = visitor.getByRole('dialog');
    await expect(form.getByText('ab 1.090€')).toBeVisible();
    await expect(form.getByRole('status')).toContainText('1.090');
    await visitor.close();

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Mitgelieferte Liste' })
      .getByRole('button', { name: 'Ins Formular holen' })
      .click();
    await expect(price).toHaveValue('590');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /gelten lassen$/ })
      .click();
    await expect.poll(async () => (await request.get('/')).text()).toContain('ab 590€');

    // What holds later does not stay in the form: the next list would publish it today.
    await expect(page.getByText(/^Liste 2/)).toBeVisible();
    const day = page.getByLabel('Gilt ab');
    const today = await day.inputValue();
    await price.fill('777');
    await day.fill(addDays(today, 7));
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /gelten lassen$/ })
      .click();
    await expect(page.getByText(/^Ab .* gilt Liste \d+\./)).toBeVisible();
    await expect(price).toHaveValue('590');
    await expect(day).toHaveValue(today);
    await page.getByRole('button', { name: 'Zurückziehen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(page.getByText(/^Ab .* gilt Liste \d+\./)).toBeHidden();
  },
);

test('input is not lost by leaving the page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/firma');
  await page.getByLabel('Rechtsform').fill('B.V.');
  await openAdminPage(page, 'Inhalte');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByLabel('Rechtsform')).toHaveValue('B.V.');
  await openAdminPage(page, 'Inhalte');
  await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inhalte');
});

test.describe('without an answer', () => {
  test.use({
    expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|401 \(Unauthorized\)/],
  });
  test(
    'input is not lost with the connection, nor with the session',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto('/admin/firma');
      const field = page.getByLabel('Rechtsform');
      await field.clear();
      await field.pressSequentially('Maatschap');
      await page.waitForLoadState('networkidle');
      const save = page.getByRole('button', { name: 'Speichern' });
      // As without a line: no code that comes behind can be had either.
      await context.setOffline(true);
      const note = page.getByText('Keine Verbindung. Sie sehen den letzten Stand.');
      await expect(note).toBeVisible();
      await save.click();
      await expect(page.getByText(/^Die Verbindung ist abgebrochen\./)).toBeVisible();
      const [bar, line] = [(await save.boundingBox())!, (await note.boundingBox())!];
      expect(bar.y + bar.height).toBeLessThanOrEqual(line.y);
      await context.setOffline(false);
      await expect(note).toBeHidden();
      const cookies = await context.cookies();
      await context.clearCookies();
      await save.click();
      await expect(page.getByText(/^Ihre Sitzung ist zu Ende\./)).toBeVisible();
      await expect(field).toHaveValue('Maatschap');
      await context.addCookies(cookies);
      await save.click();
      await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue('Maatschap');
    },
  );
});

test(
  'claims: without evidence they can be hidden; evidence brings them back',
  { tag: '@full' },
  async ({ page, request }) => {
    const home = async (): Promise<string> => (await request.get('/')).text();
    expect(await home()).toContain('500+ Projekte');
    await page.goto('/admin/angaben');
    await page.getByLabel('Nur belegte Angaben zeigen').check();
    await expect.poll(home).not.toContain('500+ Projekte');
    expect(await home()).not.toContain('127+ Bewertungen');
    await page.getByRole('button', { name: '500+ Projekte belegen' }).click();
    await page.getByRole('dialog').getByLabel('Beleg').fill('Auftragsliste, Ordner 2026');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      page.getByRole('dialog').getByText('Zu einem Beleg gehört der Stichtag.').first(),
    ).toBeVisible();
    await page.getByLabel('Stichtag').fill('2026-11-01');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('row', { name: /500\+ Projekte/ })).toContainText('belegt');
    expect(await home()).toContain('500+ Projekte');
    await page.getByLabel('Nur belegte Angaben zeigen').uncheck();
    await expect.poll(home).toContain('127+ Bewertungen');
  },
);

test(
  'reviews: the first published one replaces the samples',
  { tag: '@full' },
  async ({ page, request, expectedErrors }) => {
    await page.goto('/admin/bewertungen');
    const opener = page.getByRole('button', { name: 'Bewertung eintragen' });
    await opener.click();
    await page.getByLabel('Leistung').fill('Verworfen');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByLabel('Name, wie er angezeigt wird').fill('T. Tischler, Aachen');
    await page.getByLabel('Leistung').fill('Webdesign');
    await page.getByLabel('Tag der Bewertung').fill('2026-11-02');
    await page
      .getByLabel('Text', { exact: true })
      .fill('Die Treppen stehen jetzt vorn <b>fett</b>.');
    await page.getByLabel('Auf der Website zeigen').check();
    // A press beside the window asks first, and gives the field back.
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await page.mouse.click(5, 5);
    await expect(question).toBeVisible();
    // It answers keys once it has the focus.
    const hasFocus = () => question.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page.getByLabel('Leistung')).toHaveValue('Webdesign');
    // The first answer is lost: sent again it is the same review.
    expectedErrors.push(/Failed to load resource/);
    let lost = 0;
    await page.route(/\/admin\/bewertungen\.data/, async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Nicht gespeichert')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'T. Tischler, Aachen' })).toHaveCount(1);
    const home = await (await request.get('/')).text();
    expect(home).toContain('T. Tischler, Aachen');
    expect(home).not.toContain('M. Muster, Handwerksbetrieb');
    expect(home).not.toContain('<b>fett</b>');
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByText('Keine Bewertungen')).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('M. Muster, Handwerksbetrieb');
  },
);

test(
  'posts: written with preview, published, changed and put back',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/admin/inhalte/blog/neu');
    await page.getByLabel('Titel', { exact: true }).fill('Drei Fragen zum Briefing');
    await expect(page.getByLabel('Kurzname in der Adresse')).toHaveValue(
      'drei-fragen-zum-briefing',
    );
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(page.getByLabel('Beschreibung')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Beschreibung').fill('Was eine Agentur vor dem Angebot wissen muss.');
    await expect(page.getByLabel('Themen 1', { exact: true })).toHaveValue('Aktuelles');
    await page.getByText('Themen und Verknüpfungen').click();
    await page.getByLabel('Themen 1', { exact: true }).fill('Planung');
    await writeSource(
      page,
      '## Wer fragt ' +
        `an?\n\n${'Ein Satz mit genügend Wörtern für einen ganzen Absatz. '.repeat(10)} ` +
        '[Preise](/gibt-es-nicht)',
    );
    await expect(
      page
        .getByRole('region', { name: 'Vorschau' })
        .frameLocator('iframe')
        .getByRole('heading', { name: 'Wer fragt an?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(
      page.getByText('Diese Verweise führen nirgendwohin: /gibt-es-nicht').first(),
    ).toBeVisible();
    await writeSource(
      page,
      '## Wer fragt ' +
        `an?\n\n${'Ein Satz mit genügend Wörtern für einen ganzen Absatz. '.repeat(10)} ` +
        '[Preise](/pakete)',
    );
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/inhalte\/blog\/drei-fragen-zum-briefing$/);
    const post = await request.get('/blog/drei-fragen-zum-briefing');
    expect(post.status()).toBe(200);
    expect(await post.text()).toContain('Wer fragt an?');
    expect(await (await request.get('/blog')).text()).toContain('Drei Fragen zum Briefing');
    expect(await (await request.get('/sitemap-seiten.xml')).text()).toContain(
      '/blog/drei-fragen-zum-briefing',
    );

    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inhalte');
    expect((await request.get('/blog/drei-fragen-zum-briefing')).status()).toBe(404);

    // What was published is still there, and comes back.
    await page.getByRole('link', { name: /^Blog \d/ }).click();
    await page.getByRole('link', { name: 'drei-fragen-zum-briefing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Fragen zum Briefing');
    await expect(page.getByText('Gelöscht', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(page.getByText('Geändert', { exact: true })).toBeVisible();
    expect((await request.get('/blog/drei-fragen-zum-briefing')).status()).toBe(200);
  },
);

test(
  'a shipped post can be edited as a draft without touching the site',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/admin/inhalte/blog/bfsg-wer-ist-betroffen');
    await expect(page.getByLabel('Adresse').first()).toHaveValue(/gesetze-im-internet/);
    await page.getByLabel('Titel').first().fill('BFSG, neu gefasst');
    await page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(page.getByText('Entwurf gespeichert', { exact: true })).toBeVisible();
    expect(await (await request.get('/blog/bfsg-wer-ist-betroffen')).text()).not.toContain(
      'BFSG, neu gefasst',
    );
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect
      .poll(async () => (await request.get('/blog/bfsg-wer-ist-betroffen')).text())
      .toContain('BFSG, neu gefasst');
  },
);

test(
  'every version that was published can be reached, and what is typed stays',
  { tag: '@full' },
  async ({ page, site }) => {
    const service = site.service();
    const text = { collection: 'texts', slug: 'roi-kalkulator' };
    for (let number = 1; number <= 22; number += 1) {
      const source = `---\nmeta.title: Fassung ${number}\n---\n`;
      await service
        .from('content_pages')
        .insert({ ...text, source, status: 'published' })
        .throwOnError();
      await service.from('content_pages').delete().match(text).throwOnError();
    }
    await page.goto('/admin/inhalte/texts/roi-kalkulator');
    const title = page.getByLabel('Titel in Suchergebnissen');
    await title.fill('Noch nicht gespeichert');
    const versions = page.getByRole('region', { name: 'Fassungen' }).getByRole('listitem');
    // The delivered text is the last one.
    await expect(versions).toHaveCount(21);
    await page.getByRole('link', { name: 'Ältere zeigen' }).click();
    await expect(versions).toHaveCount(23);
    await expect(page.getByRole('link', { name: 'Ältere zeigen' })).toHaveCount(0);
    await expect(title).toHaveValue('Noch nicht gespeichert');
  },
);

test(
  'texts of mails and documents are seen as they are written',
  { tag: '@full' },
  async ({ page }) => {
    const frame = page.frameLocator('iframe[title="So sieht es aus"]');
    const preview = page.getByRole('region', { name: 'Vorschau' });
    const unfold = (part: string) =>
      page.locator('summary').getByText(part, { exact: true }).click();
    await page.goto('/admin/inhalte/texts/mails');
    await expect(frame.getByText('Guten Tag Maria Muster,')).toBeVisible();
    await page.getByLabel('Mahnung: Text', { exact: true }).fill('bitte zahlen Sie jetzt.');
    await expect(page.getByLabel('Ansicht')).toHaveValue('mahnung');
    await expect(frame.getByText('bitte zahlen Sie jetzt.')).toBeVisible();
    await expect(preview.getByText('Mahnung zu Rechnung RE-2026-0001')).toBeVisible();
    await preview.getByRole('button', { name: 'Nur Text' }).click();
    await expect(preview.getByLabel('Die E-Mail als Text')).toContainText(
      'bitte zahlen Sie jetzt.',
    );

    await page.goto('/admin/inhalte/texts/dokumente');
    await unfold('Angebot');
    await page.getByLabel('Angebot: Monatsraten').fill('Sie zahlen {share} gleich.');
    await expect(frame.getByText('Sie zahlen 30 % gleich.')).toBeVisible();
    await unfold('Rechnung');
    await page.getByLabel('Rechnung: Zahlung').fill('Bis {day} bitte {amount}.');
    await expect(frame.getByText(/^Bis \d+\. .* bitte [\d.]+,\d\d/)).toBeVisible();

    // What opens behind the links of mails, in each state.
    await page.goto('/admin/inhalte/texts/links');
    await unfold('Link zum Angebot widerrufen');
    await page.getByLabel('Link zum Angebot widerrufen: Überschrift').fill('Zu spät');
    await expect(frame.getByRole('heading', { name: 'Zu spät' })).toBeVisible();
    await page.getByLabel('Angebot abgelehnt').fill('Am {day} nicht angenommen.');
    await expect(frame.getByText(/^Am \d+\. .* nicht angenommen\.$/)).toBeVisible();
    await page.getByLabel('Anfrage beauftragt: wie es weitergeht').fill('Wir fangen an.');
    await expect(frame.getByText('Wir fangen an.')).toBeVisible();
  },
);

test('customers reach none of it', { tag: '@full' }, async ({ browser, site }) => {
  const kim = { email: 'kim@kunde.example', password: 'ein-langer-Satz-7' };
  await site.service().auth.admin.createUser({ ...kim, email_confirm: true });
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await withConsent(page);
  await signIn(page, kim);
  for (const path of [
    '/admin/firma',
    '/admin/angaben',
    '/admin/bewertungen',
    '/admin/inhalte/blog/neu',
  ]) {
    expect((await page.request.get(`${path}.data`)).status(), path).toBe(403);
    const answer = await page.request.post(`${path}.data`, {
      form: { switch: '1' },
      headers: { origin: site.origin },
    });
    expect(answer.status(), path).toBe(403);
  }
  await page.context().close();
});

test('are accessible and fit a phone @phone', { tag: '@full' }, async ({ page }) => {
  for (const path of [
    '/admin/firma',
    '/admin/angaben',
    '/admin/bewertungen',
    '/admin/inhalte',
    '/admin/inhalte/blog/bfsg-wer-ist-betroffen',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Lädt...' })).toHaveCount(0);
    await expectAccessible(page, {}, path);
    await expectNoOverflow(page, path);
  }
});

test(
  'a picture is cut on a phone, and no handle sticks out @phone-only',
  { tag: '@full' },
  async ({ page }) => {
    await uploadPicture(page, 'Die Maas bei Roermond');
    await page.getByRole('main').getByRole('img', { name: 'Die Maas bei Roermond' }).click();
    await expect(page.getByRole('button', { name: /^Ecke rechts unten/ })).toBeVisible();
    await expectNoOverflow(page);
  },
);
