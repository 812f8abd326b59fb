import { openService, readAnonKey, startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { enquire, writeContact } from '#tests/support/hostile-visits.ts';
import { watch } from '#tests/support/hostile-watch.ts';

// ASVS 1.2.1: what visitors write is text. Every field and page: hostile-crawl.spec.ts.

/** The policy would stop a script; that none is made is shown without it. */
test.use({ bypassCSP: true, serviceWorkers: 'block' });

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
  const seen = await watch(page.context());
  for (const path of [
    `/admin/anfragen/${data!.id}`,
    `/admin/nachrichten?q=${String(contact['email'])}`,
    `/dokumente/mails/${mail.data!.id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText('"><img src=x onerror=__pwned(');
    await seen.look(page);
  }
  expect(seen.ran).toEqual([]);
  expect(seen.active).toEqual([]);
});
