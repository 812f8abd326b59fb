// @database postgres only
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { signInForCookies } from '#tests/support/cookie-session.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { prove } from '#tests/support/proof.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSupabaseProject, type SupabaseProject } from '#tests/support/supabase-project.ts';

const ADMIN = { email: 'leitung@firma.example', password: 'Sicher-genug-2026' };
const SIGNING_SECRET = 'one-secret-for-links-of-both-sides-2026';

// Who may do what in the schema public, as text; owners, who have everything, left out.
const GRANTS = `
  select 'table ' || c.relname || ' ' || g.grantee::regrole || ' ' || g.privilege_type as entry
    from pg_class c, aclexplode(c.relacl) g where c.relnamespace = 'public'::regnamespace
      and g.grantee <> c.relowner
  union select 'column ' || c.relname || '.' || a.attname || ' ' || g.grantee::regrole || ' ' ||
    g.privilege_type
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
      where c.relnamespace = 'public'::regnamespace
  union select 'function ' || p.proname || ' ' || case g.grantee when 0 then 'public'
    else g.grantee::regrole::text end
    from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
    where p.pronamespace = 'public'::regnamespace and g.grantee <> p.proowner
  order by 1`;

describe('the site on a Supabase project', () => {
  let project: SupabaseProject;
  let site: TestServer;
  beforeAll(async () => {
    project = await startSupabaseProject({ PUBLIC_URL: 'http://127.0.0.1', SIGNING_SECRET });
    site = await startTestServer({
      env: {
        SUPABASE_URL: project.origin,
        SUPABASE_ANON_KEY: project.keys.anon_key,
        SUPABASE_SERVICE_ROLE_KEY: project.keys.service_role_key,
        SIGNING_SECRET,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
    });
  });
  afterAll(async () => {
    await site?.stop();
    await project?.stop();
  });

  it('grants there exactly what it grants on the own platform', async () => {
    const own = await createTestDatabase();
    const expected = (
      await own.transaction(asOwner('test: reads the catalogue'), (tx) =>
        tx.query<{ entry: string }>(GRANTS),
      )
    ).map(({ entry }) => entry);
    await own.close();
    const owner = postgres(project.databaseUrl, { max: 1 });
    const actual = (await owner.unsafe<{ entry: string }[]>(GRANTS)).map(({ entry }) => entry);
    await owner.end();
    expect(expected.length).toBeGreaterThan(100);
    expect(actual).toEqual(expected);
  });

  it('renders pages that lead browsers to the project, proxies nothing and keeps no platform of its own', async () => {
    const page = await fetch(site.origin);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(`connect-src 'self' ${project.origin} ${project.origin.replace('http', 'ws')}`),
    );
    expect(await page.text()).toContain('</html>');
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    for (const path of [
      '/auth/v1/health',
      '/rest/v1/profiles',
      '/storage/v1/bucket',
      '/functions/v1/contact',
    ])
      expect(
        (await fetch(`${site.origin}${path}`, { headers: { apikey: project.keys.anon_key } }))
          .status,
      ).toBe(404);
    expect(
      (await readdir(site.dataDir)).filter((name) => !['last-retention', 'mail'].includes(name)),
    ).toEqual([]);
  });

  it('takes an enquiry through the function on the project, and its own worker sends the mails', async () => {
    const requestId = randomUUID();
    const quote = buildQuote({ requestId });
    const headers = await prove(site.origin, 'quote-request', requestId);
    const { data, error } = await site
      .client()
      .functions.invoke('quote-request', { body: quote, headers });
    expect({ data, error }).toMatchObject({ data: { success: true }, error: null });
    const rows = (
      await project
        .service()
        .from('quote_requests')
        .select('reference, suspicions')
        .eq('email', quote.email)
    ).data!;
    expect(rows).toMatchObject([{ suspicions: [] }]);
    await vi.waitFor(async () => {
      const mails = (await site.mails()).filter((mail) => mail.includes(rows[0]!.reference));
      expect(mails.filter((mail) => isMailTo(mail, quote.email))).toHaveLength(1);
      expect(mails).toHaveLength(2);
    }, 60_000);
  });

  it('answers its own doors under /api from the project', async () => {
    const message = {
      name: 'Karin',
      email: `frage.${randomUUID()}@firma.example`,
      message: 'Guten Tag',
      privacyConsent: true,
    };
    const answer = await fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(await answer.json()).toMatchObject({ success: true });
    expect(
      (await project.service().from('contact_messages').select('name').eq('email', message.email))
        .data,
    ).toEqual([{ name: 'Karin' }]);
    expect((await (await fetch(`${site.origin}/api/booking`)).json()) as object).toMatchObject({
      slots: expect.any(Array),
    });
  });

  it('makes the first admin on the project and lets him into the admin area with the session cookie', async () => {
    expect((await fetch(`${site.origin}/admin`, { redirect: 'manual' })).status).toBe(302);
    const { client, header } = await signInForCookies({
      origin: site.origin,
      backend: project.origin,
      anonKey: project.keys.anon_key,
      ...ADMIN,
    });
    expect((await client.rpc('is_admin')).data).toBe(true);
    const page = await fetch(`${site.origin}/admin`, {
      headers: { cookie: header },
      redirect: 'manual',
    });
    expect(page.status).toBe(200);
  });

  it('says what is missing when a key or the tables are', async () => {
    await expect(startTestServer({ env: { SUPABASE_URL: project.origin } })).rejects.toThrow(
      /SUPABASE_SERVICE_ROLE_KEY/,
    );
    const keys = { SUPABASE_ANON_KEY: project.keys.anon_key, SUPABASE_SERVICE_ROLE_KEY: 'wrong' };
    await expect(
      startTestServer({ env: { SUPABASE_URL: project.origin, ...keys } }),
    ).rejects.toThrow(/tables cannot be read/);
  });
});
