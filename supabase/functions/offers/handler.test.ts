// @database postgres
import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { canonicalJson } from '#tests/support/canonical-json.ts';
import { drawOffer } from '#server/http/offer-document.ts';
import { ADA, BEN, STAFF, openOfferFunction } from '#tests/support/offer-function.ts';

const {
  platform,
  clients,
  query,
  call,
  customer,
  contentFor,
  draft,
  send,
  acceptance,
  mails,
  tokenIn,
  addRequest,
} = await openOfferFunction();

describe('sending', () => {
  it('seals snapshot, number and hash, moves the enquiry on and queues one mail', async () => {
    const request = await addRequest();
    const offer = await send(contentFor(), request);
    expect(offer.number).toMatch(/^AN-\d{4}-\d{4}$/);
    expect(offer.gross_cents).toBe(74_219);
    expect(offer.snapshot_hash).toBe(
      createHash('sha256').update(canonicalJson(offer.snapshot)).digest('hex'),
    );
    expect(
      (await query<{ status: string }>('select status from public.quote_requests'))[0]?.status,
    ).toBe('offered');
    expect(await mails()).toMatchObject([
      {
        template: 'offer-sent',
        recipient: 'ada@kunde.example',
        data: { number: offer.number, hasAccount: true, hasOptions: true },
      },
    ]);
    expect(await query('select kind, actor from public.offer_events')).toEqual([
      { kind: 'sent', actor: STAFF },
    ]);
    expect(
      (
        await query<{ actor: string }>(
          `select actor from public.audit_log where table_name = 'offers' and action = 'UPDATE'`,
        )
      )[0]?.actor,
    ).toBe(STAFF);
    // Nothing sent changes any more, not even by the owner of the table.
    await expect(query(`update public.offers set content = '{}'`)).rejects.toThrow(
      /ändern sich nicht mehr/,
    );
  });

  it('draws gapless numbers, and none for a refused draft', async () => {
    const first = await send();
    const bad = await draft(contentFor({ positions: [] }));
    expect(
      await call(STAFF, { action: 'send', id: bad.id, updatedAt: bad.updated_at }),
    ).toMatchObject({
      status: 400,
      body: {
        success: false,
        fieldErrors: { positions: 'Ein Angebot braucht mindestens eine Position.' },
      },
    });
    const second = await send();
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
  });

  it('names missing fields by their path', async () => {
    const bad = await draft(contentFor({ customer: customer({ street: '' }) }));
    const { body } = await call(STAFF, { action: 'send', id: bad.id, updatedAt: bad.updated_at });
    expect(body).toMatchObject({
      fieldErrors: { 'customer.street': 'Bitte geben Sie Straße und Hausnummer ein.' },
    });
    const foreign = await draft(contentFor({ customer: customer({ vatId: 'NL001234567B01' }) }));
    expect(
      await call(STAFF, { action: 'send', id: foreign.id, updatedAt: foreign.updated_at }),
    ).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'customer.vatId': expect.stringContaining('anderen Land') } },
    });
  });

  it('refuses instalments for consumers, drafts a colleague has changed, and everybody but the staff', async () => {
    const consumer = await draft(
      contentFor({ customer: customer({ kind: 'consumer', company: '', vatId: '' }) }),
    );
    expect(
      (await call(STAFF, { action: 'send', id: consumer.id, updatedAt: consumer.updated_at })).body,
    ).toMatchObject({
      fieldErrors: { paymentPlan: 'Ratenzahlung bieten wir nur Unternehmen an.' },
    });
    const changed = await draft();
    expect(
      await call(STAFF, { action: 'send', id: changed.id, updatedAt: '2026-01-01T00:00:00+00:00' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(
      (await call(ADA, { action: 'send', id: changed.id, updatedAt: changed.updated_at })).status,
    ).toBe(404);
  });

  it('replaces the old version by the new one under the same number', async () => {
    const first = await send();
    const { data: next } = await clients[STAFF]!.rpc('start_offer_version', { offer_id: first.id });
    const { data: again } = await clients[STAFF]!.rpc('start_offer_version', {
      offer_id: first.id,
    });
    expect(again).toBe(next);
    const [row] = await query<{ updated_at: string }>(
      `select to_jsonb(updated_at) #>> '{}' as updated_at from public.offers
       where id = '${String(next)}'`,
    );
    expect(
      await call(STAFF, { action: 'send', id: next as string, updatedAt: row!.updated_at }),
    ).toMatchObject({
      body: { number: first.number },
    });
    expect(await query('select version, status from public.offers order by version')).toEqual([
      { version: 1, status: 'superseded' },
      { version: 2, status: 'sent' },
    ]);
    expect(await call(ADA, acceptance(first))).toMatchObject({
      status: 409,
      body: { code: 'superseded' },
    });
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
    expect(
      (await clients[STAFF]!.from('offers').update({ status: 'accepted' }).eq('id', id)).error
        ?.code,
    ).toBe('42501');
    expect(
      (
        await clients[STAFF]!.rpc('send_offer', {
          offer_id: id,
          actor: STAFF,
          seen_at: new Date().toISOString(),
          snapshot: {},
          totals: {},
        })
      ).error?.code,
    ).toBe('42501');
    expect((await clients[ADA]!.from('offers').delete().eq('id', id).select('id')).data).toEqual(
      [],
    );
    expect((await clients[STAFF]!.from('offers').delete().eq('id', id).select('id')).data).toEqual([
      { id },
    ]);
  });

  it('are one an enquiry', async () => {
    const request = await addRequest();
    await draft(contentFor(), request);
    await expect(draft(contentFor(), request)).rejects.toThrow(/offers_one_draft/);
  });
});

describe('around it', () => {
  it('mails the offer with its link and its document', async () => {
    const offer = await send();
    const [mail] = await mails();
    const token = await tokenIn('offer-sent');
    expect(mail!.data, 'what an admin may read').not.toHaveProperty('token');
    const { text, documents } = renderMail(
      'offer-sent',
      { origin: 'https://x.example', ...mail!.data, token },
      SAMPLE_COMPANY,
    );
    expect(text).toMatch(/https:\/\/x\.example\/angebot\/[0-9a-f]{64}\n/);
    expect(documents).toEqual([{ kind: 'offer', id: offer.id }]);
  });

  it('joins an offer to the account of its address', async () => {
    const offer = await send(contentFor({ customer: customer({ email: 'gast@kunde.example' }) }));
    const guest = crypto.randomUUID();
    await query(
      `insert into auth.users (id, email, email_confirmed_at)
       values ('${guest}', 'Gast@kunde.example', now())`,
    );
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
    expect((await drawOffer(clients[ADA]!, offer.id, SAMPLE_COMPANY))?.name).toBe(
      `Angebot-${offer.number}.pdf`,
    );
    expect(await drawOffer(clients[BEN]!, offer.id, SAMPLE_COMPANY)).toBeNull();
    expect(await drawOffer(platform.client(), offer.id, SAMPLE_COMPANY)).toBeNull();
    const unfinished = await draft(
      contentFor({ title: '', positions: [], customer: customer({ street: '', city: '' }) }),
    );
    expect((await drawOffer(clients[STAFF]!, unfinished.id, SAMPLE_COMPANY))?.name).toBe(
      'Angebot-Entwurf.pdf',
    );
    expect(await drawOffer(clients[ADA]!, unfinished.id, SAMPLE_COMPANY)).toBeNull();
    await call(ADA, acceptance(offer));
    const mailed = (await mails()).map((mail) =>
      renderMail(mail.template, { origin: 'https://x.example', ...mail.data }, SAMPLE_COMPANY),
    );
    expect(mailed.map(({ subject }) => subject)).toContain(
      `Auftrag bestätigt: Neue Website für Ihre Bäckerei (${offer.number})`,
    );
    const { text } = await extractText(
      new Uint8Array((await drawOffer(clients[ADA]!, offer.id, SAMPLE_COMPANY))!.bytes),
      {
        mergePages: true,
      },
    );
    expect(text).toContain('Verbindlich beauftragt am');
  });

  it('carries questions and answers with a mail to the other side', async () => {
    const offer = await send();
    expect(
      (await clients[BEN]!.rpc('write_offer_note', { offer_id: offer.id, body: 'x' })).error?.code,
    ).toBe('P0002');
    expect(
      (await clients[ADA]!.rpc('write_offer_note', { offer_id: offer.id, body: ' ' })).error?.code,
    ).toBe('23514');
    expect(
      (
        await clients[ADA]!.rpc('write_offer_note', {
          offer_id: offer.id,
          body: 'Wie lange dauert es?',
        })
      ).error,
    ).toBeNull();
    const request_id = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const again = { offer_id: offer.id, body: 'Und wann?', request_id };
      expect((await clients[ADA]!.rpc('write_offer_note', again)).error).toBeNull();
    }
    // It waits for the agency until it is answered.
    const listOpen = async (person: string) =>
      (await clients[person]!.rpc('list_open_questions')).data?.map(
        ({ offer_id, body }: { offer_id: string; body: string }) => [offer_id, body],
      );
    expect(await listOpen(STAFF)).toEqual([[offer.id, 'Und wann?']]);
    expect(await listOpen(BEN)).toEqual([]);
    expect(
      (await clients[STAFF]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Drei Wochen.' }))
        .error,
    ).toBeNull();
    expect(await listOpen(STAFF)).toEqual([]);
    expect(
      await query(
        `select kind, body, actor from public.offer_events where kind in ('question', 'answer')
         order by id`,
      ),
    ).toEqual([
      { kind: 'question', body: 'Wie lange dauert es?', actor: ADA },
      { kind: 'question', body: 'Und wann?', actor: ADA },
      { kind: 'answer', body: 'Drei Wochen.', actor: STAFF },
    ]);
    expect((await mails()).map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      'offer-answer ada@kunde.example',
      'offer-question agency',
      'offer-question agency',
      'offer-sent ada@kunde.example',
    ]);
  });

  it('takes no question about an offer that was withdrawn, and counts versions once', async () => {
    const offer = await send();
    const ask = () => clients[ADA]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Warum?' });
    await query(
      `insert into public.offers (number, version, customer_email, status, content)
       select number, version + 1, customer_email, 'draft', content from public.offers`,
    );
    await query(`update public.offers set status = 'superseded' where id = '${offer.id}'`);
    expect((await ask()).error?.code).toBe('55000');
    const listed = (await clients[STAFF]!.rpc('list_offers', {})).data as object[];
    expect(listed).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect((await clients[STAFF]!.rpc('list_offers', { state: 'superseded' })).data).toMatchObject([
      { id: offer.id, total: 1 },
    ]);
  });

  it('lets the customer refuse once, with his reason', async () => {
    const offer = await send();
    expect((await clients[BEN]!.rpc('refuse_offer', { offer_id: offer.id })).error?.code).toBe(
      'P0002',
    );
    expect(
      (await clients[ADA]!.rpc('refuse_offer', { offer_id: offer.id, reason: 'Zu teuer' })).data,
    ).toBe('refused');
    expect(
      (await clients[ADA]!.rpc('refuse_offer', { offer_id: offer.id, reason: 'Noch einmal' })).data,
    ).toBe('refused');
    expect(await query(`select body from public.offer_events where kind = 'refused'`)).toEqual([
      { body: 'Zu teuer' },
    ]);
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 409,
      body: { code: 'refused' },
    });
  });

  it('notes the first look only, and lists by state and text', async () => {
    const offer = await send();
    await clients[ADA]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    await clients[ADA]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    await clients[STAFF]!.rpc('mark_offer_viewed', { offer_id: offer.id });
    expect(await query(`select actor from public.offer_events where kind = 'viewed'`)).toEqual([
      { actor: ADA },
    ]);
    const list = async (filter: object) =>
      (await clients[STAFF]!.rpc('list_offers', filter)).data as { id: string; total: number }[];
    expect(await list({ search: 'bäckerei', state: 'sent' })).toMatchObject([
      { id: offer.id, total: 1 },
    ]);
    expect(await list({ search: 'bäckerei', state: 'expired' })).toEqual([]);
    expect(await list({ search: '%', state: '' })).toEqual([]);
  });
});
