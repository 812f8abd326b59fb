import type { Page } from '@playwright/test';
import { openService, readAnonKey, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { places } from '#tests/support/hostile.ts';
import { enquire, writeContact } from '#tests/support/hostile-visits.ts';

// ASVS 1.2.1, 1.2.10, 1.3.3: what visitors and customers write is text, whoever reads it.

/** The policy would stop a script; that none is made is shown without it. */
test.use({ bypassCSP: true, serviceWorkers: 'block' });

type Watch = { ran: string[]; found: string[]; look: () => Promise<void> };

async function watch(page: Page): Promise<Watch> {
  const ran: string[] = [];
  const found: string[] = [];
  await page.exposeBinding('__pwned', (_source, n: number) => {
    ran.push(`${places[n]} on ${page.url()}`);
  });
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return {
    ran,
    found,
    /** What would run at a touch or a press. */
    async look() {
      for (const frame of page.frames())
        for (const text of await frame.evaluate(findActive).catch(() => []))
          found.push(`${text} on ${page.url()}`);
    },
  };
}

function findActive(): string[] {
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'];
  const bad: string[] = [];
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const address = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
      if (
        name.startsWith('on') ||
        (ADDRESSES.includes(name) && /^(javascript|vbscript|data:text\/html)/.test(address)) ||
        (name === 'src' && address === 'x')
      )
        bad.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
    }
  return bad;
}

test('what a stranger sends stands as text in the record, the list and the mail', async ({
  page,
  request,
}) => {
  const service = await openService();
  const quote = enquire(0);
  const contact = writeContact(0);
  expect(
    (
      await request.post('/functions/v1/quote-request', {
        data: quote,
        headers: { apikey: await readAnonKey() },
      })
    ).ok(),
  ).toBe(true);
  expect((await request.post('/api/contact', { data: contact })).ok()).toBe(true);
  const { data } = await service
    .from('quote_requests')
    .select('id')
    .eq('request_id', String(quote['requestId']))
    .single<{ id: string }>();
  const mail = await service
    .from('outbox_mails')
    .select('id')
    .eq('event_key', `quote:${String(quote['requestId'])}:agency`)
    .single<{ id: string }>();
  await withConsent(page);
  await startSession(page, ADMIN);
  const seen = await watch(page);
  for (const path of [
    `/admin/anfragen/${data!.id}`,
    `/admin/nachrichten?q=${String(contact['email'])}`,
    `/dokumente/mails/${mail.data!.id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText('"><img src=x onerror=__pwned(');
    await seen.look();
  }
  expect(seen.ran).toEqual([]);
  expect(seen.found).toEqual([]);
});
