// @database postgres
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { ADA, BEN, STAFF, openOfferFunction } from '#tests/support/offer-function.ts';

const { platform, query, call, customer, contentFor, send, acceptance, mails, addRequest } =
  await openOfferFunction();

describe('accepting', () => {
  it('stores order, evidence, project with milestones and two mails, once', async () => {
    const offer = await send(contentFor(), await addRequest());
    // The option adds 249.00 less 5 %.
    const order = acceptance(offer, { options: ['seo'], grossCents: 97_874 });
    const [one, two] = await Promise.all([call(ADA, order), call(ADA, order)]);
    expect(one).toMatchObject({ status: 200, body: { success: true } });
    expect(two).toEqual(one);
    expect(
      await query(
        `select status, accepted_options, accepted_net_cents::int as net,
         accepted_gross_cents::int as gross from public.offers`,
      ),
    ).toEqual([{ status: 'accepted', accepted_options: ['seo'], net: 97_874, gross: 97_874 }]);
    expect(
      (await query<{ status: string }>('select status from public.quote_requests'))[0]?.status,
    ).toBe('won');
    expect(await query('select title, customer_id, number from public.projects')).toMatchObject([
      { title: 'Neue Website für Ihre Bäckerei', customer_id: ADA },
    ]);
    expect(
      (
        await query<{ title: string }>(
          'select title from public.project_milestones order by position',
        )
      ).map(({ title }) => title),
    ).toEqual([
      'Auftakt: Ziele, Inhalte und Zugänge',
      'Neue Website',
      'Texte schreiben',
      'SEO-Grundoptimierung',
      'Abnahme und Übergabe',
    ]);
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
    await expect(query(`update public.offers set accepted_gross_cents = 1`)).rejects.toThrow(
      /ist entschieden/,
    );
  });

  it('says that other options were ordered before, in another window', async () => {
    const offer = await send();
    expect((await call(ADA, acceptance(offer))).status).toBe(200);
    const order = acceptance(offer, { options: ['seo'], grossCents: 97_874 });
    expect(await call(ADA, order)).toMatchObject({
      status: 409,
      body: { code: 'ordered', error: expect.stringContaining('742,19') },
    });
    // Sent again, the first order is the same.
    expect((await call(ADA, acceptance(offer))).status).toBe(200);
  });

  it('refuses another total, another hash, a foreign option and an unreadable signature', async () => {
    const offer = await send();
    expect(await call(ADA, acceptance(offer, { grossCents: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await call(ADA, acceptance(offer, { hash: '0'.repeat(64) }))).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await call(ADA, acceptance(offer, { options: ['website'] }))).toMatchObject({
      status: 400,
    });
    expect(
      await call(ADA, acceptance(offer, { signature: 'data:image/png;base64,AAAA' })),
    ).toMatchObject({
      body: { fieldErrors: { signature: expect.any(String) } },
    });
    expect(await query(`select status from public.offers`)).toEqual([{ status: 'sent' }]);
  });

  it('finds out when the stored snapshot was tampered with', async () => {
    const offer = await send();
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(
        'set local session_replication_role = replica; update public.offers set snapshot = ' +
          `jsonb_set(snapshot, '{content,closing}', '"x"')`,
      ),
    );
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
  });

  it('knows no offer of another customer, and lets no staff order', async () => {
    const offer = await send();
    expect((await call(BEN, acceptance(offer))).status).toBe(404);
    expect((await call(STAFF, acceptance(offer))).status).toBe(404);
  });

  it('ends with the last day of validity', async () => {
    const offer = await send();
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(
        `update public.offers set valid_until = (now() at time zone 'Europe/Berlin')::date`,
      ),
    );
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(`update public.offers set valid_until = valid_until - 1`),
    );
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 410,
      body: { code: 'expired', error: expect.stringContaining('abgelaufen') },
    });
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(`update public.offers set valid_until = valid_until + 1`),
    );
    expect((await call(ADA, acceptance(offer))).status).toBe(200);
  });

  it('informs consumers of their right to withdraw and keeps which text it was', async () => {
    const content = contentFor({
      customer: customer({ kind: 'consumer', company: '', vatId: '' }),
      paymentPlan: { kind: 'single' },
    });
    const offer = await send(content);
    // 742.19 net, 21 % on it
    expect(offer.gross_cents).toBe(89_805);
    expect(await call(ADA, acceptance(offer))).toMatchObject({
      status: 400,
      body: { fieldErrors: { withdrawalSeen: expect.any(String) } },
    });
    expect(
      (await call(ADA, acceptance(offer, { withdrawalSeen: true, earlyStart: true }))).status,
    ).toBe(200);
    const [event] = await query<{ evidence: unknown }>(
      `select evidence from public.offer_events where kind = 'accepted'`,
    );
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
