import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingAnswer } from '#shared/booking.ts';
import type { Slot } from '#shared/booking-slots.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Answer = { status: number; body: BookingAnswer };

describe('booking', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY: '1' } });
  }, 90_000);
  afterAll(() => server.stop());

  const send = async (body: unknown, address = '10.1.0.1'): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`${server.origin}/api/booking`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as BookingAnswer };
  };
  const listSlots = async (query = ''): Promise<Slot[]> =>
    ((await (await fetch(`${server.origin}/api/booking${query}`)).json()) as { slots: Slot[] }).slots;
  const buildBooking = (startsAt: string, change = {}) => ({
    startsAt,
    name: 'Karin Küster',
    email: `termin.${randomUUID().slice(0, 8)}@firma.example`,
    phone: '+49 2431 000000',
    privacyConsent: true,
    requestId: randomUUID(),
    ...change,
  });
  const rowsAt = async (startsAt: string) => (await server.service().from('bookings').select('*').eq('starts_at', startsAt)).data!;
  const findMail = (recipient: string, pattern: RegExp) =>
    vi.waitFor(
      async () => {
        const mail = (await server.mails()).find((text) => isMailTo(text, recipient) && pattern.test(text));
        expect(mail).toBeDefined();
        return mail!;
      },
      { timeout: 15_000, interval: 300 },
    );

  it('gives one of 200 visitors the slot and all others a fresh choice', async () => {
    const slot = (await listSlots()).at(-1)!;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(buildBooking(slot.startsAt), `10.2.${index % 50}.${Math.floor(index / 50)}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(199);
    for (const { body } of losers) {
      expect(body).toMatchObject({ success: false, error: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.' });
      expect((body as { slots: Slot[] }).slots).not.toContainEqual(slot);
    }
    expect(await rowsAt(slot.startsAt)).toHaveLength(1);
  }, 90_000);

  it('refuses overlapping talks in the database itself', async () => {
    const row = (startsAt: string, endsAt: string) => ({
      request_id: randomUUID(),
      reference: randomUUID(),
      starts_at: startsAt,
      ends_at: endsAt,
      name: 'x',
      email: 'x@firma.example',
      privacy_consent: true,
      privacy_text_version: 'x',
    });
    const bookings = server.service().from('bookings');
    expect((await bookings.insert(row('2030-01-07T08:00:00Z', '2030-01-07T08:15:00Z'))).error).toBeNull();
    expect((await bookings.insert(row('2030-01-07T08:10:00Z', '2030-01-07T08:25:00Z'))).error?.code).toBe('23P01');
    expect((await bookings.insert(row('2030-01-07T08:15:00Z', '2030-01-07T08:30:00Z'))).error).toBeNull();
  });

  it('books once for a retry and a double click', async () => {
    const booking = buildBooking((await listSlots())[0]!.startsAt);
    const answers = [...(await Promise.all([send(booking), send(booking)])), await send(booking)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { reference: string }).reference)).size).toBe(1);
  });

  it('mails an invitation, moves the talk and cancels it by the link', async () => {
    const [first, second] = (await listSlots()) as [Slot, Slot];
    const booking = buildBooking(first.startsAt);
    expect((await send(booking)).body).toMatchObject({ success: true, startsAt: first.startsAt, status: 'booked' });

    const invitation = await findMail(booking.email, /METHOD:REQUEST/);
    const uid = /UID:(\S+)/.exec(invitation)![1]!;
    expect(invitation).toContain('SEQUENCE:0');
    expect(await findMail('kontakt@maasbogen.example', new RegExp(booking.email.replace('.', '\\.')))).toContain('Karin Küster');
    const token = /\/termin\/([\w-]+)/.exec(invitation)![1]!;

    expect((await send({ action: 'move', token, startsAt: second.startsAt })).body).toMatchObject({
      success: true,
      startsAt: second.startsAt,
    });
    expect(await listSlots()).toContainEqual(first);
    const moved = await findMail(booking.email, /SEQUENCE:1/);
    expect(moved).toContain(`UID:${uid}`);
    expect(moved).toContain('METHOD:REQUEST');

    for (let round = 0; round < 2; round++) {
      expect((await send({ action: 'cancel', token })).body).toMatchObject({ success: true, status: 'cancelled' });
    }
    const cancelled = await findMail(booking.email, /METHOD:CANCEL/);
    expect(cancelled).toContain(`UID:${uid}`);
    expect(cancelled).toContain('SEQUENCE:2');
    expect(await listSlots()).toContainEqual(second);
    expect((await send({ action: 'move', token, startsAt: first.startsAt })).status).toBe(410);
  });

  it('reminds 24 hours and 1 hour before, at the new time after a move, and never after a cancellation', async () => {
    const [first, second] = (await listSlots()).slice(-2) as [Slot, Slot];
    const booking = buildBooking(first.startsAt);
    await send(booking);
    const listReminders = async () => {
      const { data } = await server.service().from('outbox_mails').select('event_key, next_attempt_at').eq('recipient', booking.email);
      return (data as { event_key: string; next_attempt_at: string }[])
        .filter((mail) => mail.event_key.includes(':reminder-'))
        .map((mail) => Date.parse(mail.next_attempt_at))
        .sort((a, b) => a - b);
    };
    const before = (slot: Slot) => [24, 1].map((hours) => Date.parse(slot.startsAt) - hours * 3_600_000);
    expect(await listReminders()).toEqual(before(first));
    const token = /\/termin\/([\w-]+)/.exec(await findMail(booking.email, /METHOD:REQUEST/))![1]!;
    await send({ action: 'move', token, startsAt: second.startsAt });
    expect(await listReminders()).toEqual(before(second));
    const due = server.service().from('outbox_mails').update({ next_attempt_at: new Date().toISOString() });
    await due.eq('recipient', booking.email).like('event_key', '%:reminder-24');
    expect(await findMail(booking.email, /Erinnerung an Ihren Termin/)).toContain('/termin/');
    await send({ action: 'cancel', token });
    await vi.waitFor(async () => expect(await listReminders()).toHaveLength(1), { timeout: 5_000 });
  });

  it('does not move a talk onto a taken slot', async () => {
    const [first, second] = (await listSlots()) as [Slot, Slot];
    await send(buildBooking(second.startsAt));
    const booking = buildBooking(first.startsAt);
    await send(booking);
    const token = /\/termin\/([\w-]+)/.exec(await findMail(booking.email, /METHOD:REQUEST/))![1]!;
    const { status, body } = await send({ action: 'move', token, startsAt: second.startsAt });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, slots: expect.any(Array) });
    expect((await send({ action: 'show', token })).body).toMatchObject({ startsAt: first.startsAt, status: 'booked' });
  });

  it('refuses a forged link, a moment outside the slots and missing fields', async () => {
    expect((await send({ action: 'cancel', token: `${randomUUID()}_${'A'.repeat(43)}` })).status).toBe(404);
    const slots = await listSlots();
    expect((await send(buildBooking('2020-01-06T09:00:00Z'))).status).toBe(409);
    const { status, body } = await send(buildBooking(slots[0]!.startsAt, { email: 'nobody', name: '', privacyConsent: false }));
    expect(status).toBe(400);
    expect(Object.keys((body as { fieldErrors: object }).fieldErrors).sort()).toEqual(['email', 'name', 'privacyConsent']);
    expect(await listSlots(`?from=${slots[1]!.startsAt}&to=${slots[1]!.endsAt}`)).toEqual([slots[1]]);
  });

  it('stops one address and one e-mail address from taking everything', async () => {
    const slots = await listSlots();
    const email = `viel.${randomUUID().slice(0, 8)}@firma.example`;
    const answers: Answer[] = [];
    for (const slot of slots.slice(0, 25)) answers.push(await send(buildBooking(slot.startsAt, { email }), '10.3.0.1'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.at(-1)!.status).toBe(429);
  });
});
