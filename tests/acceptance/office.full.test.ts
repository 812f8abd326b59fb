// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PASSWORD = 'ein-langer-Satz-7';
const post = async (path: string, body: object): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: server.keys.anon_key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const confirm = async (email: string): Promise<void> => {
  const mail = await vi.waitUntil(
    async () =>
      (await server.mails()).find((text) => isMailTo(text, email) && /\/termin\//.test(text)),
    { timeout: 60_000, interval: 300 },
  );
  const token = /\/termin\/([\w-]+)/.exec(mail)![1]!;
  expect((await post('/api/booking', { action: 'confirm', token })).status).toBe(200);
};

/**
 * Signs in, chats, enquires, writes, orders the newsletter and books: what a
 * person may do in a few minutes.
 */
async function visit(index: number, slot: Slot): Promise<void> {
  const email = `kollegin${index}.${randomUUID().slice(0, 8)}@firma.example`;
  const account = `konto.${email}`;
  const person = { name: `Kollegin ${index}`, privacyConsent: true };
  await server.service().auth.admin.createUser({
    email: account,
    password: PASSWORD,
    email_confirm: true,
  });
  const client = server.client();
  expect(
    (await client.auth.signInWithPassword({ email: account, password: 'falsch-1' })).error?.status,
  ).toBe(400);
  expect(
    (await client.auth.signInWithPassword({ email: account, password: PASSWORD })).error,
  ).toBeNull();

  const sessionId = randomUUID();
  for (const message of ['Hallo', 'Was kostet eine Website?', 'Wie lange dauert das?'])
    expect((await post('/functions/v1/chatbot', { message, sessionId })).status).toBe(200);
  expect(await post('/functions/v1/quote-request', buildQuote({ email }))).toMatchObject({
    body: { success: true },
  });
  expect(
    (await post('/api/contact', { ...person, email, message: 'Rufen Sie mich an?' })).status,
  ).toBe(200);
  expect(
    (await post('/api/newsletter', { action: 'request', email, source: 'footer' })).status,
  ).toBe(200);
  const booked = await post('/api/booking', {
    ...person,
    email,
    phone: '0241 123456',
    startsAt: slot.startsAt,
  });
  expect(booked, JSON.stringify(booked.body)).toMatchObject({ status: 200 });
  await confirm(email);
}

it('lets twenty people behind one connection do all that the site offers (RUN-09)', async () => {
  const { slots } = (await (await fetch(`${server.origin}/api/booking`)).json()) as {
    slots: Slot[];
  };
  // Not all press the last button in the same second: ten talks may wait for their confirmation.
  const people = slots.slice(-20).map((slot, index) => () => visit(index, slot));
  await Promise.all(people.slice(0, 10).map((person) => person()));
  await Promise.all(people.slice(10).map((person) => person()));

  const service = server.service();
  const { count: held } = await service
    .from('outbox_mails')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'held');
  expect(held).toBe(0);
  const { data: enquiries } = await service.from('quote_requests').select('suspicions');
  expect(enquiries).toHaveLength(20);
});
