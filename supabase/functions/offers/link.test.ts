// @database postgres
import { extractText } from 'unpdf';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { configureContent } from '#content/settings.ts';
import { loadTerms } from '#content/terms.ts';
import { handleOffers } from '#functions/offers/handler.ts';
import { asOwner } from '#platform/db/database.ts';
import { drawOffer } from '#server/http/offer-document.ts';
import { hashConsentText } from '#shared/consent/consent-texts.ts';
import { formatDay } from '#shared/core/format.ts';
import type { LinkedOffer } from '#shared/offers/offer-call.ts';
import { buildCall, createTestContext } from '#tests/support/function-context.ts';
import { STAFF, openOfferFunction } from '#tests/support/offer-function.ts';

const { platform, clients, query, call, customer, contentFor, send, acceptance, tokenIn, mails } =
  await openOfferFunction();

/** Sent to somebody without an account, with the token of the mail. */
async function sendToGuest() {
  const email = `gast-${crypto.randomUUID().slice(0, 8)}@kunde.example`;
  const offer = await send(contentFor({ customer: customer({ email }) }));
  return { offer, email, token: await tokenIn('offer-sent') };
}
const show = (token: string) => call(null, { action: 'show', token });
const eventsOf = () =>
  query<{ kind: string; actor: string | null; body: string }>(
    'select kind, actor, body from public.offer_events order by id',
  );

