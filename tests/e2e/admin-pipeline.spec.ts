import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, WebSocketRoute } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';
import { buildQuote } from '#tests/support/quote.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, site }) => {
  const people = [
    { name: 'Anna Groß', email: 'anna@tischlerei.example', phone: '+49 241 111111', company: '' },
    { name: 'Bernd Voss', email: 'bernd@praxis.example', phone: '+49 241 222222', company: '' },
    { name: 'A. Groß', email: 'ANNA@tischlerei.example', phone: '+49 241 333333', company: '' },
  ];
  const { count } = await site
    .service()
    .from('quote_requests')
    .select('id', { count: 'exact', head: true });
  if (!count)
    for (const person of people)
      await site.service().functions.invoke('quote-request', { body: buildQuote(person) });
  await withConsent(page);
  await signIn(page, ADMIN);
  await expect(page.getByText(/^3 Anfragen$|Keine Anfrage/).first()).toBeVisible();
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test(
  'search, status, sorting and a saved view stand in the address',
  { tag: '@full' },
  async ({ page }) => {
    await page.getByRole('searchbox').fill('gross');
    await expect(page.getByText('2 von 3 Anfragen')).toBeVisible();
    await expect(page).toHaveURL(/suche=gross/);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByRole('row').nth(1)).toContainText('Anna Groß');
    // By deadline: what awaits an answer alone, the soonest first.
    await page.getByRole('button', { name: 'Antwort', exact: true }).click();
    await expect(page).toHaveURL(/sortierung=respond_by&richtung=auf&status=new/);
    await expect(page.getByRole('columnheader', { name: 'Antwort' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByLabel('Status', { exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.getByRole('button', { name: 'Ansicht merken' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Meine Groß');
    await page.getByRole('button', { name: 'Merken' }).click();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText('3 Anfragen', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Meine Groß' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('gross');
    await expect(page.getByText('2 von 3 Anfragen')).toBeVisible();
    await page.getByRole('button', { name: 'Ansicht Meine Groß löschen' }).click();
    await expect(page.getByRole('link', { name: 'Meine Groß' })).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV exportieren' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain('Anna Groß');
    expect(csv.split('\r\n')[0]).toContain('"Nummer";"Eingang";"Status";"Name"');
  },
);

test(
  'a row that is clicked while the search still waits opens',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (run: () => void, wait?: number, ...rest: unknown[]) => {
          if (wait !== 150) return later(run, wait, ...rest);
          Object.assign(window, { search: run });
          return 0;
        },
      });
    });
    await page.reload();
    await expect(rowOf(page, 'Anna Groß')).toBeVisible();
    await page.getByRole('searchbox').fill('Anna');
    await page.waitForFunction(() => 'search' in window);
    // The timer ends in the task of the click, before React can know of the navigation.
    await page.evaluate(() =>
      addEventListener('click', () => (window as unknown as { search: () => void }).search()),
    );
    await rowOf(page, 'Anna Groß').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Groß');
  },
);

test('many change at once; what the server refuses is taken back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await page.getByLabel('Alle auf dieser Seite auswählen').check();
  await expect(page.getByText('3 ausgewählt')).toBeVisible();
  await rowOf(page, 'Bernd Voss').getByRole('checkbox').uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Auswahl als CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).not.toContain('Bernd Voss');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  await rowOf(page, 'Bernd Voss').getByRole('checkbox').check();
  await page.getByLabel('Status der ausgewählten Anfragen').selectOption('in_review');
  await expect(page.getByRole('row').getByText('In Prüfung')).toHaveCount(3);

  await page.route('**/rest/v1/quote_requests*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'no' } })
      : route.fallback(),
  );
  await page.getByLabel('Alle auf dieser Seite auswählen').check();
  await page.getByLabel('Status der ausgewählten Anfragen').selectOption('lost');
  await expect(page.getByText('Nicht gespeichert')).toBeVisible();
  await expect(page.getByRole('row').getByText('In Prüfung')).toHaveCount(3);
  await expect(page.getByText('3 ausgewählt')).toBeVisible();
});

