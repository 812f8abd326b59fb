// @database postgres
import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prove } from '#tests/support/proof.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { PROOF_HEADER } from '#shared/quote/proof-of-work.ts';
import { buildQuote, SIGNATURE } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe('quote-request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { AUTH_AUTOCONFIRM: '1', FORMS_PER_MINUTE: '70' } });
  });
  afterAll(() => server.stop());

  const send = (body: unknown) =>
    server.client().functions.invoke('quote-request', { body: body as Record<string, unknown> });
  const rowsOf = async (email: string) =>
    (
      await server
        .service()
        .from('quote_requests')
        .select('*, quote_consents(kind, granted, text_version)')
        .eq('email', email)
    ).data!;
  const refusal = async (body: unknown) => {
    const { error } = await send(body);
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const response = (error as FunctionsHttpError).context as Response;
    return {
      status: response.status,
      body: (await response.json()) as {
        success: boolean;
        error: string;
        fieldErrors?: Record<string, string>;
      },
    };
  };

  it('stores a complete request once, with evidence, and mails visitor and agency', async () => {
    const quote = buildQuote();
    const { data, error } = await send(quote);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      success: true,
      reference: expect.stringMatching(/^MD-\d{4}-[2-9A-Z]{6}$/),
    });
    expect(Date.parse((data as { respondBy: string }).respondBy)).toBeGreaterThan(Date.now());

    const [row, ...others] = await rowsOf(quote.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      project_type: 'chatbot',
      industry: 'Handwerk',
      urgency: 'asap',
      additional_services: ['seo'],
      estimated_price: 378,
      client_estimated_price: null,
      user_id: null,
      privacy_consent: true,
      signature: SIGNATURE,
      status: 'new',
      suspicions: ['no-proof'],
    });
    expect(
      row.quote_consents
        .map(({ kind, granted }: { kind: string; granted: boolean }) => [kind, granted])
        .sort(),
    ).toEqual([
      ['newsletter', false],
      ['privacy', true],
      ['signature', true],
    ]);

    await vi.waitFor(async () => {
      const mails = (await server.mails()).filter((mail) => mail.includes(row.reference));
      expect(mails.map((mail) => /^To: (.*)$/m.exec(mail)![1]!.trim()).sort()).toEqual(
        [quote.email, 'kontakt@maasbogen.example'].sort(),
      );
      expect(mails.find((mail) => isMailTo(mail, quote.email))).toContain('378');
    }, 60_000);
  });

  it('recomputes the estimate and keeps both values when they differ', async () => {
    const quote = buildQuote({ estimatedPrice: 1 });
    await send(quote);
    expect((await rowsOf(quote.email))[0]).toMatchObject({
      estimated_price: 378,
      client_estimated_price: 1,
    });
  });

  it('makes one enquiry of a retry, a double click and a replay without an id', async () => {
    const quote = buildQuote({ requestId: randomUUID() });
    const answers = await Promise.all([send(quote), send(quote), send(quote)]);
    expect(new Set(answers.map(({ data }) => (data as { reference: string }).reference)).size).toBe(
      1,
    );
    const plain = buildQuote();
    await send(plain);
    await send(plain);
    await send({ ...quote, name: 'Ein anderer Name' });
    // The first stays as it was, with its evidence once.
    const [kept, ...others] = await rowsOf(quote.email);
    expect(others).toEqual([]);
    expect(kept.name).toBe(quote.name);
    expect(kept.quote_consents).toHaveLength(3);
    expect(await rowsOf(plain.email)).toHaveLength(1);
    const queued = async () =>
      (await server.service().from('outbox_mails').select('status').eq('recipient', quote.email))
        .data;
    await vi.waitFor(async () => expect(await queued()).toEqual([{ status: 'sent' }]), 60_000);
    expect((await server.mails()).filter((mail) => isMailTo(mail, quote.email))).toHaveLength(1);
  });

  it('takes the user from the token, never from the body', async () => {
    const email = `kunde.${randomUUID().slice(0, 8)}@firma.example`;
    const client = server.client();
    const { data: account } = await client.auth.signUp({ email, password: 'Sicher-genug-2026' });
    const own = buildQuote({ user_id: randomUUID() });
    await client.functions.invoke('quote-request', { body: own });
    expect((await rowsOf(own.email))[0].user_id).toBe(account.user!.id);
    const foreign = buildQuote({ user_id: account.user!.id });
    await send(foreign);
    expect((await rowsOf(foreign.email))[0].user_id).toBeNull();

    expect((await client.from('quote_requests').select('email')).data).toEqual([
      { email: own.email },
    ]);
    expect((await server.client().from('quote_requests').select('email')).data ?? []).toEqual([]);
    expect((await client.from('quote_requests').insert({ email: 'x' })).error).not.toBeNull();
  });

  it.each([
    ['projectType', { projectType: 'house' }],
    ['industry', { industry: '' }],
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '0241 55' }],
    ['privacyConsent', { privacyConsent: false }],
    ['signature', { signature: '' }],
    ['signature', { signature: 'data:image/png;base64,AAAA' }],
    ['message', { message: 'x'.repeat(5000) }],
  ])('refuses a wrong %s with a German field message and stores nothing', async (field, change) => {
    const quote = buildQuote({
      email: `wrong.${randomUUID().slice(0, 8)}@firma.example`,
      ...change,
    });
    const { status, body } = await refusal(quote);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.any(String) });
    expect(body.fieldErrors?.[field]).toMatch(/[a-zäöü]{3}.*\.$/i);
    expect(await rowsOf(quote.email)).toEqual([]);
  });

  it('refuses malformed JSON and a foreign method', async () => {
    const headers = { apikey: server.keys.anon_key, 'content-type': 'application/json' };
    const malformed = await fetch(`${server.origin}/functions/v1/quote-request`, {
      method: 'POST',
      headers,
      body: '{"a":',
    });
    expect(malformed.status).toBe(400);
    expect(await malformed.json()).toMatchObject({ success: false });
    expect((await fetch(`${server.origin}/functions/v1/quote-request`, { headers })).status).toBe(
      405,
    );
  });

  it('marks what looks like a bot without telling it', async () => {
    const quote = buildQuote({
      website: 'http://spam.example',
      startedAt: new Date().toISOString(),
    });
    expect((await send(quote)).data).toMatchObject({ success: true });
    expect((await rowsOf(quote.email))[0].suspicions).toEqual([
      'trap-field',
      'too-fast',
      'no-proof',
    ]);
  });

  describe('proof of work', () => {
    const sendProven = (
      requestId: string,
      headers: Record<string, string>,
      quote = buildQuote({ requestId }),
    ) =>
      server
        .client()
        .functions.invoke('quote-request', { body: quote, headers })
        .then(async ({ data, error }) => ({
          data: data as unknown,
          error: error as unknown,
          row: (await rowsOf(quote.email))[0],
        }));

    it('travels in a header that other origins may send too, and leaves no mark', async () => {
      const id = randomUUID();
      const preflight = await fetch(`${server.origin}/functions/v1/quote-request`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': `apikey,${PROOF_HEADER}`,
        },
      });
      expect(preflight.headers.get('access-control-allow-headers')).toContain(PROOF_HEADER);
      const { data, row } = await sendProven(id, await prove(server.origin, 'quote-request', id));
      expect(data).toMatchObject({ success: true });
      expect(row.suspicions).toEqual([]);
    });

    it('is good for one enquiry; a second one with it is stored and marked', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      const proof = await prove(server.origin, 'quote-request', first);
      expect((await sendProven(first, proof)).row.suspicions).toEqual([]);
      const { data, row } = await sendProven(second, proof);
      expect(data).toMatchObject({ success: true });
      expect(row.suspicions).toEqual(['wrong-proof']);
    });

    it('refuses only floods without proof: a sender with proof still comes through', async () => {
      const email = `flut.${randomUUID().slice(0, 8)}@firma.example`;
      const answers = await Promise.all(
        Array.from({ length: 72 }, () =>
          fetch(`${server.origin}/functions/v1/quote-request`, {
            method: 'POST',
            headers: { apikey: server.keys.anon_key, 'content-type': 'application/json' },
            body: JSON.stringify(buildQuote({ email, requestId: randomUUID() })),
          }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(2);
      expect(refused[0]!.headers.get('retry-after')).toBe('60');
      expect(await refused[0]!.json()).toMatchObject({
        success: false,
        error: expect.stringContaining('Zu viele Anfragen'),
      });
      expect(await rowsOf(email)).toHaveLength(70);
      const id = randomUUID();
      const proven = await sendProven(
        id,
        await prove(server.origin, 'quote-request', id),
        buildQuote({ email, requestId: id }),
      );
      expect(proven.data).toMatchObject({ success: true });
    });

    it('answers challenges for known purposes and well-formed ids only', async () => {
      for (const query of [
        '',
        '?purpose=quote-request',
        `?purpose=house&id=${randomUUID()}`,
        '?purpose=contact&id=1',
      ])
        expect((await fetch(`${server.origin}/api/challenge${query}`)).status).toBe(400);
      const response = await fetch(
        `${server.origin}/api/challenge?purpose=contact&id=${randomUUID()}`,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
    });
  });

  it('takes 60 requests a minute from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(buildQuote())));
    expect(answers.filter(({ error }) => error)).toEqual([]);
  });
});
