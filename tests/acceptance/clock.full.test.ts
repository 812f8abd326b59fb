// @database pglite
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isMailTo } from '#tests/support/mail.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer } from '#tests/support/server.ts';

const DAY_MS = 86_400_000;
const LOGIN = { email: 'kunde@holzweg.example', password: 'ein-langer-Satz-7' };

it('works on when the clock is set a day forward, back, and a day behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const clock = join(folder, 'clock');
  const setClock = async (days: number): Promise<void> => {
    await writeFile(clock, String(days * DAY_MS));
    // Every thread looks ten times a second.
    await wait(300);
  };
  await setClock(0);
  const server = await startTestServer({
    isEmbedded: true,
    env: { CLOCK: clock, NODE_OPTIONS: '--import ./tests/support/moved-clock.ts' },
  });
  const service = server.service();
  await service.auth.admin.createUser({ ...LOGIN, email_confirm: true });
  const customer = server.client();
  expect((await customer.auth.signInWithPassword(LOGIN)).error).toBeNull();

  for (const days of [1, 0, -1]) {
    await setClock(days);
    const quote = buildQuote();
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const sent = await server.client().functions.invoke('quote-request', { body: quote });
    expect(sent.error, `${days} days`).toBeNull();
    const { data } = await service
      .from('quote_requests')
      .select('created_at')
      .eq('email', quote.email)
      .single<{ created_at: string }>();
    // The database has the same clock.
    const off = Date.parse(data!.created_at) - Date.now();
    expect(off / DAY_MS).toBeCloseTo(days, 1);
    await expect
      .poll(async () => (await server.mails()).some((mail) => isMailTo(mail, quote.email)))
      .toBe(true);
    expect((await customer.auth.refreshSession()).error, `${days} days`).toBeNull();
    expect((await customer.from('profiles').select('id')).data, `${days} days`).toHaveLength(1);
  }
  await server.stop();
  await rm(folder, { recursive: true });
});
