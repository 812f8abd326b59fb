import type { SupabaseClient } from '@supabase/supabase-js';
import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { asOwner } from '#platform/db/database.ts';
import { canonicalJson } from '#shared/canonical-json.ts';
import type { OfferContent } from '#shared/offer.ts';
import type { OfferAnswer } from '#shared/offer-call.ts';
import { drawOffer } from '#server/offer-document.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createTestContext } from '../chatbot/test-context.ts';
import { handleOffers } from './handler.ts';

const ADA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'b0000000-0000-4000-8000-000000000002';
const STAFF = 'c0000000-0000-4000-8000-000000000003';
const SIGNATURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let platform: TestPlatform;
const clients: Record<string, SupabaseClient> = {};
const query = <Row extends Record<string, unknown>>(sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.query<Row>(sql));

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.script(`
      insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
        ('${ADA}', 'ada@kunde.example', '{"full_name":"Ada Amsel"}', now()),
        ('${BEN}', 'ben@kunde.example', '{}', now()),
        ('${STAFF}', 'staff@maasbogen.example', '{}', now());
      update public.profiles set role = 'admin' where id = '${STAFF}';`),
  );
  for (const id of [ADA, BEN, STAFF]) clients[id] = platform.client(await platform.userToken(id));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.script(
      'set local session_replication_role = replica; delete from public.outbox_mails; delete from public.project_milestones; delete from public.projects; delete from public.offer_events; delete from public.offers; delete from public.quote_request_events; delete from public.quote_requests; delete from public.audit_log;',
    ),
  );
});

async function call(user: string, body: object, now = new Date()): Promise<{ status: number; body: OfferAnswer }> {
  const context = createTestContext(platform.service(), {
    user: { id: user, email: null },
    role: 'authenticated',
    supabase: clients[user]!,
    admin: () => platform.service(),
    now: () => now,
  });
  const response = await handleOffers(new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) }), context);
  return { status: response.status, body: (await response.json()) as OfferAnswer };
}

const customer = (changes: Partial<OfferContent['customer']> = {}) => ({
  ...OFFER_SAMPLE.content.customer,
  email: 'ada@kunde.example',
  ...changes,
});
const contentFor = (changes: Partial<OfferContent> = {}): OfferContent => ({ ...OFFER_SAMPLE.content, customer: customer(), ...changes });

async function draft(content: unknown = contentFor(), request: string | null = null): Promise<{ id: string; updated_at: string }> {
  const { data, error } = await clients[STAFF]!.from('offers')
    .insert({ quote_request_id: request, customer_email: 'ada@kunde.example', content })
    .select('id,updated_at')
    .single<{ id: string; updated_at: string }>();
  if (error) throw new Error(error.message);
  return data;
}

type Sent = { id: string; number: string; snapshot: object; snapshot_hash: string; gross_cents: number };
async function send(content: OfferContent = contentFor(), request: string | null = null): Promise<Sent> {
  const { id, updated_at: updatedAt } = await draft(content, request);
  const answer = await call(STAFF, { action: 'send', id, updatedAt });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return (await query<Sent>(`select id, number, snapshot, snapshot_hash, gross_cents::int from public.offers where id = '${id}'`))[0]!;
}
const acceptance = (offer: Sent, changes: object = {}) => ({
  action: 'accept',
  id: offer.id,
  hash: offer.snapshot_hash,
  options: [],
  grossCents: offer.gross_cents,
  name: 'Ada Amsel',
  signature: SIGNATURE,
  signatureKind: 'drawn',
  withdrawalSeen: false,
  earlyStart: false,
  ...changes,
});
const mails = () =>
  query<{ template: string; recipient: string; data: Record<string, unknown> }>(
    'select template, recipient, data from public.outbox_mails order by template',
  );
const addRequest = async () =>
  (
    await query<{ id: string }>(`
      insert into public.quote_requests (request_id, reference, user_id, project_type, industry, name, email, phone, privacy_consent, signature, estimated_price, respond_by)
      values (gen_random_uuid(), 'MD-2026-TEST', '${ADA}', 'website', 'Handwerk', 'Ada', 'ada@kunde.example', '1', true, 'x', 590, now()) returning id`)
  )[0]!.id;

