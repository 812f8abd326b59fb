// @database postgres
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { silentLog } from '#platform/core/log.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createJobs } from './jobs.ts';
import { createMailTransport } from './mail-transport.ts';

let dataDir: string;
let platform: TestPlatform;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kept-mails-'));
  platform = await createTestPlatform();
});
afterAll(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true });
});

it('a mail that was kept as a file ends with the period of sent mails', async () => {
  const settings = { smtpUrl: undefined, publicUrl: 'https://agentur.example' };
  const transport = createMailTransport({ dataDir, DEMO: false } as never, settings);
  const service = platform.service();
  await service.from('retention_periods').update({ mail_days: 20 }).eq('id', true).throwOnError();
  const jobs = createJobs(service, transport, settings, dataDir, silentLog, () =>
    Promise.reject(new Error('no documents')),
  );
  const retention = jobs.find(({ name }) => name === 'retention')!;
  // Nothing was kept yet: there is no folder.
  await retention.run();

  const mail = { subject: 'x', text: 'x', html: 'x' };
  for (const name of ['old', 'new'])
    await transport.deliver(
      mail,
      { recipient: 'a@b.example', messageId: `<${name}@x>` },
      SAMPLE_COMPANY,
    );
  const folder = join(dataDir, 'mail');
  const [, old] = (await readdir(folder)).toSorted();
  const before = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  await utimes(join(folder, old!), before(21), before(21));
  // Left behind by a process that ended while it wrote.
  await writeFile(join(folder, 'half.eml.draft'), 'x');
  await utimes(join(folder, 'half.eml.draft'), before(21), before(21));
  await retention.run();
  expect(await readdir(folder)).toEqual([expect.stringContaining('new')]);
});
