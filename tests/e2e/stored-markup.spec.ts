import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount, openAs, openService, startSession } from '#tests/support/accounts.ts';
import { bookAt, listSlots } from '#tests/support/bookings.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { buildQuote } from '#tests/support/quote.ts';

// What a visitor writes stands everywhere as text: in the admin area, the portal and the pages of links.

const MARK = 'gespeichert-markup';
const MARKUP = `<img src=x class=${MARK} onerror="window.pwned=1"><svg onload="window.pwned=1">`;
const BREAK = `"'></textarea></title><script>window.pwned=1</script>`;
const TEXT = `${MARKUP}${BREAK}`;

const expectText = async (page: Page) => {
  expect(await page.locator(`img.${MARK}, svg[onload]`).count()).toBe(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
};

async function writeEverywhere(request: APIRequestContext, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  };
  const person = { name: TEXT.slice(0, 100), email, phone: '<b onclick=x>1', privacyConsent: true };
  await post('/api/quote-request', {
    ...buildQuote({ ...person, message: TEXT, company: TEXT.slice(0, 100) }),
    location: MARKUP.slice(0, 90),
    industry: MARKUP.slice(0, 90),
  });
  await post('/api/contact', { ...person, message: TEXT });
  await post('/api/withdrawal', { ...person, contract: TEXT, requestId: randomUUID() });
  await post('/api/chatbot', { message: TEXT.slice(0, 400), sessionId: randomUUID() });
  await post('/api/analytics', {
    name: 'error',
    category: 'error',
    label: TEXT.slice(0, 150),
    sessionId: randomUUID(),
    timestamp: new Date().toISOString(),
    url: `http://firma.example/${encodeURIComponent(MARKUP)}`,
    userAgent: TEXT.slice(0, 150),
  });
  const [slot] = (await listSlots(request)).slice(-1);
  expect(await bookAt(request, slot!, { ...person, note: TEXT })).toBe(200);
}

test(
  'what visitors write is text in the admin area and in the portal',
  { tag: '@full' },
  async ({ page, request }) => {
    await withConsent(page);
    const account = await createAccount(TEXT.slice(0, 100));
    await writeEverywhere(request, account.email);
    const customer = await openAs(account);
    const { error } = await customer
      .from('messages')
      .insert({ customer_id: account.id, from_staff: false, body: TEXT });
    expect(error).toBeNull();

    await startSession(page, ADMIN);
    const service = await openService();
    const { data } = await service
      .from('quote_requests')
      .select('id')
      .eq('email', account.email)
      .single<{ id: string }>();
    for (const path of [
      '/admin',
      '/admin/anfragen',
      `/admin/anfragen/${data!.id}`,
      '/admin/nachrichten',
      `/admin/unterhaltungen/${account.id}`,
      '/admin/termine',
      '/admin/widerrufe',
      '/admin/chat',
      '/admin/fehler',
      '/admin/mails',
      '/admin/benutzer',
      '/admin/protokoll',
      '/admin/statistik',
      `/admin/datenschutz?email=${encodeURIComponent(account.email)}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectText(page);
    }
    // It was there to be shown.
    await page.goto(`/admin/anfragen/${data!.id}`);
    await expect(page.getByText(MARK).first()).toBeVisible();

    await startSession(page, account);
    for (const path of ['/portal', '/portal/anfragen', '/portal/nachrichten', '/portal/profil']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectText(page);
    }
  },
);

test(
  'addresses of pages carry no markup and lead nowhere else',
  { tag: '@full' },
  async ({ page }) => {
    const markup = encodeURIComponent(TEXT);
    for (const path of [
      `/login?weiter=${encodeURIComponent('javascript:window.pwned=1')}`,
      `/login?weiter=//evil.example&error_code=${markup}&error_description=${markup}`,
      `/suche?q=${markup}`,
      `/anfrage/${markup}`,
      `/angebot/${markup}`,
      `/termin/${markup}`,
      `/newsletter/bestaetigen?token=${markup}`,
      `/einrichten?schluessel=${markup}`,
      `/?angebot=${markup}&paket=${markup}`,
      `/${markup}`,
    ]) {
      await page.goto(path);
      await expectText(page);
      expect(new URL(page.url()).host).toBe(new URL(process.env['E2E_ORIGIN']!).host);
    }
  },
);
