// @database postgres
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeMail, isMailTo } from '#tests/support/mail.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSmtpServer, type SmtpServer } from '#tests/support/smtp-server.ts';
import { isFullTier } from '#tests/support/tier.ts';

let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
});
beforeEach(() => smtp.setMood('accept'));

/** An enquiry with an address of its own; resolves to that address. */
async function enquire(): Promise<string> {
  const quote = buildQuote({ requestId: crypto.randomUUID() });
  const { data, error } = await server.client().functions.invoke('quote-request', { body: quote });
  expect({ data: data as unknown, error: error as unknown }).toMatchObject({
    data: { success: true },
    error: null,
  });
  return quote.email;
}

const sentTo = (address: string): string[] =>
  smtp.mails.map(decodeMail).filter((mail) => isMailTo(mail, address));
/** A server that says nothing is given up after ten seconds. */
const TIMEOUT_MS = 10_000;

type OutboxRow = { status: string; attempts: number; last_error: string | null };
async function outboxOf(recipient: string): Promise<OutboxRow> {
  const { data, error } = await server
    .service()
    .from('outbox_mails')
    .select('status, attempts, last_error')
    .eq('recipient', recipient)
    .single();
  if (error) throw new Error(error.message);
  return data as OutboxRow;
}

/** What failed is due again in a minute: not something to wait for here. */
async function makeDue(): Promise<void> {
  await server
    .service()
    .from('outbox_mails')
    .update({ next_attempt_at: new Date(0).toISOString() })
    .eq('status', 'pending');
}

it('RUN-07: sends mails to the server of SMTP_URL and writes none to the folder', async () => {
  const address = await enquire();
  await expect.poll(() => sentTo(address).length).toBe(1);
  await expect.poll(async () => (await outboxOf(address)).status).toBe('sent');
  expect(sentTo(address)[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@/im);
  expect(await readdir(join(server.dataDir, 'mail')).catch(() => [])).toEqual([]);
});

const MOODS = [
  ['drops the connection in the middle of a mail', 'drop', /./],
  ['refuses for now', 'refuse', /451/],
  ['takes the connection and says nothing', 'silent', /greeting|time/i],
] as const;

it.each(isFullTier ? MOODS : MOODS.slice(0, 1))(
  'a server that %s: the mail waits with the reason and goes out once, later',
  async (_, mood, reason) => {
    smtp.setMood(mood);
    const address = await enquire();
    // The site does not wait for its mail server.
    const started = Date.now();
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS);
    // Tried within seconds, or given up; a connection that is dropped is tried
    // again by itself before.
    await expect.poll(async () => (await outboxOf(address)).last_error).toMatch(reason);
    expect(await outboxOf(address)).toMatchObject({ status: 'pending', attempts: 1 });
    expect(smtp.turnedAway()).toBeGreaterThan(0);
    expect(sentTo(address)).toEqual([]);

    smtp.setMood('accept');
    await makeDue();
    await expect.poll(() => sentTo(address).length).toBe(1);
    await expect.poll(async () => (await outboxOf(address)).status).toBe('sent');
    expect(sentTo(address)).toHaveLength(1);
  },
);

it('goes on when the mail server was away altogether', async () => {
  await smtp.close();
  const address = await enquire();
  await expect
    .poll(async () => (await outboxOf(address)).last_error)
    .toMatch(/ECONNREFUSED|connect/i);
  expect((await outboxOf(address)).status).toBe('pending');
});