describe('sending', () => {
  it('seals snapshot, number and hash, moves the enquiry on and queues one mail', async () => {
    const request = await addRequest();
    const offer = await send(contentFor(), request);
    expect(offer.number).toMatch(/^AN-\d{4}-\d{4}$/);
    expect(offer.gross_cents).toBe(74_219);
    expect(offer.snapshot_hash).toBe(createHash('sha256').update(canonicalJson(offer.snapshot)).digest('hex'));
    expect((await query<{ status: string }>('select status from public.quote_requests'))[0]?.status).toBe('offered');
    expect(await mails()).toMatchObject([
      { template: 'offer-sent', recipient: 'ada@kunde.example', data: { number: offer.number, hasAccount: true } },
    ]);
    expect(await query('select kind, actor from public.offer_events')).toEqual([{ kind: 'sent', actor: STAFF }]);
    expect(
      (await query<{ actor: string }>(`select actor from public.audit_log where table_name = 'offers' and action = 'UPDATE'`))[0]?.actor,
    ).toBe(STAFF);
    // Nothing sent changes any more, not even by the owner of the table.
    await expect(query(`update public.offers set content = '{}'`)).rejects.toThrow(/ändern sich nicht mehr/);
  });

  it('draws gapless numbers, and none for a refused draft', async () => {
    const first = await send();
    const bad = await draft(contentFor({ positions: [] }));
    expect(await call(STAFF, { action: 'send', id: bad.id, updatedAt: bad.updated_at })).toMatchObject({
      status: 400,
      body: { success: false, fieldErrors: { positions: 'Ein Angebot braucht mindestens eine Position.' } },
    });
    const second = await send();
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
  });

  it('names missing fields by their path', async () => {
    const bad = await draft(contentFor({ customer: customer({ street: '' }) }));
    const { body } = await call(STAFF, { action: 'send', id: bad.id, updatedAt: bad.updated_at });
    expect(body).toMatchObject({ fieldErrors: { 'customer.street': 'Bitte geben Sie Straße und Hausnummer ein.' } });
  });

  it('refuses instalments for consumers, drafts a colleague has changed, and everybody but the staff', async () => {
    const consumer = await draft(contentFor({ customer: customer({ kind: 'consumer', company: '', vatId: '' }) }));
    expect((await call(STAFF, { action: 'send', id: consumer.id, updatedAt: consumer.updated_at })).body).toMatchObject({
      fieldErrors: { paymentPlan: 'Ratenzahlung bieten wir nur Unternehmen an.' },
    });
    const changed = await draft();
    expect(await call(STAFF, { action: 'send', id: changed.id, updatedAt: '2026-01-01T00:00:00+00:00' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await call(ADA, { action: 'send', id: changed.id, updatedAt: changed.updated_at })).status).toBe(404);
  });

  it('replaces the old version by the new one under the same number', async () => {
    const first = await send();
    const { data: next } = await clients[STAFF]!.rpc('start_offer_version', { offer_id: first.id });
    const { data: again } = await clients[STAFF]!.rpc('start_offer_version', { offer_id: first.id });
    expect(again).toBe(next);
    const [row] = await query<{ updated_at: string }>(
      `select to_jsonb(updated_at) #>> '{}' as updated_at from public.offers where id = '${String(next)}'`,
    );
    expect(await call(STAFF, { action: 'send', id: next as string, updatedAt: row!.updated_at })).toMatchObject({
      body: { number: first.number },
    });
    expect(await query('select version, status from public.offers order by version')).toEqual([
      { version: 1, status: 'superseded' },
      { version: 2, status: 'sent' },
    ]);
    expect(await call(ADA, acceptance(first))).toMatchObject({ status: 409, body: { code: 'superseded' } });
  });
});

describe('accepting', () => {
  it('stores order, evidence, project with milestones and two mails, once', async () => {
    const offer = await send(contentFor(), await addRequest());
    // The option adds 249.00 less 5 %.
    const order = acceptance(offer, { options: ['seo'], grossCents: 97_874 });
    const [one, two] = await Promise.all([call(ADA, order), call(ADA, order)]);
    expect(one).toMatchObject({ status: 200, body: { success: true } });
    expect(two).toEqual(one);
    expect(
      await query(`select status, accepted_options, accepted_net_cents::int as net, accepted_gross_cents::int as gross from public.offers`),
    ).toEqual([{ status: 'accepted', accepted_options: ['seo'], net: 97_874, gross: 97_874 }]);
    expect((await query<{ status: string }>('select status from public.quote_requests'))[0]?.status).toBe('won');
    expect(await query('select title, customer_id, number from public.projects')).toMatchObject([
      { title: 'Neue Website für Ihre Bäckerei', customer_id: ADA },
    ]);
    expect(
      (await query<{ title: string }>('select title from public.project_milestones order by position')).map(({ title }) => title),
    ).toEqual(['Auftakt: Ziele, Inhalte und Zugänge', 'Neue Website', 'Texte schreiben', 'SEO-Grundoptimierung', 'Abnahme und Übergabe']);
    const events = await query<{ kind: string; evidence: Record<string, unknown> | null }>(
      `select kind, evidence from public.offer_events where kind = 'accepted'`,
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.evidence).toMatchObject({
      name: 'Ada Amsel',
      options: ['seo'],
      hash: offer.snapshot_hash,
      button: 'Verbindlich beauftragen',
      grossCents: 97_874,
    });
    expect(JSON.stringify(events[0]?.evidence)).not.toContain('127.0.0.1');
    expect((await mails()).map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      'offer-accepted ada@kunde.example',
      'offer-accepted-agency agency',
      'offer-sent ada@kunde.example',
    ]);
    await expect(query(`update public.offers set accepted_gross_cents = 1`)).rejects.toThrow(/ist entschieden/);
  });

  it('refuses another total, another hash, a foreign option and an unreadable signature', async () => {
    const offer = await send();
    expect(await call(ADA, acceptance(offer, { grossCents: 1 }))).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await call(ADA, acceptance(offer, { hash: '0'.repeat(64) }))).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await call(ADA, acceptance(offer, { options: ['website'] }))).toMatchObject({ status: 400 });
    expect(await call(ADA, acceptance(offer, { signature: 'data:image/png;base64,AAAA' }))).toMatchObject({
      body: { fieldErrors: { signature: expect.any(String) } },
    });
    expect(await query(`select status from public.offers`)).toEqual([{ status: 'sent' }]);
  });

  it('finds out when the stored snapshot was tampered with', async () => {
    const offer = await send();
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(
        `set local session_replication_role = replica; update public.offers set snapshot = jsonb_set(snapshot, '{content,closing}', '"x"')`,
      ),
    );
    expect(await call(ADA, acceptance(offer))).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('knows no offer of another customer, and lets no staff order', async () => {
    const offer = await send();
    expect((await call(BEN, acceptance(offer))).status).toBe(404);
    expect((await call(STAFF, acceptance(offer))).status).toBe(404);
  });

  it('ends with the last day of validity', async () => {
    const offer = await send();
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(`update public.offers set valid_until = (now() at time zone 'Europe/Berlin')::date`),
    );
    await platform.db.transaction(asOwner('test'), (tx) => tx.script(`update public.offers set valid_until = valid_until - 1`));
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 410,
      body: { code: 'expired', error: expect.stringContaining('abgelaufen') },
    });
    await platform.db.transaction(asOwner('test'), (tx) => tx.script(`update public.offers set valid_until = valid_until + 1`));
    expect((await call(ADA, acceptance(offer))).status).toBe(200);
  });

  it('informs consumers of their right to withdraw and keeps which text it was', async () => {
    const content = contentFor({ customer: customer({ kind: 'consumer', company: '', vatId: '' }), paymentPlan: { kind: 'single' } });
    const offer = await send(content);
    // 742.19 net, 21 % on it
    expect(offer.gross_cents).toBe(89_805);
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 400,
      body: { fieldErrors: { withdrawalSeen: expect.any(String) } },
    });
    expect((await call(ADA, acceptance(offer, { withdrawalSeen: true, earlyStart: true }))).status).toBe(200);
    const [event] = await query<{ evidence: unknown }>(`select evidence from public.offer_events where kind = 'accepted'`);
    expect(event?.evidence).toMatchObject({
      button: 'zahlungspflichtig beauftragen',
      withdrawalSeen: true,
      earlyStart: true,
      textVersions: {
        order: expect.stringMatching(/^[0-9a-f]{16}$/),
        withdrawal: expect.stringMatching(/^[0-9a-f]{16}$/),
        earlyStart: expect.any(String),
      },
    });
    expect((await mails())[0]?.data['withdrawal']).toContain('Muster-Widerrufsformular');
  });
});