test('the board moves cards by keyboard and by pointer', async ({ page, site }) => {
  await site
    .service()
    .from('quote_requests')
    .update({ status: 'in_review' })
    .eq('name', 'Bernd Voss');
  await page.getByRole('button', { name: 'Tafel' }).click();
  await expect(page).toHaveURL(/ansicht=tafel/);
  const offered = page.getByRole('region', { name: /Angebot gesendet/ });
  const handle = page.getByRole('button', { name: 'Bernd Voss verschieben' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Über In Prüfung.')).toBeAttached();
  // A key before the columns were measured moves nothing.
  await expect(async () => {
    if (await page.getByText('Über In Prüfung.').count()) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Über Angebot gesendet.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(offered.getByRole('article')).toContainText('Bernd Voss');
  const statusOf = async (name: string) =>
    (
      await site
        .service()
        .from('quote_requests')
        .select('status')
        .eq('name', name)
        .single<{ status: string }>()
    ).data?.status;
  await expect.poll(() => statusOf('Bernd Voss')).toBe('offered');

  const from = (await page.getByRole('button', { name: 'Anna Groß verschieben' }).boundingBox())!;
  const to = (await page.getByRole('region', { name: /Beauftragt/ }).boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => statusOf('Anna Groß')).toBe('won');
});

test(
  'a full column begins short and keeps what was moved in sight',
  { tag: '@full' },
  async ({ page, site }) => {
    const table = () => site.service().from('quote_requests');
    const rows = Array.from({ length: 10 }, (_, index) => ({
      request_id: randomUUID(),
      reference: `MD-SPALTE-${index}`,
      project_type: 'website',
      industry: 'Handwerk',
      name: `Spalte ${index}`,
      email: `spalte${index}@firma.example`,
      phone: '+49 241 1',
      location: 'Aachen',
      privacy_consent: true,
      signature: 'data:',
      estimated_price: 590,
      respond_by: new Date().toISOString(),
      status: index === 9 ? 'in_review' : 'lost',
      created_at: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
    }));
    expect((await table().insert(rows)).error).toBeNull();
    await page.goto('/admin?ansicht=tafel');
    const lost = page.getByRole('region', { name: /Verloren/ });
    await expect(lost.getByRole('article')).toHaveCount(8);
    await page.getByRole('button', { name: 'Spalte 9 verschieben' }).focus();
    // A key pressed before the board has followed the last one is lost, and pressed again.
    for (const [key, column] of [
      ['Space', 'In Prüfung'],
      ['ArrowRight', 'Angebot gesendet'],
      ['ArrowRight', 'Beauftragt'],
      ['ArrowRight', 'Verloren'],
    ] as const) {
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(page.getByText(`Über ${column}.`)).toBeAttached({ timeout: 5000 });
      }).toPass();
    }
    await page.keyboard.press('Space');
    await expect(lost.getByRole('article').filter({ hasText: 'Spalte 9' })).toBeVisible();
    await expect(lost.getByRole('article')).toHaveCount(9);
    await lost.getByRole('button', { name: '1 weitere zeigen' }).click();
    await expect(lost.getByRole('article')).toHaveCount(10);
    await table().delete().like('reference', 'MD-SPALTE-%');
  },
);

test('tasks and duplicates', { tag: '@full' }, async ({ page, site, browser }) => {
  await rowOf(page, 'Anna Groß').getByRole('link').click();
  await page.getByRole('button', { name: 'Aufgabe hinzufügen' }).click();
  await expect(page.getByLabel('Neue Aufgabe')).toBeFocused();
  await page.getByLabel('Neue Aufgabe').fill('Bilder anfordern');
  await page.getByLabel('Fällig am').fill('2026-01-05');
  await page.getByRole('button', { name: 'Aufgabe anlegen' }).click();
  await expect(page.getByText('überfällig seit 5. Januar 2026')).toBeVisible();
  // React Query tells of the click a timer later, so the box is not yet ticked
  // when the click returns.
  const task = page.getByLabel(/Bilder anfordern/).first();
  await task.click();
  await expect(task).toBeChecked();
  await expect(page.getByText('überfällig seit')).toHaveCount(0);
  // A colleague's task appears by itself.
  const id = page.url().split('/').at(-1);
  expect(
    (
      await site
        .service()
        .from('tasks')
        .insert({ quote_request_id: id, title: 'Rückruf vereinbaren' })
    ).error,
  ).toBeNull();
  await expect(page.getByLabel(/Rückruf vereinbaren/).first()).toBeVisible();

  // Joining asks first, and says what it does.
  const join = page.getByRole('button', { name: /als Duplikat zusammenführen/ });
  await join.click();
  const question = page.getByRole('dialog', { name: /^MD-.* zusammenführen\?$/ });
  await expect(question).toContainText('„Abtrennen“ macht es rückgängig');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  expect(
    (await site.service().from('quote_requests').select('id').not('merged_into', 'is', null)).data,
  ).toEqual([]);
  await join.click();
  await question.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByRole('button', { name: /abtrennen/ })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('2 Anfragen', { exact: true })).toBeVisible();

  // The customer is promised one answer, not two.
  const customer = { email: 'anna@tischlerei.example', password: 'ein-langer-Satz-7' };
  expect(
    (await site.service().auth.admin.createUser({ ...customer, email_confirm: true })).error,
  ).toBeNull();
  const portal = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await withConsent(portal);
  await signIn(portal, customer);
  // Folded where a test before this one has closed it.
  await expect(portal.getByRole('heading', { name: 'Ihr Kontakt' })).toBeVisible();
  await portal
    .locator('main details')
    .evaluateAll((all) => all.forEach((part) => part.setAttribute('open', '')));
  const joined = portal.getByRole('listitem').filter({ hasText: 'Zusammengeführt' });
  await expect(joined).toHaveCount(1);
  await expect(joined).not.toContainText('Antwort bis');
  await joined.getByRole('link').click();
  await expect(portal.getByText('Wir bearbeiten sie zusammen mit Ihrer')).toBeVisible();
  await expect(portal.getByText('Unser Angebot erhalten Sie bis')).toHaveCount(0);
  const kept = portal.getByRole('link', { name: /^Anfrage MD-/ });
  const reference = await kept.innerText();
  await kept.click();
  await expect(portal.getByText(reference, { exact: true })).toBeVisible();
  await expect(portal.getByText('Wir bearbeiten sie zusammen mit Ihrer')).toHaveCount(0);
  await portal.context().close();

  await rowOf(page, 'Anna Groß').getByRole('link').click();
  await page.getByRole('button', { name: /abtrennen/ }).click();
  await expect(page.getByRole('button', { name: /als Duplikat zusammenführen/ })).toBeVisible();
});

test(
  'what arrived while the connection was away is shown when it is back',
  { tag: '@full' },
  async ({ page, site }) => {
    const sockets: WebSocketRoute[] = [];
    let isAway = false;
    await page.routeWebSocket(/realtime/, (socket) => {
      if (isAway) return void socket.close();
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.reload();
    await expect(rowOf(page, 'Bernd Voss')).toBeVisible();
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    isAway = true;
    for (const socket of sockets.splice(0)) await socket.close();
    const body = buildQuote({ name: 'Doris Draht', email: 'doris@draht.example' });
    expect((await site.service().functions.invoke('quote-request', { body })).error).toBeNull();
    isAway = false;
    await expect(rowOf(page, 'Doris Draht')).toBeVisible();
    await site.service().from('quote_requests').delete().eq('email', 'doris@draht.example');
  },
);

test('many changes at once are read together', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/admin/nachrichten');
  await expect(
    page.getByText('Nachrichten aus dem Kontaktformular erscheinen hier.'),
  ).toBeVisible();
  // After the first read and the one when the channel has joined.
  await page.waitForTimeout(2_000);
  const reads: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/rest/v1/contact_messages') && reads.push(request.url()),
  );
  const rows = Array.from({ length: 40 }, (_, index) => ({
    request_id: randomUUID(),
    reference: `MK-VIELE-${index}`,
    name: 'Viele Nachrichten',
    email: 'viele@draht.example',
    phone: '',
    message: `Nachricht ${index}`,
    privacy_consent: true,
    privacy_text_version: 'v',
  }));
  expect((await site.service().from('contact_messages').insert(rows)).error).toBeNull();
  await expect(
    page.getByRole('main').locator('a[data-row]').filter({ hasText: 'Viele Nachrichten' }),
  ).toHaveCount(40);
  await page.waitForTimeout(1_000);
  expect(reads.length).toBeLessThanOrEqual(4);
  await site.service().from('contact_messages').delete().eq('email', 'viele@draht.example');
});

test('list and board are accessible and fit a phone @phone', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/admin', '/admin?ansicht=tafel']) {
    await page.goto(path);
    await expect(
      page
        .getByText('Bernd Voss')
        .or(page.getByRole('button', { name: 'Bernd Voss verschieben' }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page, {}, path);
    await expectNoOverflow(page, path);
  }
});
