import { randomUUID } from 'node:crypto';
import { createAccount, openService, signIn } from '#tests/support/accounts.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { buildQuote } from '#tests/support/quote.ts';

test('the inbox holds what awaits an answer from every way in, and lets it go once answered', async ({
  page,
}) => {
  const mark = `Ein${randomUUID().slice(0, 8)}`;
  const service = await openService();
  await service.functions.invoke('quote-request', {
    body: buildQuote({ name: `${mark} Anfrage` }),
  });
  const { error } = await service.from('contact_messages').insert({
    request_id: randomUUID(),
    reference: `MK-${mark}`,
    name: `${mark} Kontakt`,
    email: 'kontakt@firma.example',
    message: 'Rufen Sie mich an?',
    privacy_consent: true,
    privacy_text_version: 'v1',
  });
  expect(error).toBeNull();
  const session = randomUUID();
  await service
    .from('chat_sessions')
    .insert({ session_id: session, handed_over_at: new Date().toISOString() });
  await service
    .from('chat_messages')
    .insert({ session_id: session, role: 'user', content: `${mark} Chat` });

  await withConsent(page);
  await signIn(page, ADMIN, '/admin/eingang');
  const main = page.getByRole('main');
  const rows = main.locator('a[data-row]').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  // What waits longest comes first, each with where it came in and by when.
  await expect(rows.first()).toContainText(
    /(heute|morgen|\d\d\.\d\d\.,) \d\d:\d\d.*Angebotsanfrage/s,
  );
  await expect(rows.last()).toContainText('Website-Chat');
  // The tab counts what the list holds, which other tests change meanwhile.
  await expect(async () => {
    const count = await main.locator('a[data-row]').filter({ hasText: 'Kontaktformular' }).count();
    await expect(main.getByRole('link', { name: /^Kontaktformular/ })).toHaveText(
      `Kontaktformular${count} ${count === 1 ? 'wartet' : 'warten'} auf Antwort`,
      { timeout: 1_000 },
    );
  }).toPass();
  // What waits longest opens beside the list by itself, which tests do not choose.
  await rows.filter({ hasText: 'Kontaktformular' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Kontakt`);
  await expect(main.locator('header').last()).toContainText(/Kontaktformular\s*Antwort bis \d/);
  await expect(page.getByRole('region', { name: 'Angaben' })).toContainText(
    'kontakt@firma.example',
  );
  await expectAccessible(page);
  // Where the answer to a customer is written, the one to a stranger is, and leaves as a mail.
  await page.keyboard.press('r');
  await expect(page.getByLabel('Ihre Antwort')).toBeFocused();
  // A mail leaves by a press alone: Enter begins a new line.
  await page.keyboard.type('Gern,\nheute.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByRole('log')).toContainText(/Gern,\s+heute\./);
  await expect(rows).toHaveCount(2);
  const mails = await service
    .from('outbox_mails')
    .select('recipient')
    .match({ template: 'contact-answer', 'data->>reference': `MK-${mark}` });
  expect(mails.data).toEqual([{ recipient: 'kontakt@firma.example' }]);
  // What is settled by mistake comes back by the same key.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Erledigt' })).toBeEnabled();
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(2);

  await rows.filter({ hasText: 'Website-Chat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besucher');
  // What other tests send may stand between the own rows.
  const chat = page.url();
  await page.keyboard.press('k');
  await expect(page).not.toHaveURL(chat);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Besucher');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(chat);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besucher');
  await page.keyboard.press('e');
  await expect(page.getByText('Gespräch erledigt')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('the inbox opens what waits longest, and shows a customer’s message without telling him', async ({
  page,
}) => {
  const service = await openService();
  const name = `Wanda ${randomUUID().slice(0, 8)}`;
  const { id } = await createAccount(name);
  const body = `Hallo? ${'Ich warte noch. '.repeat(20)}Ende.`;
  const late = { customer_id: id, from_staff: false, created_at: '2020-01-02T10:00:00Z' };
  expect((await service.from('messages').insert({ ...late, body })).error).toBeNull();
  await withConsent(page);
  for (const path of ['/admin/eingang', '/admin/unterhaltungen']) {
    await (path === '/admin/eingang' ? signIn(page, ADMIN, path) : page.goto(path));
    const first = page.getByRole('region', { name: name });
    await expect(first.getByRole('log')).toContainText('Ich warte noch. Ende.');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('region', { name: /^Überfällig/ })).toBeVisible();
    await expect(
      page
        .locator('a[data-row]')
        .filter({ hasText: name })
        .getByText(/^\d+ Tage überfällig$/),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const isRead = () => service.from('messages').select('read_at').eq('customer_id', id);
  expect((await isRead()).data).toEqual([{ read_at: null }]);
  // Whoever turns to it has read it, and answers where it stands.
  await page.keyboard.press('r');
  await expect.poll(async () => (await isRead()).data?.[0]?.read_at).toBeTruthy();
  await page.keyboard.type('Einen Moment');
  await page
    .getByRole('region', { name: name })
    .getByRole('button', { name: /senden/i })
    .click();
  await expect(page.getByRole('log')).toContainText('Einen Moment');
  const written = () =>
    service.from('messages').select('body').match({ customer_id: id, from_staff: true });
  await expect.poll(async () => (await written()).data).toEqual([{ body: 'Einen Moment' }]);
  // Answered he leaves the list, and stays beside it.
  await expect(page.locator('a[data-row]').filter({ hasText: name })).toContainText(
    'Sie: Einen Moment',
  );
  await expect(page.getByRole('region', { name: name })).toBeVisible();
  // Beside a record of the inbox its list stands: no way back to it.
  await page.goto(`/admin/eingang/kunde/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').locator('header > a')).toBeHidden();
  // A message of the form is nobody's to be told: it opens.
  const form = await service.from('contact_messages').insert({
    request_id: randomUUID(),
    reference: `MK-${randomUUID().slice(0, 8)}`,
    name: 'Frieda Formular',
    email: 'frieda@firma.example',
    message: 'Sind Sie da?',
    privacy_consent: true,
    privacy_text_version: 'v1',
    created_at: '2019-01-02T10:00:00Z',
  });
  expect(form.error).toBeNull();
  await page.goto('/admin/eingang');
  await expect(page).toHaveURL(/\/eingang\/kontakt\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frieda Formular');
  // A short talk begins at the top of its panel, which reaches down to the field.
  const log = page.getByRole('log', { name: 'Nachrichten' });
  const panel = await log.boundingBox();
  const said = await log.getByText('Sind Sie da?').boundingBox();
  expect(said!.y - panel!.y).toBeLessThan(100);
  await service.from('contact_messages').delete().eq('name', 'Frieda Formular');
});

test(
  'weeks of the calendar pass in from their side, and stand still where that is asked for',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await page.addInitScript(() => {
      Object.assign(window, { moves: 0 });
      const animate = Reflect.get(Element.prototype, 'animate') as Element['animate'];
      Element.prototype.animate = function (...args) {
        (window as unknown as { moves: number }).moves++;
        return animate.apply(this, args);
      };
    });
    const count = () => page.evaluate(() => (window as unknown as { moves: number }).moves);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(page, ADMIN, '/admin/termine');
    const next = page.getByRole('button', { name: 'Nächste Woche' });
    await next.click();
    await expect.poll(count).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await next.click();
    await expect(page).toHaveURL(/woche=/);
    await expect(page.getByText(/^KW/)).toBeVisible();
    expect(await count()).toBe(1);
  },
);

test(
  'the month of the calendar leads to the week of each day @phone',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    await signIn(page, ADMIN, '/admin/termine?woche=2027-02-10');
    await page.getByRole('button', { name: 'Monat', exact: true }).click();
    await expect(page).toHaveURL(/ansicht=monat/);
    const month = page.getByRole('table', { name: 'Termine im Februar 2027' });
    await expect(month.getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
    await page
      .getByRole('table', { name: 'Termine im März 2027' })
      .getByRole('link', { name: /^Mittwoch, 17\. März, Keine Termine/ })
      .click();
    await expect(page).toHaveURL(/\/termine\?woche=2027-03-17$/);
    await expect(
      page.getByRole('heading', { name: /^15\. – 19\. März 2027|^15\.–19\. März 2027/ }),
    ).toBeVisible();
  },
);

test('mails, offers and invoices open beside their list', { tag: '@full' }, async ({ page }) => {
  await withConsent(page);
  // Both sides get a mail.
  await (await openService()).functions.invoke('quote-request', { body: buildQuote() });
  await signIn(page, ADMIN, '/admin/mails');
  await page.locator('main a[data-row]').first().click();
  const rail = page.getByRole('navigation', { name: 'Mails der Liste' });
  await expect(rail.locator('[aria-current=page]')).toHaveCount(1);
  await expect(page.getByTitle('Inhalt der Mail')).toBeVisible();
  const before = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(before);
  await expectAccessible(page);
  await page.goto('/admin/fragen');
  const rows = page.locator('main a[data-row]');
  await expect(page.getByText('Alles beantwortet').or(rows).first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'a mail keeps its subject and its date beside a long address, on every width',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    const service = await openService();
    const mark = `Sp${randomUUID().slice(0, 8)}`;
    const mail = {
      template: 'contact-answer',
      status: 'sent',
      recipient: `eine.sehr.lange.adresse.${mark}@verwaltung.mittelstaendische-firma.example`,
      sent: {
        subject: `${mark} Ihr Angebot für die neue Website und den Shop`,
        html: '',
        text: '',
      },
    };
    const days = ['2025-11-27T11:17:00Z', new Date().toISOString()];
    const rows = days.map((sent_at) => ({ ...mail, event_key: randomUUID(), sent_at }));
    expect((await service.from('outbox_mails').insert(rows)).error).toBeNull();
    await signIn(page, ADMIN, '/admin/mails');
    await page.getByPlaceholder('Empfänger, Betreff, Status, Fehler').fill(mark);
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(found).toHaveCount(2);
    for (const width of [700, 1030, 1180, 1300, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await found.evaluateAll((items) =>
        items.map((item) => {
          const [link, time] = [item.querySelector('a')!, item.querySelector('time')!];
          const date = time.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(time);
          return {
            subject: link.getBoundingClientRect().width,
            end: link.getBoundingClientRect().right,
            date: range.getBoundingClientRect().left,
            edge: date.right,
            start: date.left,
          };
        }),
      );
      for (const { subject, end, date, start } of places) {
        expect(subject, `${width}`).toBeGreaterThanOrEqual(224);
        expect(end, `${width}`).toBeLessThanOrEqual(start);
        expect(date, `${width}`).toBeGreaterThanOrEqual(start - 1);
      }
      expect(places[0]!.edge, `${width}`).toBeCloseTo(places[1]!.edge, 0);
      expect(places[0]!.start, `${width}`).toBeCloseTo(places[1]!.start, 0);
    }
  },
);

test('a long answer with files stays within the panel of its talk on a low window', async ({
  page,
}) => {
  const { id } = await createAccount(`Lotte ${randomUUID().slice(0, 8)}`);
  await page.setViewportSize({ width: 1440, height: 600 });
  await withConsent(page);
  await signIn(page, ADMIN, `/admin/eingang/kunde/${id}`);
  const field = page.getByLabel('Ihre Nachricht');
  await field.fill('Eine Zeile.\n'.repeat(12));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei anhängen' }).click();
  await (
    await choosing
  ).setFiles(
    ['Grundriss', 'Ansicht'].map((name) => ({
      name: `${name} des Hauses am Ufer der Maas, zweite Fassung.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })),
  );
  await expect(page.getByRole('list', { name: 'Anhänge' }).getByRole('listitem')).toHaveCount(2);
  const { below, log } = await page.getByRole('button', { name: 'Senden' }).evaluate((button) => {
    const panel = button.closest('.panel')!;
    return {
      below: button.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom,
      log: panel.querySelector('[role=log]')!.clientHeight,
    };
  });
  expect(below).toBeLessThan(0);
  expect(log).toBeGreaterThan(80);
});
