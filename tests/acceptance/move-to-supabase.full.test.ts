// @database postgres only
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { hash } from '@node-rs/bcrypt';
import { Secret, TOTP } from 'otpauth';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tests/support/edge-functions.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSupabaseProject, type SupabaseProject } from '#tests/support/supabase-project.ts';

const run = promisify(execFile);
const ADMIN = { email: 'leitung@firma.example', password: 'Sicher-genug-2026' };
const IMPORTED = { email: 'alt@firma.example', password: 'Frueher-genug-2025' };

describe('moving an embedded data set to a Supabase project', () => {
  let site: TestServer;
  let project: SupabaseProject;
  let owner: postgres.Sql;
  let customerId: string;
  let secret: string;
  const quote = buildQuote();
  const photo = randomBytes(300_000);
  const customer = { email: `kunde.${randomUUID()}@firma.example`, password: 'Auch-sicher-2026' };

  /** The script as its own process, with the environment of an operator. */
  async function move(...flags: string[]): Promise<{ code: number; output: string }> {
    const args = [
      '--disable-warning=ExperimentalWarning',
      'scripts/move-to-supabase.ts',
      '--to',
      project.databaseUrl,
      ...flags,
    ];
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: site.dataDir,
      SUPABASE_URL: project.origin,
      SUPABASE_ANON_KEY: project.keys.anon_key,
      SUPABASE_SERVICE_ROLE_KEY: project.keys.service_role_key,
    };
    return run(process.execPath, args, { cwd: root, env }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  }
  const connect = (): SupabaseClient =>
    createClient(project.origin, project.keys.anon_key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  const countUsers = async () =>
    (await owner<{ count: number }[]>`select count(*)::int from auth.users`)[0]!.count;

  beforeAll(async () => {
    site = await startTestServer({
      isEmbedded: true,
      env: { AUTH_AUTOCONFIRM: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    });
    const client = site.client();
    const { data: account } = await client.auth.signUp({
      ...customer,
      options: { data: { full_name: 'Käthe „K“ Küster\n\\x' } },
    });
    customerId = account.user!.id;
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    secret = factor!.totp.secret;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect(
      (await client.auth.mfa.challengeAndVerify({ factorId: factor!.id, code })).error,
    ).toBeNull();
    expect((await client.functions.invoke('quote-request', { body: quote })).error).toBeNull();

    const service = site.service();
    const password_hash = await hash(IMPORTED.password, 10);
    expect(
      (
        await service.auth.admin.createUser({
          email: IMPORTED.email,
          password_hash,
          email_confirm: true,
        })
      ).error,
    ).toBeNull();
    await service.from('opening_hours').delete().eq('weekday', 5);
    await service.storage.createBucket('fotos', { public: false, fileSizeLimit: '1MB' });
    const upload = {
      contentType: 'image/x-raw',
      cacheControl: '7200',
      metadata: { motiv: 'Werkstatt' },
    };
    expect(
      (await service.storage.from('fotos').upload('2026/Tor & Werkstatt (1).raw', photo, upload))
        .error,
    ).toBeNull();
    expect(
      (
        await service.storage
          .from('fotos')
          .upload('leer.txt', new Blob(['x'], { type: 'text/plain' }))
      ).error,
    ).toBeNull();
    await site.stop({ keepData: true });

    project = await startSupabaseProject();
    owner = postgres(project.databaseUrl, { max: 1, onnotice: () => {} });
  }, 480_000);
  afterAll(async () => {
    await owner?.end();
    await project?.stop();
    if (site) await rm(site.dataDir, { recursive: true, force: true });
  });

  it('counts first and changes nothing', async () => {
    // As the unit keeps the data: they are the service's, and the command is root's.
    if (process.getuid?.() === 0) await chown(site.dataDir, 1234, 1234);
    const { code, output } = await move('--dry-run');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect((await stat(join(site.dataDir, 'db/PG_VERSION'))).uid).toBe(
      (await stat(site.dataDir)).uid,
    );
    expect(output).toMatch(/"auth"\."users" +3 +0\n/);
    expect(output).toMatch(/"public"\."quote_requests" +1 +0\n/);
    expect(output).toContain('2 files, 300001 bytes');
    expect(await countUsers()).toBe(0);
  });

  it('refuses a project in use and leaves it as it is', async () => {
    await owner`insert into public.outbox_mails (event_key, template, recipient)
     values ('x', 'x', 'x@firma.example')`;
    const { code, output } = await move();
    expect(code).toBe(1);
    expect(output).toContain(
      'The target is in use, nothing was changed. Rows in: "public"."outbox_mails"',
    );
    expect(await countUsers()).toBe(0);
    await owner`delete from public.outbox_mails`;
  });

  it('refuses a project without the tables of this version', async () => {
    const [taken] =
      await owner`delete from supabase_migrations.schema_migrations where version = '20261128210200'
       returning version, name`;
    const { code, output } = await move();
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringMatching(/lacks migrations.*20261128210200/),
    });
    await owner`insert into supabase_migrations.schema_migrations ${owner(taken!)}`;
  });

  it('moves people, rows and files, each the same', async () => {
    const { code, output } = await move();
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain('All rows arrived, and each is the same.');
    expect(output).toContain('2 files copied, 0 were there already');

    const service = project.service();
    expect((await service.from('quote_requests').select('email, signature')).data).toEqual([
      { email: quote.email, signature: quote.signature },
    ]);
    expect((await service.from('opening_hours').select('weekday')).data).toHaveLength(4);
    expect((await service.from('profiles').select('full_name').eq('id', customerId)).data).toEqual([
      { full_name: 'Käthe „K“ Küster\n\\x' },
    ]);
    const file = await service.storage.from('fotos').download('2026/Tor & Werkstatt (1).raw');
    expect(Buffer.from(await file.data!.arrayBuffer()).equals(photo)).toBe(true);
    expect(
      (await service.storage.from('fotos').info('2026/Tor & Werkstatt (1).raw')).data,
    ).toMatchObject({
      contentType: 'image/x-raw',
      cacheControl: 'max-age=7200',
      metadata: { motiv: 'Werkstatt' },
    });
  });

  it('goes on where it ended when it is run again', async () => {
    expect((await project.service().storage.from('fotos').remove(['leer.txt'])).error).toBeNull();
    const { code, output } = await move();
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain('All rows are there already.');
    expect(output).toContain('1 files copied, 1 were there already');
  });

  it('lets everybody sign in as before, the second factor included', async () => {
    for (const account of [ADMIN, customer, IMPORTED])
      expect((await connect().auth.signInWithPassword(account)).error).toBeNull();
    const admin = connect();
    await admin.auth.signInWithPassword(ADMIN);
    expect((await admin.rpc('is_admin')).data).toBe(true);
    const client = connect();
    await client.auth.signInWithPassword(customer);
    const { data } = await client.auth.mfa.listFactors();
    expect(data!.totp).toHaveLength(1);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + 30_000,
    });
    expect(
      (await client.auth.mfa.challengeAndVerify({ factorId: data!.totp[0]!.id, code })).error,
    ).toBeNull();
  });

  it('lets numbers go on after those that moved', async () => {
    const highest = async () =>
      Number(
        (await owner<{ id: string }[]>`select max(id)::text as id from public.audit_log`)[0]!.id,
      );
    const before = await highest();
    expect(before).toBeGreaterThan(0);
    await owner`update public.profiles set role = 'staff' where id = ${customerId}`;
    expect(await highest()).toBe(before + 1);
  });
});
