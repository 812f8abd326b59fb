import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESTORED_MAIL } from '#shared/core/restored-mail.ts';
import { readDrill } from '#server/backup/drill.ts';
import { runTool } from '#tests/support/backup.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { fillDataDir } from '#tests/support/templates.ts';
import { itInFull } from '#tests/support/it-in-full.ts';

const env = { ADMIN_EMAIL: 'leitung@firma.example', ADMIN_PASSWORD: 'Sicher-genug-2026' };
const picture = randomBytes(300_000);

describe('a backup of the running embedded server', () => {
  let work: string;
  let server: TestServer;
  let folder: string;
  const before: string[] = [];
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'backup-'));
    const dataDir = join(work, 'data');
    await fillDataDir(dataDir);
    server = await startTestServer({ dataDir, env });
    const service = server.service();
    await service.storage.createBucket('ablage', { public: false });
    const { error } = await service.storage
      .from('ablage')
      .upload('bild 1.bin', picture, { contentType: 'application/octet-stream' });
    if (error) throw error;
    const mail = { template: 'x', recipient: 'a@b.example' };
    const queued = await service.from('outbox_mails').insert([
      { ...mail, event_key: 'tried', attempts: 1, next_attempt_at: '2099-01-01' },
      { ...mail, event_key: 'to come', attempts: 0, next_attempt_at: '2099-01-01' },
    ]);
    if (queued.error) throw queued.error;
  });
  afterAll(async () => {
    await server?.stop();
    await rm(work, { recursive: true, force: true });
  });

  it('is written while enquiries keep coming, and they keep being answered', async () => {
    const client = server.client();
    const acknowledged: string[] = [];
    let sending = true;
    const send = async (): Promise<void> => {
      while (sending) {
        const quote = buildQuote({ requestId: crypto.randomUUID() });
        const { data } = await client.functions.invoke('quote-request', { body: quote });
        if ((data as { success?: boolean } | null)?.success) acknowledged.push(quote.email);
        await setTimeout(100);
      }
    };
    const senders = Array.from({ length: 4 }, send);
    while (acknowledged.length < 20) await setTimeout(50);
    before.push(...acknowledged);
    const env = { DATA_DIR: server.dataDir, BACKUP_DIR: work };
    const { code, output } = await runTool('backup', [], env);
    expect(code, output).toBe(0);
    folder = /complete: (.*)$/m.exec(output)![1]!;
    expect(dirname(folder)).toBe(work);
    const then = acknowledged.length;
    while (acknowledged.length < then + 5) await setTimeout(50);
    sending = false;
    await Promise.all(senders);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['data', 'database', 'files', 'manifest.json', 'manifest.sha256']),
    );
  });

  it('is restored only into an empty folder, never under a running server', async () => {
    const running = await runTool('restore', [folder, '--overwrite'], { DATA_DIR: server.dataDir });
    expect(running).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Beenden Sie ihn zuerst.*Stop it first/),
    });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const again = await runTool('backup', [folder], { DATA_DIR: server.dataDir });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
    await mkdir(`${folder}-2.partial`);
    const besides = await runTool('backup', [`${folder}-2`], { DATA_DIR: server.dataDir });
    expect(besides).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /-2\.partial: eine andere Sicherung läuft oder wurde abgebrochen/,
      ),
    });
  });

  it('brings back every enquiry acknowledged before it began, once, with accounts, sessions and files', async () => {
    const keys = server.keys;
    const { data: signedIn } = await server
      .client()
      .auth.signInWithPassword({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
    expect(signedIn.user?.email).toBe(env.ADMIN_EMAIL);
    await server.kill('SIGTERM');
    const dataDir = join(work, 'restored');
    expect(await runTool('restore', [folder], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /systemctl start maasbogen, docker compose start site[^]*mails held: [1-9]/,
      ),
    });

    server = await startTestServer({ dataDir });
    expect(server.keys).toEqual(keys);
    const admin = server.client();
    const { error } = await admin.auth.signInWithPassword({
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    expect(error).toBeNull();
    const { data: rows } = await admin.from('quote_requests').select('email').limit(10_000);
    const times = Map.groupBy(rows!, ({ email }) => email as string);
    expect(before.filter((email) => times.get(email)?.length !== 1)).toEqual([]);
    const { data: file } = await server.service().storage.from('ablage').download('bild 1.bin');
    expect(picture.equals(Buffer.from(await file!.arrayBuffer()))).toBe(true);
    // What may have left since is not sent again; the time of a reminder has not come.
    const { data: mails } = await admin
      .from('outbox_mails')
      .select('event_key, status, last_error')
      .eq('template', 'x')
      .order('event_key');
    expect(mails).toEqual([
      { event_key: 'to come', status: 'pending', last_error: null },
      { event_key: 'tried', status: 'held', last_error: RESTORED_MAIL },
    ]);
    // New rows get numbers of their own.
    const { data: sent } = await server
      .client()
      .functions.invoke('quote-request', { body: buildQuote() });
    expect(sent).toMatchObject({ success: true });
  });

  itInFull(
    'can also be written while the server is stopped, and restored over what is there',
    async () => {
      await server.kill('SIGTERM');
      const second = join(work, 'zweite');
      expect(await runTool('backup', [second], { DATA_DIR: server.dataDir })).toMatchObject({
        code: 0,
      });
      const refused = await runTool('restore', [second], { DATA_DIR: server.dataDir });
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringMatching(/nicht leer.*--overwrite/),
      });
      expect(
        await runTool('restore', [second, '--overwrite'], { DATA_DIR: server.dataDir }),
      ).toMatchObject({ code: 0 });
      expect(
        (await readdir(server.dataDir)).filter((name) => name.startsWith('replaced-')),
      ).toHaveLength(1);
      server = await startTestServer({ dataDir: server.dataDir });
      const { count } = await server
        .service()
        .from('quote_requests')
        .select('id', { count: 'exact', head: true });
      expect(count).toBeGreaterThan(before.length);
    },
  );

  // The gate tries a drill with the bucket (backup-bucket.test.ts).
  itInFull('comes through a drill with every row and file, beside the running server', async () => {
    const backups = join(work, 'nachts');
    await mkdir(backups);
    await cp(folder, join(backups, '2026-11-24'), { recursive: true });
    const env = { DATA_DIR: server.dataDir, BACKUP_DIR: backups };
    const drilled = await runTool('restore', ['--drill'], env);
    expect(drilled).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Probe bestanden.*2026-11-24.*hours old\n.* 1 Dateien/),
    });
    expect(await readDrill(backups)).toMatchObject({ problems: [], storedFiles: 1 });
    expect(await readdir(backups)).toEqual(['2026-11-24', 'drill.json']);
    await appendFile(join(backups, '2026-11-24/database/public.outbox_mails.ndjson.gz'), 'x');
    expect(await runTool('restore', ['--drill'], env)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Probe.*found:[\s\S]*outbox_mails/),
    });
    expect((await readDrill(backups))?.problems).toHaveLength(1);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it('is refused when a file is missing, cut or changed', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      files: { path: string }[];
    };
    expect(await runTool('restore', [folder, '--check'], {})).toMatchObject({ code: 0 });
    const stored = manifest.files.find(({ path }) => path.startsWith('files/'))!.path;
    await appendFile(join(folder, stored), 'x');
    const target = join(work, 'never');
    const damaged = await runTool('restore', [folder], { DATA_DIR: target });
    expect(damaged).toMatchObject({
      code: 1,
      output: expect.stringMatching(/beschädigt.*damaged/),
    });
    expect(damaged.output).toContain(stored);
    await rm(join(folder, 'manifest.json'));
    expect(await runTool('restore', [folder], { DATA_DIR: target })).toMatchObject({
      code: 1,
      output: expect.stringContaining('manifest.json'),
    });
    expect(await readdir(target)).toEqual([]);
  });
});