describe('the link of an offer', () => {
  it('shows it, takes a question and the order without an account', async () => {
    const { offer, email, token } = await sendToGuest();
    const { status, body } = await show(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hasAccount: false,
      needsSignIn: false,
      offer: { id: offer.id, status: 'sent', snapshot_hash: offer.snapshot_hash },
    });
    expect(await call(null, { action: 'ask', token, body: ' Wann? ' })).toMatchObject({
      status: 200,
    });
    // The answer goes out with a link of its own.
    await clients[STAFF]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Im Mai.' });
    expect(await show(await tokenIn('offer-answer'))).toMatchObject({ status: 200 });

    const order = acceptance(offer, { token, options: ['seo'], grossCents: 97_874 });
    const [one, two] = await Promise.all([call(null, order), call(null, order)]);
    expect(one).toMatchObject({ status: 200, body: { success: true } });
    expect(two).toEqual(one);
    expect(await query('select status, customer_id from public.offers')).toEqual([
      { status: 'accepted', customer_id: null },
    ]);
    expect(await query('select title, customer_email from public.projects')).toEqual([
      { title: 'Neue Website für Ihre Bäckerei', customer_email: email },
    ]);
    expect(await query('select count(*)::int as steps from public.project_milestones')).toEqual([
      { steps: 5 },
    ]);
    expect((await eventsOf()).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['sent', STAFF],
      ['question', null],
      ['answer', STAFF],
      ['accepted', null],
    ]);
    const [event] = await query<{ evidence: object }>(
      `select evidence from public.offer_events where kind = 'accepted'`,
    );
    expect(event!.evidence).toMatchObject({
      name: 'Ada Amsel',
      hash: offer.snapshot_hash,
      link: { sentTo: email, sentAt: expect.any(String) },
    });
    const sent = await mails();
    expect(sent.map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      `offer-accepted ${email}`,
      'offer-accepted-agency agency',
      `offer-answer ${email}`,
      'offer-question agency',
      `offer-sent ${email}`,
    ]);
    // The agency's copy opens nothing; the customer's shows the order.
    expect(sent[1]!.data).not.toHaveProperty('token');
    const { body: ordered } = await show(await tokenIn('offer-accepted'));
    expect((ordered as unknown as LinkedOffer).offer.accepted_options).toEqual(['seo']);
  });

  it('keeps a question once that was sent again, and tells why it takes none any more', async () => {
    const { offer, token } = await sendToGuest();
    const requestId = crypto.randomUUID();
    const ask = (body: string) => call(null, { action: 'ask', token, body, requestId });
    const answers = await Promise.all([ask('Wann?'), ask('Wann?')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('Wann?')).status).toBe(200);
    // Other words are another question, even under the same number.
    expect((await ask('Wann genau?')).status).toBe(200);
    const asked = (await eventsOf()).filter(({ kind }) => kind === 'question');
    expect(asked.map(({ body }) => body)).toEqual(['Wann?', 'Wann genau?']);
    expect((await mails()).filter(({ template }) => template === 'offer-question')).toHaveLength(2);
    await clients[STAFF]!.rpc('withdraw_offer', { offer_id: offer.id });
    expect(await ask('Warum?')).toMatchObject({
      status: 410,
      body: { error: 'Dieses Angebot haben wir zurückgezogen.' },
    });
  });

  it('ends with a mail to whom a later link has brought the offer', async () => {
    const { offer } = await sendToGuest();
    const staff = clients[STAFF]!;
    const setStatus = (key: string, status: string) =>
      query(`update public.outbox_mails set status = '${status}' where event_key like '${key}'`);
    await setStatus(`offer:${offer.id}:sent`, 'dead');
    await staff.rpc('renew_offer_link', { offer_id: offer.id });
    await setStatus(`offer:${offer.id}:link:%`, 'sent');
    await staff.rpc('withdraw_offer', { offer_id: offer.id });
    expect((await mails()).map(({ template }) => template)).toContain('offer-withdrawn');
  });

  it('refuses once', async () => {
    const { offer, token } = await sendToGuest();
    const refusal = { action: 'refuse', token, reason: 'Zu teuer' };
    expect((await call(null, refusal)).status).toBe(200);
    expect((await call(null, refusal)).status).toBe(200);
    expect(await call(null, acceptance(offer, { token }))).toMatchObject({
      status: 409,
      body: { code: 'refused' },
    });
    expect((await eventsOf()).at(-1)).toEqual({ kind: 'refused', actor: null, body: 'Zu teuer' });
  });

  it('is random, kept as a hash, and leaves the outbox with its mail', async () => {
    const { token } = await sendToGuest();
    const { token: other } = await sendToGuest();
    // Two UUIDs of version 4: 244 random bits.
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(token);
    const links = await query<{ token_hash: string }>('select * from public.offer_links');
    expect(JSON.stringify(links)).not.toContain(token);
    await query('select public.finish_mail(id) from public.outbox_mails');
    expect(JSON.stringify(await mails())).not.toContain(token);
    expect((await show(token)).status).toBe(200);
  });

  it('answers nobody who tries too many', async () => {
    const { token } = await sendToGuest();
    const context = createTestContext(platform.service(), { allow: async () => false });
    const request = buildCall({ action: 'show', token });
    expect((await handleOffers(request, context)).status).toBe(429);
  });

  it('opens nothing when changed, nor another offer', async () => {
    const { token } = await sendToGuest();
    const { offer: other } = await sendToGuest();
    const changed = (token.startsWith('0') ? '1' : '0') + token.slice(1);
    expect((await show(changed)).status).toBe(404);
    expect((await call(null, acceptance(other, { token }))).status).toBe(404);
    expect((await call(null, acceptance(other, { token: changed }))).status).toBe(404);
    expect((await call(null, acceptance(other))).status).toBe(401);
    expect(await query(`select distinct status from public.offers`)).toEqual([{ status: 'sent' }]);
  });

  it('ends when revoked, replaced, withdrawn or past its day', async () => {
    const staff = clients[STAFF]!;
    const { offer, token } = await sendToGuest();
    expect((await staff.rpc('revoke_offer_links', { offer_id: offer.id })).data).toBe(true);
    expect(await show(token)).toMatchObject({ status: 410, body: { code: 'revoked' } });
    expect((await call(null, acceptance(offer, { token }))).status).toBe(410);
    expect((await call(null, { action: 'refuse', token, reason: '' })).status).toBe(410);

    expect((await staff.rpc('renew_offer_link', { offer_id: offer.id })).error).toBeNull();
    const renewed = await tokenIn('offer-sent');
    expect((await show(renewed)).status).toBe(200);

    const days = (move: string) =>
      platform.db.transaction(asOwner('test'), (tx) =>
        tx.script(`update public.offers set valid_until = current_date ${move}`),
      );
    await days('- 1');
    // Whoever is answered late can read it; what he may do goes by the day of the offer.
    expect((await show(renewed)).status).toBe(200);
    expect(await call(null, acceptance(offer, { token: renewed }))).toMatchObject({
      status: 410,
      body: { code: 'expired' },
    });
    await query(`update public.offer_links set created_at = created_at - interval '31 days'`);
    expect(await show(renewed)).toMatchObject({ status: 410, body: { code: 'ended' } });
    await days('+ 9');

    await query(`update public.outbox_mails set status = 'sent'`);
    expect((await staff.rpc('withdraw_offer', { offer_id: offer.id })).data).toBe('withdrawn');
    expect(await show(renewed)).toMatchObject({ status: 410, body: { code: 'withdrawn' } });
    expect((await call(null, acceptance(offer, { token: renewed }))).status).toBe(410);
    expect((await mails()).map(({ template }) => template)).toContain('offer-withdrawn');
    await expect(
      query(`update public.offers set status = 'sent', decided_at = null`),
    ).rejects.toThrow(/ist entschieden/);

    const { offer: first, token: old } = await sendToGuest();
    const { data: next } = await staff.rpc('start_offer_version', { offer_id: first.id });
    const [row] = await query<{ updated_at: string }>(
      `select to_jsonb(updated_at) #>> '{}' as updated_at from public.offers
       where id = '${String(next)}'`,
    );
    await call(STAFF, { action: 'send', id: next as string, updatedAt: row!.updated_at });
    expect(await show(old)).toMatchObject({ status: 410, body: { code: 'superseded' } });
    // A copy kept somewhere says so, too.
    const copy = await drawOffer(platform.service(), first.id, SAMPLE_COMPANY);
    const { text } = await extractText(new Uint8Array(copy!.bytes));
    expect(text.every((page) => page.includes('Ersetzt'))).toBe(true);
    // What the outbox still had of the first version is not sent after the second.
    const sent = (await mails()).filter(({ data }) => data['number'] === first.number);
    expect(sent.map(({ data }) => data['version'])).toEqual([2]);
  });

  it('tells nobody of an offer that was withdrawn before its mail had left', async () => {
    const { offer } = await sendToGuest();
    await clients[STAFF]!.rpc('renew_offer_link', { offer_id: offer.id });
    expect(await mails()).toHaveLength(2);
    await clients[STAFF]!.rpc('withdraw_offer', { offer_id: offer.id });
    expect(await mails()).toEqual([]);
  });

  it('does not replace the second factor of its account', async () => {
    const offer = await send();
    const token = await tokenIn('offer-sent');
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         select gen_random_uuid(), customer_id, 'totp', 'verified', now(), now()
         from public.offers`,
      ),
    );
    expect(await show(token)).toMatchObject({ body: { hasAccount: true, needsSignIn: true } });
    expect(await call(null, acceptance(offer, { token }))).toMatchObject({
      status: 403,
      body: { code: 'factor' },
    });
    expect((await call(null, { action: 'refuse', token, reason: '' })).status).toBe(403);
    // The next mail promises no more than that.
    await clients[STAFF]!.rpc('renew_offer_link', { offer_id: offer.id }).throwOnError();
    expect(
      await query(
        `select data -> 'needsSignIn' as told from public.outbox_mails
         where template = 'offer-sent' order by created_at`,
      ),
    ).toEqual([{ told: false }, { told: true }]);
    await query('delete from auth.mfa_factors');
  });

  it('tells its holder nothing of views and links, and notes each view', async () => {
    const { token } = await sendToGuest();
    for (let time = 0; time < 2; time += 1)
      expect(await call(null, { action: 'view', token })).toMatchObject({ status: 200 });
    const wrong = { action: 'view', token: token.replace(/.$/, 'x') };
    expect(await call(null, wrong)).toMatchObject({ status: 404, body: { success: false } });
    expect((await eventsOf()).filter(({ kind }) => kind === 'viewed')).toHaveLength(2);
    const { body } = await show(token);
    expect((body as unknown as LinkedOffer).offer.offer_events.map(({ kind }) => kind)).toEqual([
      'sent',
    ]);
  });

  it('leads into the account that is made later with the address', async () => {
    const { offer, email, token } = await sendToGuest();
    await call(null, acceptance(offer, { token }));
    const invoice = crypto.randomUUID();
    await query(
      `insert into public.invoices (id, customer_email, content, offer_id)
       values ('${invoice}', '${email}', '{}', '${offer.id}')`,
    );
    const guest = crypto.randomUUID();
    await query(`insert into auth.users (id, email) values ('${guest}', '${email}')`);
    const account = platform.client(await platform.userToken(guest));
    expect((await account.from('offers').select('id')).data).toEqual([]);
    await query(`update auth.users set email_confirmed_at = now() where id = '${guest}'`);
    expect((await account.from('offers').select('id,status')).data).toEqual([
      { id: offer.id, status: 'accepted' },
    ]);
    expect((await account.from('projects').select('offer_id')).data).toEqual([
      { offer_id: offer.id },
    ]);
    expect(await query(`select customer_id from public.invoices where id = '${invoice}'`)).toEqual([
      { customer_id: guest },
    ]);
    await query(`delete from public.invoices where id = '${invoice}'`);
  });
});

describe('the terms of an offer', () => {
  it('are frozen with it, whatever becomes of the page, and their version is kept with the order', async () => {
    const { offer, token } = await sendToGuest();
    const terms = await loadTerms();
    expect(terms.text).toContain('# 1. Geltung');
    expect(terms.text).not.toMatch(/\]\(|\{\{/);
    onTestFinished(() => configureContent({ findOverrides: async () => [] }));
    const source =
      '---\ntitle: "AGB"\ndescription: "Neue AGB."\nh1: "AGB"\nupdated: ' +
      '2027-01-01\n---\n\n## 1. Anders\n\nNeu.\n';
    configureContent({
      findOverrides: async (collection) =>
        collection === 'legal' ? [{ origin: 'test', slug: 'agb', source }] : [],
    });
    expect((await loadTerms()).text).toBe('# 1. Anders\n\nNeu.');

    const { body } = await show(token);
    const { snapshot } = (body as unknown as LinkedOffer).offer;
    expect(snapshot.terms).toEqual(terms);
    expect(snapshot.texts.order).toContain('Es gelten unsere AGB vom');
    await call(null, acceptance(offer, { token }));
    const [event] = await query<{ evidence: object }>(
      `select evidence from public.offer_events where kind = 'accepted'`,
    );
    expect(event!.evidence).toMatchObject({
      termsUpdated: terms.updated,
      textVersions: { terms: await hashConsentText(terms.text) },
    });
    const document = await drawOffer(platform.service(), offer.id, SAMPLE_COMPANY);
    const { text } = await extractText(new Uint8Array(document!.bytes), { mergePages: true });
    expect(text).toContain('1. Geltung');
    expect(text).toContain(`AGB vom ${formatDay(terms.updated)}`);
    expect(text).not.toContain('Anders');
  });
});
