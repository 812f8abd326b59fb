// @database postgres
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import type { AuthHook } from '#platform/deps.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

// Hooks of the authentication service, as SQL functions and as web addresses
// (supabase.com/docs/guides/auth/auth-hooks).

const SECRET = Buffer.from('a-secret-of-the-hook').toString('base64');
const PASSWORD = 'ein-langer-Satz-7';
type Called = { headers: IncomingHttpHeaders; body: string };
let answer: (body: Record<string, unknown>) => Promise<object> | object;
const calls: Called[] = [];
let web: Server;
let webUri: string;
beforeAll(async () => {
  web = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      calls.push({ headers: request.headers, body });
      void Promise.resolve(answer(JSON.parse(body) as Record<string, unknown>)).then((reply) =>
        response.end(JSON.stringify(reply)),
      );
    });
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  webUri = `http://127.0.0.1:${(web.address() as AddressInfo).port}/hook`;
});
afterAll(() => web.close());

const script = (db: Database, sql: string) =>
  db.transaction(asOwner('a test makes a hook'), (tx) => tx.script(sql));

async function openWith(hooks: { customAccessToken?: AuthHook; sendEmail?: AuthHook }, sql = '') {
  const db = await createTestDatabase();
  if (sql) await script(db, sql);
  const plain = await createTestPlatform({}, {}, db);
  return createTestPlatform({}, { auth: { ...plain.deps.auth, hooks } }, db);
}
const register = async (platform: TestPlatform, email = 'karin@firma.example') => {
  await platform
    .service()
    .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  return email;
};
const signIn = async (platform: TestPlatform, email: string) =>
  platform.client().auth.signInWithPassword({ email, password: PASSWORD });

// As the guide of Supabase writes it, with its grants.
const SQL_HOOK = `
  create table public.plans (email text primary key, plan text);
  alter table public.plans enable row level security;
  insert into public.plans values ('karin@firma.example', 'smart');
  create function public.custom_access_token_hook(event jsonb) returns jsonb
  language plpgsql stable as $$
  begin
    if event #>> '{claims,email}' like 'nicht%' then
      return '{"error": {"http_code": 403, "message": "nobody of yours"}}';
    end if;
    return jsonb_set(event, '{claims,plan}', to_jsonb((
      select p.plan from public.plans p where p.email = event #>> '{claims,email}'
    )));
  end $$;
  grant usage on schema public to supabase_auth_admin;
  grant execute on function public.custom_access_token_hook to supabase_auth_admin;
  revoke execute on function public.custom_access_token_hook from authenticated, anon, public;
  grant all on table public.plans to supabase_auth_admin;
  create policy "Allow auth admin to read plans" on public.plans as permissive for select
    to supabase_auth_admin using (true);`;

describe('custom access token', () => {
  it('is made by a SQL function, at sign-in and refresh, under a role of its own', async () => {
    const uri = 'pg-functions://postgres/public/custom_access_token_hook';
    const platform = await openWith({ customAccessToken: { uri } }, SQL_HOOK);
    const client = platform.client();
    const email = await register(platform);
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(decodeJwt(data.session!.access_token)).toMatchObject({ plan: 'smart', email });
    const { data: again } = await client.auth.refreshSession();
    expect(decodeJwt(again.session!.access_token)).toMatchObject({ plan: 'smart' });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    const refused = await signIn(platform, await register(platform, 'nicht@firma.example'));
    expect(refused.error).toMatchObject({ status: 403, message: 'nobody of yours' });
    // What comes after the hook is not done under its role.
    await platform.close();
  });

  it('must keep what a token needs', async () => {
    const uri = 'pg-functions://postgres/public/empty';
    const platform = await openWith(
      { customAccessToken: { uri } },
      `create function public.empty(event jsonb) returns jsonb language sql as $$
       select '{"claims": {}}'::jsonb $$;
       grant execute on function public.empty to supabase_auth_admin;`,
    );
    const { error } = await signIn(platform, await register(platform));
    expect(error?.status).toBe(500);
    await platform.close();
  });

  it('is made by a web address, signed, which may ask the database meanwhile', async () => {
    const secrets = `v1,whsec_${SECRET}`;
    const platform = await openWith({ customAccessToken: { uri: webUri, secrets } });
    const email = await register(platform);
    calls.length = 0;
    answer = async ({ claims, user_id: id }) => {
      const { data } = await platform.service().auth.admin.getUserById(id as string);
      return { claims: { ...(claims as object), seen: data.user?.email } };
    };
    const { data } = await signIn(platform, email);
    expect(decodeJwt(data.session!.access_token)).toMatchObject({ seen: email });
    const [{ headers, body }] = calls as [Called];
    const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`;
    const mac = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    expect(JSON.parse(body)).toMatchObject({ authentication_method: 'password' });

    // The link of a mail carries the session in its fragment: that one too.
    const { data: link } = await platform
      .service()
      .auth.admin.generateLink({ type: 'magiclink', email });
    const opened = await platform.fetch(new Request(link.properties!.action_link));
    const fragment = new URLSearchParams(new URL(opened.headers.get('location')!).hash.slice(1));
    expect(decodeJwt(fragment.get('access_token')!)).toMatchObject({ seen: email });

    answer = () => ({ error: { http_code: 403, message: 'not today' } });
    expect((await signIn(platform, email)).error).toMatchObject({ status: 403 });
    await platform.close();
  });
});

describe('send email', () => {
  it('takes the place of the own mails, with secrets that work', async () => {
    const platform = await openWith({ sendEmail: { uri: webUri } });
    answer = () => ({});
    calls.length = 0;
    const client = platform.client();
    const email = 'neu@firma.example';
    expect((await client.auth.signUp({ email, password: PASSWORD })).error).toBeNull();
    expect(platform.mails).toEqual([]);
    const event = JSON.parse(calls[0]!.body) as {
      user: { email: string };
      email_data: { token: string; token_hash: string };
    };
    expect(event).toMatchObject({
      user: { email },
      email_data: { email_action_type: 'signup', site_url: 'http://localhost/auth/v1' },
    });
    const { token_hash } = event.email_data;
    const { data } = await client.auth.verifyOtp({ type: 'email', token_hash });
    expect(data.user?.email).toBe(email);

    calls.length = 0;
    await client.auth.updateUser({ email: 'anders@firma.example' });
    const change = JSON.parse(calls[0]!.body) as { email_data: Record<string, string> };
    expect(calls).toHaveLength(1);
    expect(change).toMatchObject({ user: { email, new_email: 'anders@firma.example' } });
    const { token, token_new, token_hash: ofNew, token_hash_new: ofCurrent } = change.email_data;
    for (const value of [token, token_new, ofNew, ofCurrent]) expect(value).toBeTruthy();
    await client.auth.verifyOtp({ type: 'email_change', email, token: token! });
    await client.auth.verifyOtp({ type: 'email_change', token_hash: ofNew! });
    const { data: after } = await platform.service().auth.admin.getUserById(data.user!.id);
    expect(after.user?.email).toBe('anders@firma.example');
    await platform.close();
  });

  it('is a SQL function of this product as well', async () => {
    const uri = 'pg-functions://postgres/public/send_auth_mail';
    const platform = await openWith({ sendEmail: { uri } });
    const email = await register(platform);
    expect((await platform.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    const { data } = await platform.service().from('outbox_mails').select('template, recipient');
    expect(data).toEqual([{ template: 'auth-recovery', recipient: email }]);
    await platform.close();
  });
});
