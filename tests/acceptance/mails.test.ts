// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInForCookies } from '#tests/support/cookie-session.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const ADMIN = { email: 'chefin@maasbogen.example', password: 'ein-langer-Satz-7' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
});
afterAll(() => server.stop());

it('shows a mail as it left, and sends it once more with a link of its own', async () => {
  const email = `mail.${randomUUID().slice(0, 8)}@firma.example`;
  const service = server.service();
  await service.functions.invoke('quote-request', { body: buildQuote({ email }) });
  const sentTo = async (count: number) =>
    vi.waitFor(
      async () => {
        const { data } = await service
          .from('outbox_mails')
          .select('id, status, sent, resent_from, data, template')
          .eq('recipient', email)
          .order('created_at');
        expect(data?.map(({ status }) => status)).toEqual(
          Array.from({ length: count }, () => 'sent'),
        );
        return data ?? [];
      },
      { timeout: 60_000, interval: 200 },
    );
  const [mail] = await sentTo(1);
  const tokenIn = (text: string) => /\/anfrage\/(\w{30,})/.exec(text)?.[1];
  const delivered = (await server.mails()).filter((text) => isMailTo(text, email));
  const token = tokenIn(delivered.join().replaceAll('=\r\n', ''));
  expect(token).toBeDefined();
  expect(JSON.stringify([mail?.sent, mail?.data])).not.toContain(token);
  expect(mail?.sent).toMatchObject({
    subject: expect.stringContaining('Anfrage'),
    html: expect.stringContaining('/anfrage/•••••'),
  });

  const { client, header: cookie } = await signInForCookies({
    origin: server.origin,
    anonKey: server.keys.anon_key,
    ...ADMIN,
  });
  const path = `/dokumente/mails/${mail?.id}`;
  const view = await fetch(server.origin + path, { headers: { cookie } });
  expect(view.status).toBe(200);
  expect(view.headers.get('cache-control')).toBe('private, no-store');
  expect(view.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:.*; sandbox$/,
  );
  expect(await view.text()).toContain('/anfrage/•••••');
  expect((await fetch(server.origin + path)).status).toBe(404);

  // Without a mail server nobody has got it.
  const readKept = async () => (await client.rpc('list_kept_mails')).data;
  expect(await readKept()).toContain(mail?.id);
  const resend = (id: unknown) => client.rpc('resend_mail', { mail_id: id });
  const [first, again] = await Promise.all([resend(mail?.id), resend(mail?.id)]);
  expect(first.error).toBeNull();
  expect(again.data).toBe(first.data);
  const [, repeated] = await sentTo(2);
  expect(repeated).toMatchObject({ id: first.data, resent_from: mail?.id });
  const mails = (await server.mails()).filter((text) => isMailTo(text, email));
  expect(mails).toHaveLength(2);
  const tokens = mails.map((text) => tokenIn(text.replaceAll('=\r\n', '')));
  expect(new Set(tokens).size).toBe(2);
  const kept = await readKept();
  expect(kept).not.toContain(mail?.id);
  expect(kept).toContain(repeated?.id);
  for (const each of tokens)
    expect((await fetch(`${server.origin}/anfrage/${each}`)).status).toBe(200);
  const { data: log } = await service.from('audit_log').select('after').eq('row_id', first.data);
  expect(log).toEqual([{ after: { template: 'quote-confirmation', resent_from: mail?.id } }]);

  expect((await server.client().rpc('resend_mail', { mail_id: mail?.id })).error?.code).toBe(
    '42501',
  );
  const { data: signing } = await service
    .from('outbox_mails')
    .insert({
      event_key: randomUUID(),
      template: 'auth-recovery',
      recipient: email,
      status: 'sent',
    })
    .select('id')
    .single();
  expect((await resend(signing?.id)).error?.code).toBe('55000');
});
