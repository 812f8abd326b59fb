// @database postgres
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingAnswer } from '#shared/bookings/booking.ts';
import type { FeedAnswer } from '#shared/bookings/feed.ts';
import { formatSlot, type Slot } from '#shared/bookings/booking-slots.ts';
import { CALLER_PRIVACY_TEXT } from '#shared/consent/consent-translations.ts';
import { isMailTo } from '#tests/support/mail.ts';
import { prove } from '#tests/support/proof.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';
import { isFullTier } from '#tests/support/tier.ts';

type Answer = { status: number; body: BookingAnswer };

describe('booking', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.stop());

  const send = async (
    body: unknown,
    address = '10.1.0.1',
    proof: Record<string, string> = {},
  ): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...proof };
    const response = await fetch(`${server.origin}/api/booking`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as BookingAnswer };
  };
  /** From tomorrow on: what is free today may pass its lead time between two questions. */
  const listSlots = async (query = ''): Promise<Slot[]> => {
    const { slots } = (await (await fetch(`${server.origin}/api/booking${query}`)).json()) as {
      slots: Slot[];
    };
    return slots.filter(({ startsAt }) => Date.parse(startsAt) > Date.now() + 24 * 3_600_000);
  };
  const buildBooking = (startsAt: string, change = {}) => ({
    startsAt,
    name: 'Karin Küster',
    email: `termin.${randomUUID().slice(0, 8)}@firma.example`,
    phone: '+49 2431 000000',
    privacyConsent: true,
    requestId: randomUUID(),
    ...change,
  });
  const rowsAt = async (startsAt: string) =>
    (await server.service().from('bookings').select('*').eq('starts_at', startsAt)).data!;
  const findMail = (recipient: string, pattern: RegExp) =>
    vi.waitFor(
      async () => {
        const mail = (await server.mails()).find(
          (text) => isMailTo(text, recipient) && pattern.test(text),
        );
        expect(mail).toBeDefined();
        return mail!;
      },
      { timeout: 60_000, interval: 300 },
    );

  /** As the holder of the mailbox does; gives the token of the link. */
  const confirm = async (email: string): Promise<string> => {
    const mail = await findMail(email, /Bitte bestätigen Sie Ihren Termin/);
    const token = /\/termin\/([\w-]+)/.exec(mail)![1]!;
    expect((await send({ action: 'confirm', token })).body).toMatchObject({
      success: true,
      status: 'booked',
      confirmBy: null,
    });
    return token;
  };

  const person = async (role: string) => {
    const service = server.service();
    const email = `${role}.${randomUUID().slice(0, 8)}@firma.example`;
    const { data } = await service.auth.admin.createUser({
      email,
      password: 'ein-langer-Satz-7',
      email_confirm: true,
    });
    await service.from('profiles').update({ role }).eq('id', data.user!.id);
    const client = server.client();
    await client.auth.signInWithPassword({ email, password: 'ein-langer-Satz-7' });
    return { email, id: data.user!.id, client };
  };
  const act = async (client: Awaited<ReturnType<typeof person>>['client'], body: object) => {
    const { data, error } = await client.functions.invoke<BookingAnswer>('booking', { body });
    return error ? { status: (error.context as Response).status } : { status: 200, body: data };
  };

  it('gives one of many visitors the slot and all others a fresh choice', async () => {
    const visitors = isFullTier ? 200 : 50;
    const slot = (await listSlots()).at(-1)!;
    const answers = await Promise.all(
      Array.from({ length: visitors }, (_, index) =>
        send(buildBooking(slot.startsAt), `10.2.${index % 50}.${Math.floor(index / 50)}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(visitors - 1);
    for (const { body } of losers) {
      expect(body).toMatchObject({
        success: false,
        error: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
      });
      expect((body as { slots: Slot[] }).slots).not.toContainEqual(slot);
    }
    expect(await rowsAt(slot.startsAt)).toHaveLength(1);
  });

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
    expect(
      (await bookings.insert(row('2030-01-07T08:00:00Z', '2030-01-07T08:15:00Z'))).error,
    ).toBeNull();
    expect(
      (await bookings.insert(row('2030-01-07T08:10:00Z', '2030-01-07T08:25:00Z'))).error?.code,
    ).toBe('23P01');
    expect(
      (await bookings.insert(row('2030-01-07T08:15:00Z', '2030-01-07T08:30:00Z'))).error,
    ).toBeNull();
  });

  it('takes what is corrected with a retry, until the talk is confirmed', async () => {
    const slot = (await listSlots()).at(-2)!;
    const booking = buildBooking(slot.startsAt);
    const first = await send(booking);
    const corrected = { ...booking, phone: '+49 2431 111111', note: 'Bitte nach 10 Uhr' };
    expect((await send(corrected)).body).toEqual(first.body);
    const held = (await rowsAt(slot.startsAt)).filter(
      ({ email }: { email: string }) => email === booking.email,
    );
    expect(held).toMatchObject([{ phone: '+49 2431 111111', note: 'Bitte nach 10 Uhr' }]);
    expect(await send({ ...corrected, kind: 'visit' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { kind: expect.any(String) } },
    });
    await confirm(booking.email);
    expect((await send(booking)).body).toMatchObject({ success: true, confirmBy: null });
    expect(await rowsAt(slot.startsAt)).toContainEqual(
      expect.objectContaining({ email: booking.email, phone: '+49 2431 111111' }),
    );
  });

  it('books once for a retry and a double click', async () => {
    const booking = buildBooking((await listSlots())[0]!.startsAt);
    // A few milliseconds apart, so that some of them read the calendar just
    // before and just after the first one is stored.
    const later = async (index: number) => {
      await setTimeout(index * 4);
      return send(booking);
    };
    const answers = [
      ...(await Promise.all(Array.from({ length: 12 }, (_, index) => later(index)))),
      await send(booking),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { reference: string }).reference)).size).toBe(
      1,
    );
  });

  it('mails an invitation, moves the talk and cancels it by the link', async () => {
    const [first, second] = (await listSlots()) as [Slot, Slot];
    const booking = buildBooking(first.startsAt);
    expect((await send(booking)).body).toMatchObject({
      success: true,
      startsAt: first.startsAt,
      status: 'booked',
    });
    const token = await confirm(booking.email);
    const invitation = await findMail(booking.email, /METHOD:REQUEST/);
    expect(invitation).toContain(token);
    const uid = /UID:(\S+)/.exec(invitation)![1]!;
    expect(invitation).toContain('SEQUENCE:0');
    expect(
      await findMail('kontakt@maasbogen.example', new RegExp(booking.email.replace('.', '\\.'))),
    ).toContain('Karin Küster');

    expect((await send({ action: 'move', token, startsAt: second.startsAt })).body).toMatchObject({
      success: true,
      startsAt: second.startsAt,
    });
    expect(await listSlots()).toContainEqual(first);
    const moved = await findMail(booking.email, /SEQUENCE:1/);
    expect(moved).toContain(`UID:${uid}`);
    expect(moved).toContain('METHOD:REQUEST');

    for (let round = 0; round < 2; round++) {
      expect((await send({ action: 'cancel', token })).body).toMatchObject({
        success: true,
        status: 'cancelled',
      });
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
    const token = await confirm(booking.email);
    const listReminders = async () => {
      const { data } = await server
        .service()
        .from('outbox_mails')
        .select('event_key, next_attempt_at')
        .eq('recipient', booking.email);
      return (data as { event_key: string; next_attempt_at: string }[])
        .filter((mail) => mail.event_key.includes(':reminder-'))
        .map((mail) => Date.parse(mail.next_attempt_at))
        .sort((a, b) => a - b);
    };
    const before = (slot: Slot) =>
      [24, 1].map((hours) => Date.parse(slot.startsAt) - hours * 3_600_000);
    expect(await listReminders()).toEqual(before(first));
    await send({ action: 'move', token, startsAt: second.startsAt });
    expect(await listReminders()).toEqual(before(second));
    const due = server
      .service()
      .from('outbox_mails')
      .update({ next_attempt_at: new Date().toISOString() });
    await due.eq('recipient', booking.email).like('event_key', '%:reminder-24');
    expect(await findMail(booking.email, /Erinnerung an Ihren Termin/)).toContain('/termin/');
    await send({ action: 'cancel', token });
    await vi.waitFor(async () => expect(await listReminders()).toHaveLength(1), {
      timeout: 60_000,
    });
  });

  it('cancels and moves no talk to another time than the one that was seen, and tells what it is', async () => {
    const [first, second, third] = (await listSlots()) as [Slot, Slot, Slot];
    const booking = buildBooking(first.startsAt);
    await send(booking);
    const token = await confirm(booking.email);
    const seenStart = first.startsAt;
    const move = { action: 'move', token, seenStart, startsAt: second.startsAt };
    expect(await send(move)).toMatchObject({ status: 200 });
    // An answer that was lost: the same call again is done already.
    expect(await send(move)).toMatchObject({ status: 200 });
    for (const stale of [
      { action: 'cancel', token, seenStart },
      { action: 'move', token, seenStart, startsAt: third.startsAt },
    ])
      expect(await send(stale)).toMatchObject({
        status: 409,
        body: {
          success: false,
          error: expect.stringContaining(formatSlot(second.startsAt)),
          now: { startsAt: second.startsAt, status: 'booked' },
        },
      });
    expect(await send({ action: 'cancel', token, seenStart: second.startsAt })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });

  it('does not move a talk onto a taken slot', async () => {
    const [first, second] = (await listSlots()) as [Slot, Slot];
    await send(buildBooking(second.startsAt));
    const booking = buildBooking(first.startsAt);
    await send(booking);
    const token = await confirm(booking.email);
    const { status, body } = await send({ action: 'move', token, startsAt: second.startsAt });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, slots: expect.any(Array) });
    expect((await send({ action: 'show', token })).body).toMatchObject({
      startsAt: first.startsAt,
      status: 'booked',
    });
  });

  it('refuses a forged link, a moment outside the slots and missing fields', async () => {
    expect(
      (await send({ action: 'cancel', token: `${randomUUID()}_${'A'.repeat(43)}` })).status,
    ).toBe(404);
    const slots = await listSlots();
    expect((await send(buildBooking('2020-01-06T09:00:00Z'))).status).toBe(409);
    const { status, body } = await send(
      buildBooking(slots[0]!.startsAt, {
        email: 'nobody',
        name: '',
        phone: '0241 55',
        privacyConsent: false,
      }),
    );
    expect(status).toBe(400);
    expect(Object.keys((body as { fieldErrors: object }).fieldErrors).sort()).toEqual([
      'email',
      'name',
      'phone',
      'privacyConsent',
    ]);
    // A talk is a call.
    expect((await send(buildBooking(slots[0]!.startsAt, { phone: '' }))).body).toMatchObject({
      fieldErrors: { phone: 'Bitte geben Sie Ihre Telefonnummer ein.' },
    });
    expect(await listSlots(`?from=${slots[1]!.startsAt}&to=${slots[1]!.endsAt}`)).toEqual([
      slots[1],
    ]);
  });

  it('answers a signed link with the page, a forged one with 404 and a past or cancelled talk with 410', async () => {
    const open = async (token: string) => {
      const response = await fetch(`${server.origin}/termin/${token}`);
      return {
        status: response.status,
        cache: response.headers.get('cache-control'),
        html: await response.text(),
      };
    };
    const booking = buildBooking((await listSlots())[0]!.startsAt);
    await send(booking);
    const token = await confirm(booking.email);
    expect(await open(token)).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      html: expect.stringContaining('Ihr Termin'),
    });
    const begin = async (startsAt: number) => {
      const times = {
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(startsAt + 15 * 60_000).toISOString(),
      };
      await server.service().from('bookings').update(times).eq('email', booking.email);
    };
    await begin(Date.now() - 60_000);
    expect(await open(token)).toMatchObject({
      status: 200,
      html: expect.stringContaining('Ihr Gespräch hat begonnen'),
    });
    await begin(Date.parse('2026-01-05T08:00:00Z'));
    expect(await open(token)).toMatchObject({
      status: 410,
      html: expect.stringContaining('Dieser Termin ist vorbei'),
    });
    await server
      .service()
      .from('bookings')
      .update({ status: 'cancelled' })
      .eq('email', booking.email);
    expect(await open(token)).toMatchObject({
      status: 410,
      html: expect.stringContaining('Dieser Termin ist abgesagt'),
    });
    // Not its last character: base64url leaves bits of that unused, so another
    // one can stand for the same signature.
    const forged = token.replace(/_(.)/, (_, first: string) => `_${first === 'A' ? 'B' : 'A'}`);
    expect(await open(forged)).toMatchObject({ status: 404 });
    expect(await open('gibt-es-nicht')).toMatchObject({
      status: 404,
      cache: 'private, no-store',
      html: expect.stringContaining('Dieser Link ist ungültig'),
    });
  });

  it('follows hours, absences, closed days and places at once', async () => {
    const service = server.service();
    const all = await listSlots();
    const hidden = async (table: string, row: object) => {
      const { data, error } = await service
        .from(table)
        .insert(row)
        .select('id')
        .single<{ id: string }>();
      expect(error).toBeNull();
      const left = await listSlots();
      await service.from(table).delete().eq('id', data!.id);
      return all.filter((slot) => !left.some(({ startsAt }) => startsAt === slot.startsAt));
    };
    const [first, , third] = all as [Slot, Slot, Slot];
    const absence = { starts_at: first.startsAt, ends_at: third.startsAt, reason: 'Zahnarzt' };
    expect(await hidden('absences', absence)).toEqual(all.slice(0, 2));
    const day = first.startsAt.slice(0, 10);
    expect(await hidden('closed_days', { day, reason: 'Betriebsausflug' })).toEqual(
      all.filter(({ startsAt }) => startsAt.startsWith(day)),
    );

    // Whoever holds an old list of slots is refused too.
    const { data } = await service
      .from('absences')
      .insert(absence)
      .select('id')
      .single<{ id: string }>();
    const late = await send(buildBooking(first.startsAt));
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.body)).not.toContain('Zahnarzt');
    await service.from('absences').delete().eq('id', data!.id);

    await service.from('booking_rules').update({ capacity: 2 }).eq('id', true);
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send(buildBooking(first.startsAt), `10.4.0.${index}`),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect((await rowsAt(first.startsAt)).map((row: { seat: number }) => row.seat)).toEqual(
        expect.arrayContaining([1, 2]),
      );
      const half = await service
        .from('absences')
        .insert({ starts_at: third.startsAt, ends_at: third.endsAt, places: 1 })
        .select('id')
        .single<{ id: string }>();
      expect((await send(buildBooking(third.startsAt))).status).toBe(200);
      expect((await send(buildBooking(third.startsAt))).status).toBe(409);
      await service.from('absences').delete().eq('id', half.data!.id);
    } finally {
      await service.from('booking_rules').update({ capacity: 1 }).eq('id', true);
    }
    const weekday = new Date(first.startsAt).getUTCDay();
    await service.from('opening_hours').delete().eq('weekday', weekday);
    expect(
      (await listSlots()).some(({ startsAt }) => new Date(startsAt).getUTCDay() === weekday),
    ).toBe(false);
    await service.from('opening_hours').insert({ weekday, opens_at: '09:00', closes_at: '17:00' });
  });

  it('lets the agency cancel with exactly one mail to the visitor, its owner move, and strangers nothing', async () => {
    const service = server.service();
    const [staff, owner, stranger] = [
      await person('admin'),
      await person('customer'),
      await person('customer'),
    ];
    const [first, second] = (await listSlots()) as [Slot, Slot];
    // Booked without signing in, by the address of the account.
    const booking = buildBooking(first.startsAt, { email: owner.email.toUpperCase() });
    expect((await send(booking)).status).toBe(200);
    const listOwn = async () =>
      (
        await owner.client
          .from('bookings')
          .select('id, user_id')
          .returns<{ id: string; user_id: string }[]>()
      ).data;
    // Whoever wrote that address may be a stranger, and his words are not the customer's.
    expect(await listOwn()).toEqual([]);
    await confirm(booking.email);
    const own = await listOwn();
    expect(own).toEqual([{ id: expect.any(String), user_id: owner.id }]);
    const id = own![0]!.id;

    for (const action of ['show', 'cancel', 'move']) {
      expect(await act(stranger.client, { action, id, startsAt: second.startsAt })).toEqual({
        status: 404,
      });
    }
    expect((await send({ action: 'cancel', id })).status).toBe(404);
    expect(
      await act(owner.client, { action: 'move', id, startsAt: second.startsAt }),
    ).toMatchObject({
      status: 200,
      body: { startsAt: second.startsAt },
    });

    const cancels = await Promise.all(
      [0, 1, 2].map(() =>
        act(staff.client, { action: 'cancel', id, message: 'Wir sind auf einer Messe.' }),
      ),
    );
    expect(cancels.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await act(staff.client, { action: 'cancel', id })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
    const mail = await findMail(booking.email, /METHOD:CANCEL/);
    expect(mail).toContain('Wir sind auf einer Messe.');
    expect(mail).toContain('leider müssen wir');
    expect(mail).toContain('SEQUENCE:2');
    expect(mail).toMatch(/STATUS:CANCELLED/);
    const { data: mails } = await service
      .from('outbox_mails')
      .select('template, event_key')
      .like('event_key', `booking:${id}:2:%`);
    expect(mails).toHaveLength(2);
    expect(mails!.filter(({ template }) => template === 'booking-visitor')).toHaveLength(1);
    const { data: log } = await service
      .from('audit_log')
      .select('actor, before, after')
      .eq('row_id', id)
      .order('id');
    expect(log).toMatchObject([
      { actor: null },
      { actor: owner.id },
      { actor: staff.id, before: { status: 'booked' }, after: { status: 'cancelled' } },
    ]);
    // Nobody cancels past the function, which would send no mail.
    expect(
      (await staff.client.from('bookings').update({ status: 'booked' }).eq('id', id)).error?.code,
    ).toBe('42501');
  });

  it('lets an admin book for a caller by the same rules, with the same mails and a note of who did it', async () => {
    const service = server.service();
    const [admin, staff, customer] = [
      await person('admin'),
      await person('staff'),
      await person('customer'),
    ];
    const [first, second] = (await listSlots()) as [Slot, Slot];
    const booking = {
      action: 'book',
      ...buildBooking(first.startsAt, { email: customer.email, note: 'Relaunch' }),
    };
    for (const { client } of [staff, customer])
      expect(await act(client, booking)).toEqual({ status: 403 });
    expect((await send(booking)).status).toBe(403);
    expect(await act(admin.client, { ...booking, name: '' })).toEqual({ status: 400 });
    expect(await rowsAt(first.startsAt)).toEqual([]);

    const answers = await Promise.all([act(admin.client, booking), act(admin.client, booking)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { startsAt: first.startsAt } });
    const rows = await rowsAt(first.startsAt);
    // It belongs to the account of the caller, not to that of the admin.
    expect(rows).toMatchObject([
      {
        name: 'Karin Küster',
        note: 'Relaunch',
        user_id: customer.id,
        privacy_text_version: CALLER_PRIVACY_TEXT.version,
      },
    ]);
    const mail = await findMail(customer.email, /METHOD:REQUEST/);
    expect(mail).toContain('wie besprochen haben wir');
    expect(mail).toContain('/datenschutz');
    const { data: mails } = await service
      .from('outbox_mails')
      .select('template')
      .like('event_key', `booking:${rows[0].id}:0:%`);
    expect(mails!.filter(({ template }) => template === 'booking-agency')).toHaveLength(1);
    const { data: log } = await service
      .from('audit_log')
      .select('actor, action')
      .eq('row_id', rows[0].id);
    expect(log).toEqual([{ actor: admin.id, action: 'INSERT' }]);

    // Taken for a visitor and for the agency alike; a fourth talk of one address for neither.
    expect((await send(buildBooking(first.startsAt))).status).toBe(409);
    expect(await act(admin.client, { action: 'book', ...buildBooking(first.startsAt) })).toEqual({
      status: 409,
    });
    const rival = buildBooking(second.startsAt);
    const both = await Promise.all([
      send(rival),
      act(admin.client, { action: 'book', ...buildBooking(second.startsAt) }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const booked = (await rowsAt(second.startsAt)).filter(
      ({ status }: { status: string }) => status === 'booked',
    );
    expect(booked).toHaveLength(1);
  });

  it('adopts a guest booking once the address and the talk are confirmed, not before', async () => {
    const service = server.service();
    const [first, second] = (await listSlots()) as [Slot, Slot];
    const booking = buildBooking(first.startsAt);
    await send(booking);
    const token = await confirm(booking.email);
    await send(buildBooking(second.startsAt, { email: booking.email }));
    const owners = async () =>
      (
        await service
          .from('bookings')
          .select('user_id')
          .eq('email', booking.email)
          .order('starts_at')
      ).data;
    const { data } = await service.auth.admin.createUser({
      email: booking.email,
      password: 'ein-langer-Satz-7',
      email_confirm: false,
    });
    expect(await owners()).toEqual([{ user_id: null }, { user_id: null }]);
    await service.auth.admin.updateUserById(data.user!.id, { email_confirm: true });
    expect(await owners()).toEqual([{ user_id: data.user!.id }, { user_id: null }]);
    await send({ action: 'cancel', token });
  });

  it('answers an id with no other talk than the one it was made for', async () => {
    const [first, second] = (await listSlots()) as [Slot, Slot];
    const booking = buildBooking(first.startsAt);
    expect((await send(booking)).status).toBe(200);
    for (const other of [{ startsAt: second.startsAt }, { email: 'andere@firma.example' }])
      expect(await send({ ...booking, ...other })).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('buchen Sie noch einmal') },
      });
    expect((await send({ ...booking, email: booking.email.toUpperCase() })).status).toBe(200);
  });

  it('tells whoever knows mailbox and time nothing of the talk that was booked without an id', async () => {
    const booking = buildBooking((await listSlots())[0]!.startsAt, { requestId: undefined });
    expect((await send(booking)).status).toBe(200);
    expect(await send(booking)).toMatchObject({ status: 409, body: { slots: expect.any(Array) } });
  });

  describe('unconfirmed talks (BUDGET-03)', () => {
    const sendFrom = (address: string, slots: readonly Slot[]) =>
      Promise.all(slots.map(({ startsAt }) => send(buildBooking(startsAt), address)));
    /** As half an hour does, once its mails have left. */
    const letPass = async (email?: string) => {
      const waiting = server.service().from('outbox_mails').delete().like('event_key', '%:request');
      expect((await waiting.neq('status', 'sent')).error).toBeNull();
      const rows = server
        .service()
        .from('bookings')
        .update({ confirm_by: new Date(Date.now() - 1_000).toISOString() })
        .eq('status', 'booked')
        .not('confirm_by', 'is', null);
      expect((await (email ? rows.eq('email', email) : rows)).error).toBeNull();
    };

    it('holds the time for half an hour, tells nobody else, and frees it', async () => {
      const slot = (await listSlots())[0]!;
      const booking = buildBooking(slot.startsAt);
      const { body } = await send(booking, '10.6.0.1');
      expect(Date.parse((body as { confirmBy: string }).confirmBy) - Date.now()).toBeLessThan(
        30 * 60_000,
      );
      expect(await listSlots()).not.toContainEqual(slot);
      const mail = await findMail(booking.email, /Bitte bestätigen Sie Ihren Termin/);
      expect(mail).not.toMatch(/Karin|Küster|2431|BEGIN:VCALENDAR/);
      const token = /\/termin\/([\w-]+)/.exec(mail)![1]!;
      expect(await (await fetch(`${server.origin}/termin/${token}`)).text()).toContain(
        'Hier bestätigen Sie Ihr Beratungsgespräch',
      );
      const { data: mails } = await server
        .service()
        .from('outbox_mails')
        .select('event_key')
        .like('event_key', `booking:${token.split('_')[0]}:%`);
      expect(mails).toHaveLength(1);
      const [row] = await rowsAt(slot.startsAt);
      expect(row).toMatchObject({ sender: expect.stringMatching(/^[0-9a-f]{64}$/) });

      await letPass(booking.email);
      expect(await listSlots()).toContainEqual(slot);
      expect((await send(buildBooking(slot.startsAt), '10.6.0.2')).status).toBe(200);
      expect((await send({ action: 'show', token })).body).toMatchObject({ status: 'cancelled' });
      expect(await send({ action: 'confirm', token })).toMatchObject({
        status: 410,
        body: { error: expect.stringContaining('nicht rechtzeitig bestätigt') },
      });
      // No mail tells of a cancellation, and a retry of the lost answer gets no second hold.
      expect(await send({ action: 'cancel', token })).toMatchObject({
        status: 410,
        body: { isOver: true },
      });
      expect(await send(booking, '10.6.0.1')).toMatchObject({
        status: 410,
        body: { isOver: true, error: expect.stringContaining('nicht rechtzeitig bestätigt') },
      });
      expect(await (await fetch(`${server.origin}/termin/${token}`)).text()).toContain(
        'Dieser Termin wurde nicht bestätigt',
      );
      const ended = (await rowsAt(slot.startsAt)).find(
        ({ email }: { email: string }) => email === booking.email,
      );
      expect(ended).toMatchObject({ status: 'cancelled', sender: null });
    });

    it('holds ten for one network at once, also when they come together, and others beside', async () => {
      await letPass();
      const slots = await listSlots();
      const answers = await sendFrom('2001:db8:7::1', slots.slice(0, 12));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
      const [again] = await sendFrom('2001:db8:7::ffff', slots.slice(12, 13));
      expect(again, 'the same /64').toMatchObject({ status: 429, body: { limit: 'unconfirmed' } });
      const [other] = await sendFrom('2001:db8:8::1', slots.slice(12, 13));
      expect(other!.status).toBe(200);

      await letPass();
      const [later] = await sendFrom('2001:db8:7::1', slots.slice(0, 1));
      expect(later!.status).toBe(200);
    });

    itInFull('holds twenty in all for who has not proven work, and sixty for who has', async () => {
      await letPass();
      const slots = await listSlots();
      const unproven: Answer[] = [];
      for (const [index, slot] of slots.slice(0, 21).entries())
        unproven.push((await sendFrom(`10.7.0.${index}`, [slot]))[0]!);
      expect(unproven.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(unproven.at(-1)!.status).toBe(429);

      const answers = unproven.slice(0, 20);
      for (const [index, slot] of slots.slice(20, 61).entries()) {
        const booking = buildBooking(slot.startsAt, { requestId: randomUUID() });
        const proof = await prove(server.origin, 'booking', booking.requestId!);
        answers.push(await send(booking, `10.8.0.${index}`, proof));
      }
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
      expect(answers.at(-1)!.status).toBe(429);
      await letPass();
    });

    it('lets a customer confirm for no mailbox but his own', async () => {
      const customer = await person('customer');
      const [first, second] = (await listSlots()) as [Slot, Slot];
      const booking = buildBooking(first.startsAt);
      expect(await act(customer.client, booking)).toMatchObject({ status: 200 });
      const row = (await rowsAt(first.startsAt)).find(
        ({ email }: { email: string }) => email === booking.email,
      );
      expect(row).toMatchObject({ user_id: customer.id, confirm_by: expect.any(String) });
      for (const action of ['confirm', 'move'])
        expect(
          await act(customer.client, { action, id: row.id, startsAt: second.startsAt }),
        ).toEqual({ status: 403 });
      await confirm(booking.email);
      expect(
        await act(customer.client, { action: 'move', id: row.id, startsAt: second.startsAt }),
      ).toMatchObject({ status: 200 });
    });

    it.each(['move', 'cancel'])(
      'tells the agency of one that was not confirmed before as new or not at all: %s',
      async (action) => {
        const [first, second] = (await listSlots()) as [Slot, Slot];
        const booking = buildBooking(first.startsAt);
        expect((await send(booking, '10.6.0.3')).status).toBe(200);
        const mail = await findMail(booking.email, /Bitte bestätigen Sie Ihren Termin/);
        const token = /\/termin\/([\w-]+)/.exec(mail)![1]!;
        expect(await send({ action, token, startsAt: second.startsAt })).toMatchObject({
          status: 200,
        });
        const { data: mails } = await server
          .service()
          .from('outbox_mails')
          .select('template, kind:data->>kind')
          .like('event_key', `booking:${token.split('_')[0]}:1:%`)
          .not('event_key', 'like', '%:reminder-%')
          .order('template');
        expect(mails).toEqual(
          action === 'move'
            ? [
                { template: 'booking-agency', kind: 'booked' },
                { template: 'booking-visitor', kind: 'booked' },
              ]
            : [{ template: 'booking-visitor', kind: 'cancelled' }],
        );
      },
    );

    it('locks nobody out whose address strangers have used, and counts what he has confirmed', async () => {
      await letPass();
      const slots = await listSlots();
      const email = `opfer.${randomUUID().slice(0, 8)}@firma.example`;
      const book = (index: number, address: string) =>
        send(buildBooking(slots[index]!.startsAt, { email }), address);
      for (const index of [0, 1, 2]) expect((await book(index, '10.6.1.1')).status).toBe(200);
      expect(await book(3, '10.6.1.1')).toMatchObject({ status: 409, body: { limit: 'talks' } });
      expect((await book(3, '10.6.1.2')).status).toBe(200);
      await server.service().from('bookings').update({ confirm_by: null }).eq('email', email);
      expect(await book(4, '10.6.1.3')).toMatchObject({
        status: 409,
        body: {
          limit: 'talks',
          error: expect.stringContaining('warten noch auf ihre Bestätigung'),
        },
      });
      await server.service().from('bookings').update({ status: 'cancelled' }).eq('email', email);
    });

    it('books at once what a customer books for his own address', async () => {
      const customer = await person('customer');
      const slot = (await listSlots())[0]!;
      const booking = buildBooking(slot.startsAt, { email: customer.email });
      expect(await act(customer.client, booking)).toMatchObject({
        status: 200,
        body: { confirmBy: null },
      });
      expect(await findMail(customer.email, /METHOD:REQUEST/)).toContain('Karin Küster');
    });
  });

  it('stops one person from taking everything', async () => {
    const slots = await listSlots();
    const email = `viel.${randomUUID().slice(0, 8)}@firma.example`;
    const answers: Answer[] = [];
    for (const slot of slots.slice(0, 25))
      answers.push(await send(buildBooking(slot.startsAt, { email }), '10.3.0.1'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers[3]).toMatchObject({ status: 409, body: { limit: 'talks' } });
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { limit: 'sender' } });
  });

  it('offers the kinds that are switched on, and tells the link to whoever has confirmed', async () => {
    const service = server.service();
    const talksOf = async (): Promise<unknown> =>
      ((await (await fetch(`${server.origin}/api/booking`)).json()) as { talks: unknown }).talks;
    expect(await talksOf()).toEqual({ kinds: ['phone'], visitAddress: '' });
    const call = await send(buildBooking((await listSlots()).at(-3)!.startsAt));
    expect(call.body).toMatchObject({ success: true, kind: 'phone', place: '' });
    const tried = buildBooking((await listSlots()).at(-4)!.startsAt, { kind: 'video' });
    expect(await send(tried)).toMatchObject({
      status: 400,
      body: { fieldErrors: { kind: 'Bitte wählen Sie, wie wir sprechen.' } },
    });

    const link = 'https://treffen.example/raum-7';
    const { error } = await service
      .from('booking_rules')
      .update({ kinds: ['phone', 'video'], video_url: link })
      .eq('id', true);
    expect(error).toBeNull();
    expect(await talksOf()).toEqual({ kinds: ['phone', 'video'], visitAddress: '' });
    const booked = await send(tried);
    expect(booked.body).toMatchObject({ success: true, kind: 'video', place: '' });
    const token = await confirm(tried.email);
    expect((await send({ action: 'show', token })).body).toMatchObject({ place: link });
    expect(await findMail(tried.email, /LOCATION:https:\/\/treffen\.example\/raum-7/)).toContain(
      'Zum Videogespr',
    );
    await service
      .from('booking_rules')
      .update({ kinds: ['phone'], video_url: '' })
      .eq('id', true);
  });

  it('gives the talks to a calendar program by a secret address that can be renewed', async () => {
    const admin = await person('admin');
    const customer = await person('customer');
    const feed = async (change: string) =>
      (
        await admin.client.functions.invoke<FeedAnswer>('booking', {
          body: { action: 'feed', change },
        })
      ).data;
    expect((await act(customer.client, { action: 'feed', change: 'renew' })).status).toBe(403);
    expect(await feed('show')).toEqual({ success: true, address: null, readAt: null });
    const addressOf = (answer: FeedAnswer | null): string =>
      answer?.success ? (answer.address ?? '') : '';
    const address = addressOf(await feed('renew'));
    const path = new URL(address).pathname;
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toMatch(/SUMMARY:Telefonat: Karin/);
    expect(text).not.toMatch(/@firma\.example/);
    expect((await fetch(`${server.origin}${path.replace('.ics', 'x.ics')}`)).status).toBe(404);
    const renewed = addressOf(await feed('renew'));
    expect((await fetch(server.origin + path)).status).toBe(404);
    expect((await fetch(server.origin + new URL(renewed).pathname)).status).toBe(200);
    expect(await feed('end')).toMatchObject({ address: null, readAt: expect.any(String) });
  });

  it('closes busy times of other calendars, and says why one cannot be read', async () => {
    const service = server.service();
    const slot = (await listSlots()).at(-5)!;
    const { data: calendar } = await service
      .from('busy_calendars')
      .insert({ name: 'Nachbar', secret_url: 'https://127.0.0.1:1/x.ics' })
      .select('id')
      .single();
    await vi.waitFor(
      async () => {
        const { data } = await service.from('busy_calendars').select('problem').single();
        expect(data?.problem).toBe('Diese Adresse führt in ein privates Netz.');
      },
      { timeout: 60_000, interval: 300 },
    );
    await service.rpc('store_busy_times', {
      calendar: calendar!.id,
      times: [{ starts_at: slot.startsAt, ends_at: slot.endsAt }],
    });
    expect(await listSlots()).not.toContainEqual(slot);
    expect((await send(buildBooking(slot.startsAt))).status).toBe(409);
    await service.from('busy_calendars').delete().eq('id', calendar!.id);
    expect(await listSlots()).toContainEqual(slot);
  });
});
