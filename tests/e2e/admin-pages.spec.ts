import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, openService, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

async function openPage(page: Page, name: string, title = name) {
  await page.goto(`/admin/${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function addMessage(email: string) {
  const service = await openService();
  const { data, error } = await service
    .from('contact_messages')
    .insert({
      request_id: randomUUID(),
      reference: `MK-${email}`,
      name: 'Karin Küster',
      email,
      message: `<img src=x onerror="document.title='pwned'"> Bitte rufen Sie an.`,
      privacy_consent: true,
      privacy_text_version: 'x',
      suspicions: ['trap-field'],
    })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  return { service, id: data.id };
}

test(
  'messages: shown as text, found by search, and settled',
  { tag: '@full' },
  async ({ page }) => {
    const email = `nachricht-${randomUUID().slice(0, 8)}@firma.example`;
    const { id } = await addMessage(email);
    await page.goto('/admin/nachrichten');
    await page.getByRole('searchbox').fill(`kuster ${email}`);
    const row = page.getByRole('main').locator('a[data-row]');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('<img src=x');
    await expect(row).toContainText(/bis (heute|morgen|\d\d\.\d\d\.),? \d\d:\d\d/);
    await row.click();
    await expect(page).toHaveURL(`/admin/nachrichten/${id}`);
    await expect(page.getByRole('log')).toContainText('<img src=x');
    await expect(page.getByRole('region', { name: 'Angaben' })).toContainText(
      'Verstecktes Feld ausgefüllt',
    );
    await page.getByRole('button', { name: 'Erledigt' }).click();
    await expect(
      page.getByRole('region', { name: 'Erledigt (1)' }).locator('a[data-row]'),
    ).toHaveCount(1);
    expect(await page.title()).not.toContain('pwned');
  },
);

test('an address that names no record says so at once', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/anfragen/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  await page.goto(`/admin/unterhaltungen/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Kunden gibt es nicht');
  await expect(page).toHaveTitle('Diesen Kunden gibt es nicht – Verwaltung');
});

test('messages arrive without a reload', { tag: '@full' }, async ({ page }) => {
  const email = `live-${randomUUID().slice(0, 8)}@firma.example`;
  await addMessage(`vorher-${email}`);
  await page.goto('/admin/nachrichten');
  await page.getByRole('searchbox').fill(`MK-${email}`);
  const row = page.getByRole('main').locator('a[data-row]');
  await expect(row).toHaveCount(0);
  await addMessage(email);
  await expect(row).toHaveCount(1);
});

test(
  'mails: failed ones and those held back are sent by a press',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const service = await openService();
    const add = async (recipient: string, state: object): Promise<void> => {
      const { error } = await service.from('outbox_mails').insert({
        event_key: recipient,
        template: 'contact-confirmation',
        recipient,
        data: { reference: 'MK-1', name: 'Karin', email: recipient, phone: '', message: 'Hallo' },
        ...state,
      });
      expect(error).toBeNull();
    };
    const failed = `gescheitert-${randomUUID().slice(0, 8)}@firma.example`;
    const held = `gehalten-${randomUUID().slice(0, 8)}@firma.example`;
    await add(failed, { status: 'dead', attempts: 8, last_error: 'Postfach nicht erreichbar' });
    await add(held, { status: 'held' });
    await openPage(page, 'Mails');
    for (const [recipient, state, reason, action, done] of [
      [failed, 'Gescheitert', 'Postfach nicht erreichbar', 'Erneut senden', 'Mail wird erneut'],
      [held, 'Zurückgehalten', 'Zu viele Mails', 'Trotzdem senden', 'Mail wird gesendet'],
    ] as const) {
      await page.getByRole('searchbox').fill(recipient);
      const row = page.getByRole('listitem').filter({ hasText: recipient });
      await expect(row).toContainText(state);
      await expect(row).toContainText(reason);
      await row.getByRole('button', { name: `${action} an ${recipient}` }).click();
      await expect(page.getByText(done)).toBeVisible();
      expect(await mailbox.find(recipient)).toContain('MK-1');
    }
  },
);

