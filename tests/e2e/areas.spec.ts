import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  createAccount,
  forgetSession,
  openService,
  signIn,
  startSession,
} from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { buildQuote } from '#tests/support/quote.ts';

test.beforeEach(({ page }) => withConsent(page));

/** Behind the initials, on phones behind 'Mehr'. */
const openAccount = (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: /^(.{0,2}Konto: .*|Mehr.*)$/, visible: true })
    .click();

async function submit(changes: Record<string, unknown>, token?: string) {
  const service = await openService();
  const { data, error } = await service.functions.invoke('quote-request', {
    body: buildQuote(changes),
    ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  });
  if (error) throw error;
  return data as { reference: string };
}

test.describe('portal', () => {
  test(
    'without a session nobody gets in, and the HTML carries no data',
    { tag: '@full' },
    async ({ page, request }) => {
      for (const path of [
        '/portal',
        '/admin',
        '/portal/anfragen/00000000-0000-4000-8000-000000000000',
      ]) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(302);
        expect(response.headers()['location']).toContain('/login');
        expect(response.headers()['cache-control']).toContain('no-store');
        await page.goto(path);
        await expect(page).toHaveURL(/\/login\?weiter=/);
      }
    },
  );

  test(
    'shows a name given at registration as text, here and in the admin area (SEC-04)',
    { tag: '@full' },
    async ({ page }) => {
      const name = `<img src=x onerror="document.title='pwned'"> ${Date.now()}`;
      const account = await createAccount(name);
      await submit({ email: account.email, name, company: name });
      await signIn(page, account);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.goto('/portal/profil');
      await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue(name);
      await forgetSession(page);
      await signIn(page, ADMIN, '/admin/benutzer?status=alle');
      await page.getByRole('searchbox').fill(account.email);
      await expect(page.getByText(name).first()).toBeVisible();
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(await page.title()).not.toContain('pwned');
    },
  );

  test('shows the own requests and nobody else’s, with history', async ({ page, request }) => {
    const account = await createAccount('Karla Kundin');
    const foreign = await submit({ name: 'Fremder Mensch' });
    // A request sent as guest joins the account of the same confirmed address.
    const email = `gast-${Date.now()}@firma.example`;
    const guest = await submit({ email, projectType: 'shop' });
    const service = await openService();
    await service.auth.admin.updateUserById(account.id, { email, email_confirm: true });
    await signIn(page, { ...account, email });
    await expect(page).toHaveURL(/\/portal$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Karla Kundin');
    await expect(page.getByRole('banner')).toContainText('Karla Kundin');
    await expect(page.getByText(guest.reference)).toBeVisible();
    await expect(page.getByText(foreign.reference)).toBeHidden();
    // Who has asked waits for the offer, and nothing else is said to be his to do.
    await expect(page.getByText('Ihre Anfrage liegt uns vor.')).toBeVisible();
    await expect(page.getByText('Zurzeit wartet nichts auf Sie.')).toBeHidden();
    // One that is sent later belongs to nobody until he signs in again, wherever.
    const later = await submit({ email: email.toUpperCase(), projectType: 'chatbot' });
    const { data: unowned } = await service
      .from('quote_requests')
      .select('user_id')
      .eq('reference', later.reference)
      .single();
    expect(unowned).toEqual({ user_id: null });
    await expect(page.getByText(later.reference)).toBeHidden();
    await (await openService()).auth.signInWithPassword({ email, password: account.password });
    await page.reload();
    await expect(page.getByText(later.reference)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pakete' })).toHaveCount(
      0,
    );
    for (const name of ['Impressum', 'Datenschutz', 'Startseite'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
    await page.getByText(guest.reference).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sie möchten einen Online-Shop',
    );
    await expect(page.getByText('Eingegangen')).toBeVisible();
    const rendered = await page.request.get('/portal');
    expect(rendered.headers()['cache-control']).toContain('no-store');
    // The page comes with its rows, read under the rights of this person.
    const html = await rendered.text();
    expect(html).toContain(guest.reference);
    expect(html).not.toContain(foreign.reference);
    // In capitals it is the same page, never one that is kept for everybody.
    for (let i = 0; i < 2; i++)
      expect((await page.request.get('/PORTAL', { maxRedirects: 0 })).status()).toBe(301);
    expect((await request.get('/PORTAL', { maxRedirects: 0 })).headers()['location']).toContain(
      '/login',
    );
    const { data: row } = await service
      .from('quote_requests')
      .select('id')
      .eq('reference', foreign.reference)
      .single<{ id: string }>();
    await page.goto(`/portal/anfragen/${row!.id}`);
    await expect(page.getByText('Diese Anfrage gibt es nicht')).toBeVisible();
    for (const [path, text] of [
      ['/portal/anfragen/1', 'Diese Anfrage gibt es nicht'],
      ['/portal/angebote/1', 'Dieses Angebot gibt es nicht'],
      ['/portal/projekte/1', 'Dieses Projekt gibt es nicht'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    }
  });

  test(
    'an address that leads nowhere keeps the frame and shows a way on @phone',
    { tag: '@full' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      for (const [account, area, back] of [
        [await createAccount(), '/portal', '/portal'],
        [ADMIN, '/admin', '/admin/uebersicht'],
      ] as const) {
        await page.context().clearCookies();
        await signIn(page, account, `${area}`);
        const answer = await page.goto(`${area}/gibt-es-nicht`);
        expect(answer!.status()).toBe(404);
        expect(answer!.headers()['cache-control']).toContain('no-store');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Diese Seite gibt es nicht',
        );
        if (area === '/admin') await openAccount(page);
        await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
        await expectAccessible(page);
        const way = page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' });
        await expect(way).toHaveAttribute('href', back);
      }
    },
  );

  test(
    'a page that fails keeps the frame and shows a way on',
    { tag: '@full' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/TypeError|is not|Cannot/);
      await signIn(page, await createAccount());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Rows of a shape no page expects.
      await page.route('**/rest/v1/**', (route) => route.fulfill({ json: [null] }));
      await page.goto('/portal/angebote');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgelaufen');
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }),
      ).toHaveAttribute('href', '/portal');
      // ERROR-02, -04, -05.
      await expect(page.getByRole('main')).toContainText('Wir entschuldigen uns');
      for (const [name, href] of [
        ['Zur Startseite', '/'],
        ['hilfe@maasbogen.example', 'mailto:hilfe@maasbogen.example'],
      ])
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
          'href',
          href!,
        );
      await page.unroute('**/rest/v1/**');
      await page.getByRole('button', { name: 'Seite neu laden' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebote');
    },
  );

  test(
    'a failed read is tried again and then offered as a button',
    { tag: '@full' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      const account = await createAccount();
      await signIn(page, account, '/portal/profil');
      await page.clock.install();
      let calls = 0;
      await page.route('**/rest/v1/quote_requests*', (route) => {
        calls++;
        return route.fulfill({ status: 500, json: { message: 'x' } });
      });
      // The first page comes with its rows; further ones read in the browser.
      await page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).click();
      await expect(async () => {
        await page.clock.runFor(5_000);
        expect(await page.getByText('Die Daten konnten nicht geladen werden.').count()).toBe(1);
      }).toPass();
      // The live connection, once it stands, asks once more.
      expect(calls).toBeGreaterThanOrEqual(4);
      await page.unroute('**/rest/v1/quote_requests*');
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(page.getByText('Noch keine Anfrage')).toBeVisible();
    },
  );
});