describe('drafts', () => {
  it('belong to the staff alone until they are sent', async () => {
    const { id } = await draft();
    const change = (user: string) =>
      clients[user]!.from('offers')
        .update({ content: contentFor({ title: 'Neu' }) })
        .eq('id', id)
        .select('id');
    expect((await clients[ADA]!.from('offers').select('id').eq('id', id)).data).toEqual([]);
    expect((await change(ADA)).data).toEqual([]);
    expect((await change(STAFF)).data).toEqual([{ id }]);
    expect((await clients[STAFF]!.from('offers').update({ status: 'accepted' }).eq('id', id)).error?.code).toBe('42501');
    expect(
      (await clients[STAFF]!.rpc('send_offer', { offer_id: id, actor: STAFF, seen_at: new Date().toISOString(), snapshot: {}, totals: {} }))
        .error?.code,
    ).toBe('42501');
    expect((await clients[ADA]!.from('offers').delete().eq('id', id).select('id')).data).toEqual([]);
    expect((await clients[STAFF]!.from('offers').delete().eq('id', id).select('id')).data).toEqual([{ id }]);
  });

  it('are one an enquiry', async () => {
    const request = await addRequest();
    await draft(contentFor(), request);
    await expect(draft(contentFor(), request)).rejects.toThrow(/offers_one_draft/);
  });
});

