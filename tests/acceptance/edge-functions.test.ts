// @database postgres
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import type { ChatResponse } from '#shared/chat/chat.ts';
import {
  collectDeployment,
  DENO,
  FUNCTION_NAMES,
  IMPORT_MAP,
  readImportMap,
  root,
  startEdgeFunctions,
  type EdgeFunctions,
} from '#tests/support/edge-functions.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { prove } from '#tests/support/proof.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';

const run = promisify(execFile);
const environment = { PATH: process.env['PATH'], DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
const SIGNING_SECRET = 'one-secret-for-links-of-both-sides-2026';

describe('functions as deployed to Supabase', () => {
  it('are the ones that the server runs, each with an entry in config.toml', async () => {
    const config = await readFile(join(root, 'supabase/config.toml'), 'utf8');
    const server = await readFile(join(root, 'server/functions.ts'), 'utf8');
    const handlers = /HANDLERS[^{]*\{([^}]+)\}/.exec(server)![1]!;
    expect([...handlers.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name!).sort()).toEqual(
      [...FUNCTION_NAMES].sort(),
    );
    expect(
      [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name!).sort(),
    ).toEqual([...FUNCTION_NAMES].sort());
    for (const name of FUNCTION_NAMES)
      expect(config).toMatch(
        new RegExp(
          `\\[functions\\.${name}\\]\\nverify_jwt = false\\nimport_map = ` +
            `"\\./functions/deno\\.json"`,
        ),
      );
  });

  it('upload none of the rooms that stay on the server, and only packages of the import map', async () => {
    const imports = await readImportMap();
    for (const name of FUNCTION_NAMES) {
      const files = await collectDeployment(name);
      expect(
        files.filter(
          (file) =>
            !/^(supabase\/functions|shared|emails|content)\//.test(file) || file.includes('.test.'),
        ),
      ).toEqual([]);
      for (const file of files) {
        const text = await readFile(join(root, file), 'utf8');
        const packages = [
          ...text.matchAll(/^(?:import|export) .*?from '((?:@|[a-z])[^':]*)'/gm),
        ].map(([, specifier]) => specifier!);
        expect(
          packages
            .filter((specifier) => !(specifier in imports))
            .map((specifier) => `${file}: ${specifier}`),
        ).toEqual([]);
      }
    }
  });

  it('run the package versions that the server runs', async () => {
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const packages = Object.values(await readImportMap()).filter(
      (target) => !target.startsWith('.'),
    );
    expect(packages.length).toBeGreaterThan(5);
    for (const target of packages) {
      const [, name, version] = /^npm:((?:@[^/]+\/)?[^@]+)@([^/]+)/.exec(target)!;
      expect(`${name}@${version}`).toBe(`${name}@${dependencies[name!]}`);
    }
  });

  // In the gate `npm run check` reads the same files, and below Deno loads and runs them.
  itInFull('are free of type errors under Deno', async () => {
    const entries = FUNCTION_NAMES.map((name) => `supabase/functions/${name}/index.ts`);
    const flags = ['--node-modules-dir=manual', '--no-remote', `--import-map=${IMPORT_MAP}`];
    await run(DENO, ['check', ...flags, ...entries], { cwd: root, env: environment });
  });

  describe('against a running backend', () => {
    let server: TestServer;
    let functions: EdgeFunctions;
    let visitor: SupabaseClient;
    beforeAll(async () => {
      server = await startTestServer({ env: { AUTH_AUTOCONFIRM: '1', SIGNING_SECRET } });
      const company = { ...companyFromEnv({}), email: 'buero@maasbogen.example' };
      expect(
        (await server.service().from('site_settings').insert({ id: 'company', value: company }))
          .error,
      ).toBeNull();
      functions = await startEdgeFunctions(server.origin, server.keys, {
        PUBLIC_URL: server.origin,
        SIGNING_SECRET,
      });
      visitor = connect();
    });
    afterAll(async () => {
      await functions?.stop();
      await server?.stop();
    });

    const connect = () =>
      createClient(functions.origin, server.keys.anon_key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      });
    const send = (name: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${functions.origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: server.keys.anon_key, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const rowsOf = async (table: string, column: string, value: string) =>
      (await server.service().from(table).select('*').eq(column, value)).data!;

    it('quote-request stores a request once, with its mails, and takes the user from the token', async () => {
      const quote = buildQuote({ requestId: randomUUID(), estimatedPrice: 1 });
      const first = await visitor.functions.invoke('quote-request', { body: quote });
      expect(first).toMatchObject({
        error: null,
        data: { success: true, reference: expect.stringMatching(/^MD-/) },
      });
      expect((await visitor.functions.invoke('quote-request', { body: quote })).data).toEqual({
        ...(first.data as object),
        token: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      const rows = await rowsOf('quote_requests', 'email', quote.email);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        user_id: null,
        estimated_price: 378,
        client_estimated_price: 1,
      });
      await vi.waitFor(async () => {
        const mails = (await server.mails()).filter((mail) => mail.includes(rows[0].reference));
        expect(mails.filter((mail) => isMailTo(mail, quote.email))).toHaveLength(1);
        expect(mails.filter((mail) => isMailTo(mail, 'buero@maasbogen.example'))).toHaveLength(1);
      }, 60_000);

      const client = connect();
      const { data: account } = await client.auth.signUp({
        email: `kunde.${randomUUID()}@firma.example`,
        password: 'Sicher-genug-2026',
      });
      const own = buildQuote({ user_id: randomUUID() });
      expect((await client.functions.invoke('quote-request', { body: own })).error).toBeNull();
      expect((await rowsOf('quote_requests', 'email', own.email))[0].user_id).toBe(
        account.user!.id,
      );
    });

    it('refuses wrong input with German field messages and stores nothing', async () => {
      const quote = buildQuote({
        email: `falsch.${randomUUID()}@firma.example`,
        privacyConsent: false,
      });
      const { error } = await visitor.functions.invoke('quote-request', { body: quote });
      expect(error).toBeInstanceOf(FunctionsHttpError);
      const answer = (error as FunctionsHttpError).context as Response;
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        success: false,
        fieldErrors: { privacyConsent: expect.any(String) },
      });
      expect((await send('quote-request', '{"a":')).status).toBe(400);
      expect(await rowsOf('quote_requests', 'email', quote.email)).toEqual([]);
    });

    it('asks for a known key and a valid token, limits the body and answers browsers of other origins', async () => {
      expect((await send('contact', {}, { apikey: '' })).status).toBe(401);
      expect((await send('contact', {}, { apikey: 'wrong' })).status).toBe(401);
      const [head, payload] = server.keys.anon_key.split('.');
      const forged = `${head}.${payload}.${'A'.repeat(43)}`;
      expect((await send('contact', {}, { authorization: `Bearer ${forged}` })).status).toBe(401);
      expect((await send('contact', 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
      const preflight = await fetch(`${functions.origin}/functions/v1/contact`, {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,content-type,x-client-info',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'apikey,content-type,x-client-info',
      );
      expect((await send('contact', {})).headers.get('access-control-allow-origin')).toBe('*');
    });

    it('challenge and the forms agree with the server about proofs of work', async () => {
      const requestId = randomUUID();
      const answer = await fetch(
        `${functions.origin}/functions/v1/challenge?purpose=quote-request&id=${requestId}`,
        {
          headers: { apikey: server.keys.anon_key },
        },
      );
      expect(await answer.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } });
      const headers = await prove(server.origin, 'quote-request', requestId);
      const quote = buildQuote({ requestId });
      expect(
        (await visitor.functions.invoke('quote-request', { body: quote, headers })).error,
      ).toBeNull();
      expect((await rowsOf('quote_requests', 'email', quote.email))[0].suspicions).toEqual([]);
    });

    it('contact stores a message once', async () => {
      const message = {
        requestId: randomUUID(),
        name: 'Karin Küster',
        email: `frage.${randomUUID()}@firma.example`,
        message: 'Bauen Sie auch Shops?',
        privacyConsent: true,
      };
      const answers = await Promise.all([send('contact', message), send('contact', message)]);
      const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
        success: boolean;
        reference: string;
      }[];
      expect(bodies[0]).toMatchObject({ success: true, reference: expect.stringMatching(/^MK-/) });
      expect(bodies[1]).toEqual(bodies[0]);
      expect(await rowsOf('contact_messages', 'email', message.email)).toHaveLength(1);
    });

    it('withdrawal stores the declaration once, without asking for consent', async () => {
      const withdrawal = {
        requestId: randomUUID(),
        name: 'Vera',
        email: `widerruf.${randomUUID()}@kunde.example`,
        contract: 'AN-2026-0001',
      };
      expect((await send('withdrawal', { ...withdrawal, contract: ' ' })).status).toBe(400);
      const first = await (await send('withdrawal', withdrawal)).json();
      expect(first).toMatchObject({ success: true, reference: expect.stringMatching(/^WI-/) });
      expect(await (await send('withdrawal', withdrawal)).json()).toEqual(first);
      expect(await rowsOf('contact_messages', 'email', withdrawal.email)).toMatchObject([
        { kind: 'withdrawal', privacy_consent: false },
      ]);
    });

    it('consent stores the evidence', async () => {
      const proof = {
        id: randomUUID(),
        action: 'save',
        functional: true,
        analytics: false,
        marketing: false,
        textVersion: '0123456789abcdef',
      };
      expect((await send('consent', proof)).status).toBe(204);
      expect(await rowsOf('consent_proofs', 'proof_id', proof.id)).toMatchObject([
        { action: 'save', functional: true, analytics: false },
      ]);
      expect((await send('consent', { ...proof, action: 'whatever' })).status).toBe(400);
    });

    it('analytics stores events without the query of their address', async () => {
      const event = {
        name: 'page_view',
        category: 'navigation',
        sessionId: randomUUID(),
        timestamp: new Date().toISOString(),
        url: 'https://firma.example/pakete?email=x',
        userAgent: 'Mozilla/5.0',
      };
      for (const body of [event, { name: 'count', path: '/pakete' }])
        expect((await send('analytics', body)).status).toBe(204);
      expect(await rowsOf('analytics_events', 'session_id', event.sessionId)).toMatchObject([
        { url: 'https://firma.example/pakete' },
      ]);
      expect((await send('analytics', { name: '' })).status).toBe(400);
    });

    it('offers wants somebody signed in', async () => {
      expect(
        (
          await send('offers', {
            action: 'send',
            id: randomUUID(),
            updatedAt: new Date().toISOString(),
          })
        ).status,
      ).toBe(401);
    });

    it('newsletter takes a request, and shows no preview to strangers', async () => {
      const email = `deno-${randomUUID().slice(0, 8)}@firma.example`;
      expect(
        await (await send('newsletter', { action: 'request', email, source: 'page' })).json(),
      ).toEqual({ success: true });
      expect(await rowsOf('newsletter_subscriptions', 'email', email)).toMatchObject([
        { status: 'requested' },
      ]);
      expect((await send('newsletter', { action: 'confirm', token: randomUUID() })).status).toBe(
        404,
      );
      expect(
        (await send('newsletter', { action: 'preview', subject: 'x', body: 'x' })).status,
      ).toBe(403);
    });

    it('privacy erases for nobody but admins', async () => {
      const email = 'niemand@kunde.example';
      expect((await send('privacy', { email, confirmation: email })).status).toBe(403);
    });

    it('invoices answers nobody but the agency', async () => {
      expect((await send('invoices', { action: 'create', id: randomUUID() })).status).toBe(403);
    });

    it('booking books once; its link opens on the server too', async () => {
      const answer = await fetch(`${functions.origin}/functions/v1/booking`, {
        headers: { apikey: server.keys.anon_key },
      });
      const { slots } = (await answer.json()) as { slots: Slot[] };
      const booking = {
        // Not the first, whose lead time may pass meanwhile.
        startsAt: slots.at(-1)!.startsAt,
        name: 'Karin Küster',
        email: `termin.${randomUUID()}@firma.example`,
        phone: '+49 241 4746200',
        privacyConsent: true,
        requestId: randomUUID(),
      };
      const first = await send('booking', booking);
      expect(await first.json()).toMatchObject({
        success: true,
        startsAt: booking.startsAt,
        status: 'booked',
      });
      expect((await send('booking', booking)).status).toBe(200);
      expect((await send('booking', { ...booking, requestId: randomUUID() })).status).toBe(409);
      const rows = await rowsOf('bookings', 'email', booking.email);
      expect(rows).toHaveLength(1);

      const mails = (
        await server.service().from('outbox_mails').select('data').eq('recipient', booking.email)
      ).data!;
      const token = /\/termin\/([\w-]+)/.exec(JSON.stringify(mails))![1]!;
      const shown = await fetch(`${server.origin}/api/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'cancel', token }),
      });
      expect(await shown.json()).toMatchObject({
        success: true,
        status: 'cancelled',
        confirmBy: null,
      });
    });

    it('chatbot answers from the bundled sections, streams, stores and forgets', async () => {
      const sessionId = randomUUID();
      const { data, error } = await visitor.functions.invoke('chatbot', {
        body: { message: 'Was kostet ein Onlineshop?', sessionId, conversationHistory: [] },
      });
      expect(error).toBeNull();
      const { response, sources } = data as ChatResponse;
      expect(response).toMatch(/2\.590\s€/);
      expect(sources[0]?.path).toMatch(/^\/(pakete|services\/ecommerce-losungen)/);
      expect(await rowsOf('chat_messages', 'session_id', sessionId)).toHaveLength(2);

      const question = { message: 'Und wie lange dauert das?', sessionId, conversationHistory: [] };
      const streamed = await send('chatbot', question, { accept: 'text/event-stream' });
      expect(streamed.headers.get('content-type')).toContain('text/event-stream');
      expect(await streamed.text()).toMatch(/event: done\ndata: \{"response"/);

      expect((await send('chatbot/transcript', { sessionId, email: 'nobody' })).status).toBe(400);
      expect(
        (await send('chatbot/transcript', { sessionId, email: `chat.${sessionId}@firma.example` }))
          .status,
      ).toBe(200);
      const gone = await visitor.functions.invoke('chatbot', {
        method: 'DELETE',
        body: { sessionId },
      });
      expect(gone.error).toBeNull();
      expect(await rowsOf('chat_messages', 'session_id', sessionId)).toEqual([]);
    });

    it('counts limits in the database, over all workers, without an address in it, and believes the last proxy alone', async () => {
      const sessionId = randomUUID();
      const address = '203.0.113.77';
      await send('chatbot', { message: 'Hallo', sessionId, conversationHistory: [] });
      const ask = (call: number) =>
        send(
          'chatbot/transcript',
          { sessionId, email: `viel.${call}.${sessionId}@firma.example` },
          { 'x-forwarded-for': `198.51.100.${call}, ${address}` },
        );
      const statuses: number[] = [];
      for (let call = 0; call < 6; call++) statuses.push((await ask(call)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const { data } = await server.service().from('function_call_counts').select('*');
      expect(data!.some(({ calls }) => calls === 6)).toBe(true);
      expect(JSON.stringify(data)).not.toContain(address);
    });

    it('logs JSON lines without personal data', () => {
      const lines = functions.output().split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
      expect(functions.output()).not.toMatch(/@(firma|holzweg)\.example/);
    });
  });
});