/** Private pages wait for their code until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('what was chosen in a private list before its code has come counts', async ({ page }) => {
  const name = `Frieda Früh ${Date.now()}`;
  await submit({ name });
  const release = await holdCode(page);
  await startSession(page, ADMIN);
  await page.goto(`/admin?ansicht=liste&suche=${encodeURIComponent(name)}`, {
    waitUntil: 'commit',
  });
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByLabel('Suche').fill(name.slice(0, -1));
  release();
  await expect(page.getByText('1 ausgewählt')).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveURL(/suche=[^&]*\d{12}(&|$)/);
});

test('a private page that is read before its code has come keeps its place', async ({ page }) => {
  const { reference } = await submit({ name: 'Lang Leserin', message: 'Zeile\n'.repeat(40) });
  const { data } = await (
    await openService()
  )
    .from('quote_requests')
    .select('id')
    .eq('reference', reference)
    .single<{ id: string }>();
  const release = await holdCode(page);
  await startSession(page, ADMIN);
  await page.goto(`/admin/anfragen/${data!.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lang Leserin');
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  const readPlace = () => page.evaluate(() => scrollY);
  const place = await readPlace();
  expect(place).toBeGreaterThan(200);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(await readPlace()).toBe(place);
});

test.describe('admin', () => {
  test('is closed to customers', { tag: '@full' }, async ({ page }) => {
    await submit({ name: 'Geheimer Name' });
    const account = await createAccount();
    await signIn(page, account, '/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Zugriff');
    await expect(page.getByText('Geheimer Name')).toHaveCount(0);
    expect(await (await page.request.get('/admin')).text()).not.toContain('Geheimer Name');
  });

  test('lists requests with name, address and price, live, and runs no markup of visitors', async ({
    page,
  }) => {
    const name = `<img src=x onerror="document.title='pwned'"> ${Date.now()}`;
    await signIn(page, ADMIN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebotsanfragen');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const quote = buildQuote({ name });
    const service = await openService();
    await service.functions.invoke('quote-request', { body: quote });
    const row = page.getByRole('row').filter({ hasText: quote.email });
    await expect(row).toBeVisible();
    await expect(row).toContainText(name);
    await expect(row).toContainText('378');
    await page.getByRole('searchbox').fill(quote.email);
    await expect(page.getByText(/^1 von \d+ Anfragen$/)).toBeVisible();

    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByText('Nachweise', { exact: true }).click();
    await expect(page.getByRole('img', { name: /Unterschrift von/ })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^ja, / }).first()).toBeVisible();
    await page.getByLabel('Status').selectOption('in_review');
    // In the history; the list beside it says it too.
    await expect(page.getByRole('listitem').filter({ hasText: /^In Prüfung\d/ })).toBeVisible();
    await page.getByRole('button', { name: 'Notiz schreiben' }).click();
    await page.getByLabel(/Neue Notiz/).fill('Rückruf am Montag');
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    // In the list; the field that still holds it leaves a moment later.
    await expect(page.getByRole('listitem').filter({ hasText: 'Rückruf am Montag' })).toBeVisible();
    expect(await page.title()).not.toBe('pwned');
  });

  test('a page shows its heading before what it can still wait for', async ({ page }) => {
    await signIn(page, ADMIN, '/admin');
    const sections = page.getByRole('navigation', { name: 'Verwaltung' });
    for (const [label, section, late, part] of [
      ['Übersicht', 'Übersicht', /assets\/figures-of-weeks-/, 'Letzte 12 Wochen'],
      ['Inhalte', 'Website', /inhalte\.data/, 'Startseite'],
    ] as const) {
      const withheld = Promise.withResolvers<void>();
      await page.route(late, async (route) => {
        await withheld.promise;
        await route.continue();
      });
      await sections.getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      await expect(page.getByRole('main').getByText(part)).toBeHidden();
      withheld.resolve();
      await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
    }
  });

  test(
    'a page of the agency that fails keeps the frame and shows a way on',
    { tag: '@full' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/broken on purpose/);
      await page.route(/assets\/mails-.{8}\.js/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Broken() { throw new Error("broken on purpose"); }',
        }),
      );
      await signIn(page, ADMIN, '/admin/mails');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgelaufen');
      await openAccount(page);
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Seite neu laden' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
      await page.goto('/admin/uebersicht');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
    },
  );
});