describe('around it', () => {
  it('leads a guest to the registration and joins the offer to his account', async () => {
    const offer = await send(contentFor({ customer: customer({ email: 'gast@kunde.example' }) }));
    const [mail] = await mails();
    const { text, documents } = renderMail('offer-sent', { origin: 'https://x.example', ...mail!.data }, SAMPLE_COMPANY);
    expect(text).toContain(`https://x.example/login?weiter=%2Fportal%2Fangebote%2F${offer.id}&konto=neu&email=gast%40kunde.example`);
    expect(documents).toEqual([{ kind: 'offer', id: offer.id }]);
    const guest = crypto.randomUUID();
    await query(`insert into auth.users (id, email, email_confirmed_at) values ('${guest}', 'Gast@kunde.example', now())`);
    expect(
      (
        await platform
          .client(await platform.userToken(guest))
          .from('offers')
          .select('id')
      ).data,
    ).toEqual([{ id: offer.id }]);
  });

  it('draws the document for those who may see it', async () => {
    const offer = await send();
    expect((await drawOffer(clients[ADA]!, offer.id, SAMPLE_COMPANY))?.name).toBe(`Angebot-${offer.number}.pdf`);
    expect(await drawOffer(clients[BEN]!, offer.id, SAMPLE_COMPANY)).toBeNull();
    expect(await drawOffer(platform.client(), offer.id, SAMPLE_COMPANY)).toBeNull();
    const unfinished = await draft(contentFor({ title: '', positions: [], customer: customer({ street: '', city: '' }) }));
    expect((await drawOffer(clients[STAFF]!, unfinished.id, SAMPLE_COMPANY))?.name).toBe('Angebot-Entwurf.pdf');
    expect(await drawOffer(clients[ADA]!, unfinished.id, SAMPLE_COMPANY)).toBeNull();
    await call(ADA, acceptance(offer));
    const mailed = (await mails()).map((mail) => renderMail(mail.template, { origin: 'https://x.example', ...mail.data }, SAMPLE_COMPANY));
    expect(mailed.map(({ subject }) => subject)).toContain(`Auftrag bestätigt: Neue Website für Ihre Bäckerei (${offer.number})`);
    const { text } = await extractText(new Uint8Array((await drawOffer(clients[ADA]!, offer.id, SAMPLE_COMPANY))!.bytes), {
      mergePages: true,
    });
    expect(text).toContain('Verbindlich beauftragt am');
  });

  it('carries questions and answers with a mail to the other side', async () => {
    const offer = await send();
    expect((await clients[BEN]!.rpc('write_offer_note', { offer_id: offer.id, body: 'x' })).error?.code).toBe('P0002');
    expect((await clients[ADA]!.rpc('write_offer_note', { offer_id: offer.id, body: ' ' })).error?.code).toBe('23514');
    expect((await clients[ADA]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Wie lange dauert es?' })).error).toBeNull();
    expect((await clients[STAFF]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Drei Wochen.' })).error).toBeNull();
    expect(await query(`select kind, body, actor from public.offer_events where kind in ('question', 'answer') order by id`)).toEqual([
      { kind: 'question', body: 'Wie lange dauert es?', actor: ADA },
      { kind: 'answer', body: 'Drei Wochen.', actor: STAFF },
    ]);
    expect((await mails()).map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      'offer-answer ada@kunde.example',
      'offer-question agency',
      'offer-sent ada@kunde.example',
    ]);
  });

  it('lets the customer refuse once, with his reason', async () => {
    const offer = await send();
    expect((await clients[BEN]!.rpc('refuse_offer', { offer_id: offer.id })).error?.code).toBe('P0002');
    expect((await clients[ADA]!.rpc('refuse_offer', { offer_id: offer.id, reason: 'Zu teuer' })).data).toBe('refused');
    expect((await clients[ADA]!.rpc('refuse_offer', { offer_id: offer.id, reason: 'Noch einmal' })).data).toBe('refused');
    expect(await query(`select body from public.offer_events where kind = 'refused'`)).toEqual([{ body: 'Zu teuer' }]);
    expect(await call(ADA, acceptance(offer))).toMatchObject({ status: 409, body: { code: 'refused' } });
  });

  it('notes the first look only, and lists by state and text', async () => {
    const offer = await send();
    await clients[ADA]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    await clients[ADA]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    await clients[STAFF]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    expect(await query(`select actor from public.offer_events where kind = 'viewed'`)).toEqual([{ actor: ADA }]);
    const list = async (filter: object) => (await clients[STAFF]!.rpc('list_offers', filter)).data as { id: string; total: number }[];
    expect(await list({ search: 'bäckerei', state: 'sent' })).toMatchObject([{ id: offer.id, total: 1 }]);
    expect(await list({ search: 'bäckerei', state: 'expired' })).toEqual([]);
    expect(await list({ search: '%', state: '' })).toEqual([]);
  });
});