test(
  'users and log: a role changes after a question, and the change is on record',
  { tag: '@full' },
  async ({ page }) => {
    const name = `Rolf ${randomUUID().slice(0, 8)}`;
    const account = await createAccount(name);
    await openPage(page, 'Benutzer');
    await page.getByRole('searchbox').fill(ADMIN.email);
    const own = page.getByRole('row').filter({ hasText: ADMIN.email });
    await expect(own).toContainText('Sie selbst');
    await expect(own.getByRole('button', { name: /Verwalten/ })).toHaveCount(0);

    await page.getByRole('searchbox').fill(name);
    await page.getByRole('combobox', { name: 'Wer' }).selectOption('team');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await page.getByRole('combobox', { name: 'Wer' }).selectOption('kunden');
    const row = page.getByRole('row').filter({ hasText: account.email });
    await expect(row).toContainText('noch nie');
    await expect(page.getByText(/^1 von \d+ Benutzern$/)).toBeVisible();
    const open = row.getByRole('button', { name: `Verwalten: ${name}` });
    const dialog = page.getByRole('dialog', { name });
    await open.click();
    await dialog.getByLabel('Rolle').selectOption('staff');
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(row).toContainText('Kunde');
    await open.click();
    await dialog.getByLabel('Rolle').selectOption('staff');
    await expect(dialog).toContainText('Kunde → Mitarbeiter');
    await dialog.getByRole('button', { name: 'Rolle ändern' }).click();
    await expect(page.getByText('Rolle geändert')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Wer' }).selectOption('');
    await expect(row).toContainText('Mitarbeiter');
    await expect(row).toContainText('nicht eingerichtet');

    await openPage(page, 'Protokoll');
    await page.getByLabel(/^Bereich/).selectOption('Benutzer');
    const entry = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Rolle:' });
    await expect(entry).toContainText('Benutzer geändert');
    await expect(entry).toContainText('Administration');
    await expect(entry).toContainText('Kunde → Mitarbeiter');
  },
);

test('log: shows 50 a page', { tag: '@full' }, async ({ page }) => {
  const { service, id } = await addMessage(`protokoll-${randomUUID().slice(0, 8)}@firma.example`);
  for (let i = 0; i < 51; i++)
    await service
      .from('contact_messages')
      .update({ status: i % 2 ? 'closed' : 'answered' })
      .eq('id', id);
  await openPage(page, 'Protokoll');
  // Other tests change other tables meanwhile.
  await page.getByLabel(/^Bereich/).selectOption('Nachricht');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Seite 2')).toBeVisible();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
});

test(
  'chat: open questions are settled and conversations read as text',
  { tag: '@full' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    const service = await openService();
    const { error } = await service.rpc('record_chat_turn', {
      turn: {
        session_id: mark,
        language: 'de',
        question: `Bauen Sie Aufzüge ${mark}?`,
        answer: `Das weiß ich nicht. <b>${mark}</b>`,
        intent: 'app',
        confidence: 0.42,
        outcome: 'abstain',
        engine: 'builtin',
        sources: [],
        unanswered: `Aufzüge ${mark}`,
        handed_over: false,
      },
    });
    expect(error).toBeNull();
    await openPage(page, 'Chat/Lernen', 'Website-Chat');
    const row = page
      .getByRole('region', { name: 'Was der Assistent noch nicht weiß' })
      .getByRole('listitem')
      .filter({ hasText: `Aufzüge ${mark}` });
    // The list of answers comes when it is asked for.
    await expect(row.getByRole('combobox')).toHaveCount(0);
    await row.getByRole('button', { name: 'Erledigt' }).click();
    await expect(row.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
    const { data } = await service
      .from('chat_unanswered_questions')
      .select('status')
      .eq('question', `Aufzüge ${mark}`)
      .single();
    expect(data).toEqual({ status: 'answered' });
    const unsure = page.getByRole('region', { name: 'Unsicher' });
    await expect(unsure.getByText('ohne Antwort').first()).toBeVisible();
    await unsure.getByText(`Bauen Sie Aufzüge ${mark}?`).first().click();
    await expect(page.getByText(`Das weiß ich nicht. <b>${mark}</b>`)).toBeVisible();
    const message = page.getByRole('listitem').filter({ hasText: 'Das weiß ich nicht.' });
    await expect(message.filter({ hasText: mark }).last()).toContainText('42 % sicher');
    const opener = message
      .filter({ hasText: mark })
      .last()
      .getByRole('button', { name: /^Richtige Antwort wählen/ });
    const choice = page.getByRole('combobox', {
      name: `Gemeint war bei „Bauen Sie Aufzüge ${mark}?“`,
    });
    await opener.click();
    // An arrow key chooses in passing: nothing is learned of that.
    await choice.press('ArrowDown');
    await expect(choice).not.toHaveValue('');
    await choice.press('Escape');
    await expect(choice).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(choice).toHaveValue('');
    await choice.selectOption('off-topic');
    await expect(page.getByText('Gespeichert. Der Assistent lernt')).toBeVisible();
    const learned = await service
      .from('chat_examples')
      .select('answer')
      .like('content', `%${mark}%`);
    expect(learned.data).toEqual([{ answer: 'off-topic' }]);
    // What invented messages teach would stay with the tests that follow.
    await service.from('chat_examples').delete().like('content', `%${mark}%`);
  },
);

test('statistics: counts the pages of the last 30 days', { tag: '@full' }, async ({ page }) => {
  const path = `/seite-${randomUUID().slice(0, 8)}`;
  const service = await openService();
  const { error } = await service.rpc('record_analytics', {
    events: [],
    // More than other tests read of any page: the table shows the ten most read.
    counts: Array.from({ length: 700 }, () => ({ path })),
  });
  expect(error).toBeNull();
  await openPage(page, 'Statistik');
  await expect(page.getByRole('heading', { name: 'Seitenaufrufe je Tag' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: path })).toContainText('700');
  // One slider moves through the days, for pointer and arrow keys alike.
  const days = page.getByRole('slider', { name: 'Seitenaufrufe je Tag: Tag wählen' });
  await days.focus();
  const today = await days.getAttribute('aria-valuetext');
  await days.press('ArrowLeft');
  await expect(days).not.toHaveAttribute('aria-valuetext', today!);
  await page.getByRole('region', { name: 'Seitenaufrufe je Tag' }).getByText('Als Tabelle').click();
  await expect(
    page.getByRole('table', { name: 'Seitenaufrufe je Tag' }).getByRole('row'),
  ).toHaveCount(31);
  const { error: failure } = await service.rpc('record_analytics', {
    events: [
      {
        name: 'LCP',
        category: 'web_vitals',
        label: '/',
        value: 3400,
        session_id: 'x',
        occurred_at: new Date().toISOString(),
        url: '/',
        user_agent: 'x',
      },
      {
        name: 'quote_abandoned',
        category: 'quote',
        label: 'phone',
        session_id: 'x',
        occurred_at: new Date().toISOString(),
        url: '/',
        user_agent: 'x',
      },
    ],
    counts: [{ step: 'quote/open' }, { step: 'quote/step-1' }],
  });
  expect(failure).toBeNull();
  const landing = { name: 'landing', label: path, count: 9 };
  expect((await service.rpc('record_visits', { visits: [landing] })).error).toBeNull();
  await page.getByRole('button', { name: 'Anfragen', exact: true }).click();
  await page.getByRole('combobox', { name: 'Zeitraum' }).selectOption('7');
  await expect(page).toHaveURL(/\?teil=anfragen&zeitraum=7$/);
  await page.reload();
  const funnel = page.getByRole('list', { name: 'Schritte vom Besuch zur Zahlung' });
  await expect(funnel.getByRole('listitem').filter({ hasText: 'Formular geöffnet' })).toContainText(
    '%',
  );
  await expect(page.getByRole('region', { name: 'Abbrüche je Feld' }).first()).toContainText(
    'Telefon',
  );
  await page.getByRole('button', { name: 'Technik' }).click();
  await expect(
    page.getByRole('region', { name: 'Tempo der Seiten (75. Perzentil)' }).first(),
  ).toContainText('LCP');
});
