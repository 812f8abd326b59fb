import type { Locator, Page } from '@playwright/test';
import { createAccount, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, hydrated, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';
import { textOf, writeSource } from '#tests/support/text-editor.ts';

// Two people at one form: the second is told what the first has stored, loses
// nothing of his own, and decides.

const noticeOf = (page: Page): Locator =>
  page.getByRole('alert', { name: 'Gleichzeitige Änderung' });
const KEEP = 'Meine Eingaben speichern';
const TAKE = 'Gespeicherte Fassung übernehmen';

async function openBoth(page: Page, path: string): Promise<Page> {
  await withConsent(page);
  await startSession(page, ADMIN);
  const other = await page.context().newPage();
  await withConsent(other);
  for (const each of [page, other]) {
    each.on('dialog', (question) => void question.accept());
    await each.goto(path);
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(each);
  }
  return other;
}

test('company facts', { tag: '@full' }, async ({ page, request }) => {
  const other = await openBoth(page, '/admin/firma');
  await page.getByLabel('Inhaber', { exact: true }).fill('Erste Hand');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

  await other.getByLabel('Rechtsform').fill('Zweite B.V.');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(noticeOf(other)).toContainText('Erste Hand');
  // The form is long and its end was in view.
  await expect(noticeOf(other)).toBeFocused();
  await expect(noticeOf(other)).toBeInViewport();
  await expect(other.getByLabel('Rechtsform')).toHaveValue('Zweite B.V.');
  expect(await (await request.get('/impressum')).text()).toContain('Erste Hand');
  await noticeOf(other).getByRole('button', { name: TAKE }).click();
  await expect(other.getByLabel('Inhaber', { exact: true })).toHaveValue('Erste Hand');
  await other.getByLabel('Rechtsform').fill('Zweite B.V.');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible();

  // The first saves again without having seen that, and insists.
  await page.getByLabel('Inhaber', { exact: true }).fill('Dritte Hand');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(noticeOf(page)).toContainText('Zweite B.V.');
  await noticeOf(page).getByRole('button', { name: KEEP }).click();
  await expect(noticeOf(page)).toBeHidden();
  await expect.poll(async () => (await request.get('/impressum')).text()).toContain('Dritte Hand');
});

test(
  'a review and a claim in a dialog, also one that was deleted',
  { tag: '@full' },
  async ({ page, site }) => {
    const service = site.service();
    const { data: review } = await service
      .from('testimonials')
      .insert({
        name: 'T. Test',
        rating: 5,
        text: 'Gut.',
        date: '2026-11-02',
        service: 'Webdesign',
      })
      .select('id')
      .single<{ id: string }>();
    const other = await openBoth(page, '/admin/bewertungen');
    for (const each of [page, other])
      await each.getByRole('button', { name: 'Bewertung von T. Test bearbeiten' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Sehr gut.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await other.getByLabel('Text', { exact: true }).fill('Ganz gut.');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(noticeOf(other)).toContainText('Sehr gut.');
    await noticeOf(other).getByRole('button', { name: KEEP }).click();
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(other.getByText('Ganz gut.')).toBeVisible();

    await other.getByRole('button', { name: 'Bewertung von T. Test bearbeiten' }).click();
    await service.from('testimonials').delete().eq('id', review!.id);
    await other.getByLabel('Text', { exact: true }).fill('Bleibt stehen.');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(noticeOf(other)).toContainText('gelöscht');
    await expect(other.getByLabel('Text', { exact: true })).toHaveValue('Bleibt stehen.');
    await expect(noticeOf(other).getByRole('button', { name: KEEP })).toHaveCount(0);
    await noticeOf(other).getByRole('button', { name: 'Eingaben verwerfen' }).click();
    await expect(other.getByRole('dialog')).toBeHidden();

    for (const each of [page, other]) {
      await each.goto('/admin/angaben');
      await each.getByRole('button', { name: /^200\+ Kunden (belegen|bearbeiten)$/ }).click();
    }
    await page.getByLabel('Was gezählt').fill('Unternehmen mit Rechnung.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await other.getByLabel('Was gezählt').fill('Unternehmen mit Vertrag.');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(noticeOf(other)).toContainText('Unternehmen mit Rechnung.');
  },
);

test(
  'a text of the website, while its preview is being written',
  { tag: '@full' },
  async ({ page, request }) => {
    const address = '/blog/bfsg-wer-ist-betroffen';
    const other = await openBoth(page, `/admin/inhalte${address}`);
    await page.getByLabel('Titel').first().fill('Fassung der Ersten');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect
      .poll(async () => (await request.get(address)).text())
      .toContain('Fassung der Ersten');
    // The preview asks the server and reads the page's data anew; the form must
    // not take that for its own version.
    await writeSource(
      other,
      `## Vom Zweiten\n\n${'Ein Satz mit genügend Wörtern für einen ganzen Absatz. '.repeat(10)}`,
    );
    await expect(
      other
        .getByRole('region', { name: 'Vorschau' })
        .frameLocator('iframe')
        .getByRole('heading', { name: 'Vom Zweiten' }),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(noticeOf(other)).toContainText('Fassung der Ersten');
    await expect(textOf(other).getByRole('heading')).toHaveText('Vom Zweiten');
    expect(await (await request.get(address)).text()).toContain('Fassung der Ersten');
  },
);

test(
  'a text of the website in two browsers: each sees the other, and the second loses nothing',
  { tag: '@full' },
  async ({ page, browser, site, request }) => {
    const colleague = await createAccount('Klara Kollegin');
    const service = site.service();
    await service.from('profiles').update({ role: 'admin' }).eq('id', colleague.id).throwOnError();
    const elsewhere = await browser.newContext({ baseURL: site.origin });
    const other = await elsewhere.newPage();
    await startSession(page, ADMIN);
    await startSession(other, colleague);
    for (const each of [page, other]) {
      await withConsent(each);
      await each.goto('/admin/inhalte/texts/kontakt');
    }
    const lead = (each: Page) => each.getByLabel('Absatz unter der Überschrift');
    await expect(
      page.getByText('Klara Kollegin hat diesen Text gerade auch geöffnet.'),
    ).toBeVisible();
    await expect(
      other.getByText('Administration hat diesen Text gerade auch geöffnet.'),
    ).toBeVisible();

    await lead(page).fill('Satz der Ersten.');
    await lead(other).fill('Satz der Zweiten.');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect
      .poll(async () => (await request.get('/kontakt')).text())
      .toContain('Satz der Ersten.');
    await other.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(noticeOf(other)).toContainText('Satz der Ersten.');
    await expect(lead(other)).toHaveValue('Satz der Zweiten.');
    expect(await (await request.get('/kontakt')).text()).toContain('Satz der Ersten.');
    await noticeOf(other).getByRole('button', { name: KEEP }).click();
    await expect
      .poll(async () => (await request.get('/kontakt')).text())
      .toContain('Satz der Zweiten.');
    // The first one's wording can be fetched back.
    const { data: versions } = await service
      .from('content_versions')
      .select('source')
      .match({ collection: 'texts', slug: 'kontakt' });
    expect(versions?.map(({ source }) => source).join()).toContain('Satz der Ersten.');

    await elsewhere.close();
    await expect(page.getByText('hat diesen Text gerade auch geöffnet.')).toBeHidden();
  },
);

test(
  'deleting a text or a review that somebody else has just changed',
  { tag: '@full' },
  async ({ page, site }) => {
    const service = site.service();
    const address = '/blog/preise-verstehen';
    const own = { collection: 'blog', slug: 'preise-verstehen', status: 'draft' };
    const source = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
    await service.from('content_pages').insert({ ...own, source: source('Erste Fassung') });
    await service.from('testimonials').insert({
      name: 'L. Löschbar',
      rating: 5,
      text: 'Gut.',
      date: '2026-11-02',
      service: 'Webdesign',
    });
    const other = await openBoth(page, `/admin/inhalte${address}`);
    const remove = async (label: string | RegExp) => {
      await other.getByRole('button', { name: label }).click();
      await other.getByRole('dialog').getByRole('button', { name: label }).click();
    };
    await service
      .from('content_pages')
      .update({ source: source('Zweite Fassung') })
      .eq('slug', own.slug);
    await remove('Löschen');
    await expect(noticeOf(other)).toContainText('Zweite Fassung');
    await noticeOf(other).getByRole('button', { name: TAKE }).click();
    await expect(other.getByLabel('Titel', { exact: true })).toHaveValue('Zweite Fassung');
    // Deleted meanwhile: what is typed is stored anew.
    await other.getByLabel('Titel').fill('Dritte Fassung');
    await service.from('content_pages').delete().eq('slug', own.slug).throwOnError();
    await other.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(noticeOf(other)).toContainText('gelöscht');
    await expect(other.getByLabel('Titel')).toHaveValue('Dritte Fassung');
    await noticeOf(other).getByRole('button', { name: KEEP }).click();
    await expect(other.getByText('Entwurf gespeichert', { exact: true })).toBeVisible();
    await remove('Löschen');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inhalte');
    expect((await service.from('content_pages').select('id').eq('slug', own.slug)).data).toEqual(
      [],
    );

    await other.goto('/admin/bewertungen');
    await expect(other.getByText('L. Löschbar')).toBeVisible();
    await service
      .from('testimonials')
      .update({ text: 'Sehr gut geworden.' })
      .eq('name', 'L. Löschbar');
    const item = other.getByRole('listitem').filter({ hasText: 'L. Löschbar' });
    await item.getByRole('button', { name: 'Löschen' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(
      other.getByText('Jemand anderes hat die Bewertung inzwischen geändert.'),
    ).toBeVisible();
    await expect(item).toContainText('Sehr gut geworden.');
    await item.getByRole('button', { name: 'Löschen' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(item).toHaveCount(0);
  },
);

test('the details of one customer in two tabs', { tag: '@full' }, async ({ page, site }) => {
  const service = site.service();
  const kim = { email: 'kim@zwei-tabs.example', password: 'ein-langer-Satz-7' };
  const { data } = await service.auth.admin.createUser({ ...kim, email_confirm: true });
  const id = data.user!.id;
  await withConsent(page);
  await startSession(page, kim);
  const other = await page.context().newPage();
  await withConsent(other);
  const form = (each: Page) => each.getByRole('form', { name: 'Ihre Angaben' });
  for (const each of [page, other]) {
    each.on('dialog', (question) => void question.accept());
    await each.goto('/portal/profil');
    await expect(form(each)).toBeVisible();
  }
  // There is no row yet.
  await form(other).getByLabel('Ort').fill('Venlo');
  await form(page).getByLabel('Name').fill('Kim Erste');
  await form(page).getByLabel('Ort').fill('Aachen');
  await form(page).getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(page.getByText('Angaben gespeichert')).toBeVisible();
  await form(other).getByLabel('Name').fill('Kim Zweite');
  await form(other).getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(noticeOf(other)).toContainText('Kim Erste');
  await expect(noticeOf(other)).toContainText('Aachen');
  await expect(form(other).getByLabel('Ort')).toHaveValue('Venlo');
  const read = async () =>
    (
      await service
        .from('customer_details')
        .select('city')
        .eq('user_id', id)
        .single<{ city: string }>()
    ).data?.city;
  expect(await read()).toBe('Aachen');
  await noticeOf(other).getByRole('button', { name: KEEP }).click();
  await expect(other.getByText('Angaben gespeichert')).toBeVisible();
  expect(await read()).toBe('Venlo');
  // A switch of the same row that this form does not show is no conflict.
  await form(other).getByLabel('Telefon').fill('0241 1');
  await other.getByLabel('E-Mail bei neuen Nachrichten').uncheck();
  await expect(other.getByText('Einstellung gespeichert')).toBeVisible();
  await form(other).getByRole('button', { name: 'Angaben speichern' }).click();
  await expect
    .poll(
      async () =>
        (await service.from('customer_details').select('phone').eq('user_id', id).single()).data,
    )
    .toEqual({ phone: '0241 1' });
  await expect(noticeOf(other)).toHaveCount(0);
});

test('facts and steps of a project, live', { tag: '@full' }, async ({ page, site }) => {
  const service = site.service();
  const { data: project } = await service
    .from('projects')
    .insert({ title: 'Neue Website', customer_email: 'kunde@firma.example' })
    .select('id')
    .single<{ id: string }>();
  const { data: step } = await service
    .from('project_milestones')
    .insert({ project_id: project!.id, position: 1, title: 'Entwurf' })
    .select('id')
    .single<{ id: string }>();
  const other = await openBoth(page, `/admin/projekte/${project!.id}`);
  for (const each of [page, other])
    await each.getByRole('button', { name: 'Eckdaten bearbeiten' }).click();
  await other.getByLabel('Beginn').fill('2026-12-01');
  await page.getByLabel('Titel').fill('Neuer Shop');
  await page.getByRole('button', { name: 'Eckdaten speichern' }).click();
  // Told before he has even tried to save.
  await expect(noticeOf(other)).toContainText('Neuer Shop');
  await expect(other.getByLabel('Beginn')).toHaveValue('2026-12-01');
  await expect(other.getByLabel('Beginn')).toBeFocused();
  await noticeOf(other).getByRole('button', { name: TAKE }).click();
  await expect(other.getByLabel('Titel')).toHaveValue('Neuer Shop');
  await other.getByLabel('Beginn').fill('2026-12-02');
  await other.getByRole('button', { name: 'Eckdaten speichern' }).click();
  await expect(page.getByRole('region', { name: 'Eckdaten' })).toContainText('02.12.2026');

  await other.getByRole('button', { name: 'Entwurf bearbeiten' }).click();
  await other.getByLabel('Beschreibung').fill('Zwei Farben.');
  await service
    .from('project_milestones')
    .update({ description: 'Drei Farben.' })
    .eq('id', step!.id);
  await expect(noticeOf(other)).toContainText('Drei Farben.');
  await noticeOf(other).getByRole('button', { name: KEEP }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Zwei Farben.')).toBeVisible();
});

test('opening hours and rules of the calendar', { tag: '@full' }, async ({ page, site }) => {
  const other = await openBoth(page, '/admin/termine/zeiten');
  const hours = (each: Page) => each.getByRole('form', { name: 'Beratungszeiten' });
  const save = (each: Page) => each.getByRole('button', { name: 'Speichern', exact: true });
  for (const each of [page, other])
    await expect(hours(each).getByLabel('Montag: von')).toBeVisible();
  await hours(page).getByRole('button', { name: 'Samstag öffnen' }).click();
  await save(page).click();
  await expect(page.getByText('Beratungszeiten gespeichert')).toBeVisible();
  await hours(other).getByLabel('Montag: von').fill('10:15');
  await save(other).click();
  await expect(noticeOf(other)).toContainText('Samstag');
  await expect(noticeOf(other)).toContainText('09:00–17:00');
  await expect(hours(other).getByLabel('Montag: von')).toHaveValue('10:15');
  const readSaturday = async () =>
    (await site.service().from('opening_hours').select('opens_at').eq('weekday', 6)).data;
  expect(await readSaturday()).toHaveLength(1);
  await noticeOf(other).getByRole('button', { name: KEEP }).click();
  await expect(other.getByText('Beratungszeiten gespeichert')).toBeVisible();
  expect(await readSaturday()).toHaveLength(0);

  const rules = (each: Page) => each.getByRole('form', { name: 'Regeln' });
  await rules(page).getByLabel('Buchbar im Voraus').fill('21');
  await save(page).click();
  await expect(page.getByText('Regeln gespeichert')).toBeVisible();
  await rules(other).getByLabel('Vorlauf').fill('6');
  await save(other).click();
  await expect(noticeOf(other)).toContainText('21');
  await expect(rules(other).getByLabel('Vorlauf')).toHaveValue('6');
});

test(
  'an issue of the newsletter and the draft of an invoice',
  { tag: '@full' },
  async ({ page, site, expectedErrors }) => {
    // The preview of the mail runs no scripts, not even those of the test.
    expectedErrors.push(/sandbox/);
    const service = site.service();
    const { data: issue } = await service
      .from('newsletter_issues')
      .insert({ subject: 'November', body: 'Text' })
      .select('id')
      .single<{ id: string }>();
    const other = await openBoth(page, `/admin/newsletter/${issue!.id}`);
    await page.getByLabel('Betreff').fill('November der Ersten');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
    await textOf(other).fill('Text des Zweiten');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(noticeOf(other)).toContainText('November der Ersten');
    await expect(textOf(other)).toHaveText('Text des Zweiten');

    await page.goto('/admin/rechnungen');
    await page.getByRole('button', { name: 'Neue Rechnung' }).click();
    await page.getByRole('button', { name: 'Freie Rechnung' }).click();
    await expect(page.getByLabel('Betreff')).toBeVisible();
    await other.goto(page.url());
    await expect(other.getByLabel('Betreff')).toBeVisible();
    await page.getByLabel('Betreff').fill('Website der Ersten');
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
    await other.getByLabel('Einleitung').fill('Vom Zweiten');
    await expect(noticeOf(other)).toContainText('Website der Ersten');
    await expect(other.getByLabel('Einleitung')).toHaveValue('Vom Zweiten');
    await noticeOf(other).getByRole('button', { name: TAKE }).click();
    await expect(other.getByLabel('Betreff')).toHaveValue('Website der Ersten');
  },
);
