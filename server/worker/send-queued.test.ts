// @database postgres
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { MAIL_SAMPLES } from '#emails/samples.ts';
import { signLink } from '#functions/signed-link.ts';
import { asOwner } from '#platform/db/database.ts';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatDay } from '#shared/core/format.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import type { MailTransport } from './mail-transport.ts';
import { createMailTransport } from './mail-transport.ts';
import { renderForStaff, renderQueued } from './render-queued.ts';
import { sendDueMails } from './send-mails.ts';

const platform = await createTestPlatform();
afterAll(() => platform.close());

/** Queues one mail and sends it: as it left, and what the outbox keeps of it. */
async function send(template: string, recipient: string, data: object) {
  const sent: Parameters<MailTransport['deliver']>[] = [];
  const transport: MailTransport = {
    deliver: async (...mail) => {
      sent.push(mail);
      return 'sent';
    },
    close: () => {},
  };
  const service = platform.service();
  await service
    .rpc('enqueue_mail', { event_key: template, template, recipient, data: data as never })
    .throwOnError();
  await sendDueMails(
    service,
    transport,
    SAMPLE_COMPANY,
    'https://agentur.example',
    pino({ level: 'silent' }),
    () => Promise.reject(new Error('no documents')),
  );
  const { data: kept } = await service
    .from('outbox_mails')
    .select('data, secrets, sent')
    .eq('event_key', template)
    .single()
    .throwOnError();
  const [[mail, delivery]] = sent as [(typeof sent)[number]];
  return { mail, delivery, kept };
}

it.each([
  ['auth-recovery', 'https://agentur.example/login/neues-passwort'],
  // Where the link leads is written anew for a mailbox that nobody has proven.
  ['auth-confirmation', 'https://agentur.example/login?weiter=/portal/rechnungen'],
])('sends link and code of a sign-in and keeps neither: %s to %s', async (template, target) => {
  const data = {
    code: '907253',
    actionLink: `https://agentur.example/auth/v1/verify?token=secret&type=x&redirect_to=${encodeURIComponent(target)}`,
  };
  const { mail, kept } = await send(template, 'ada@firma.example', data);
  expect(mail.text).toContain(data.code);
  const [link] = /https:\S+verify\S+/.exec(mail.text)!;
  expect(URL.parse(link)?.searchParams.get('redirect_to')).toBe(target);
  expect(link).toContain('token=secret');
  expect(JSON.stringify(kept)).not.toMatch(/907253|token=/);
  expect(kept).toMatchObject({ data: {}, secrets: null, sent: { files: [] } });
});

it('lets the agency answer a visitor of the chat from its mail', async () => {
  const data = { contact: 'ada@firma.example', email: 'ada@firma.example', transcript: [] };
  const { delivery } = await send('chat-handover', SAMPLE_COMPANY.email, data);
  expect(delivery).toMatchObject({ replyTo: 'ada@firma.example' });
});

it('keeps no link that changes a talk or opens a chat', async () => {
  const link = await signLink('booking-link', '5f0c1e2a-8f5e-4f6e-9a0b-3c8a55d6a001', 'secret');
  const talk = MAIL_SAMPLES.find(({ template }) => template === 'booking-visitor')!;
  const changeUrl = `https://agentur.example/termin/${link}`;
  const booked = await send('booking-visitor', 'ada@firma.example', { ...talk.data, changeUrl });
  expect(booked.mail.html).toContain(link);
  expect(booked.kept.sent?.html).toContain('/termin/•••••');
  const url = `https://agentur.example/dokumente/gespraeche/${await signLink('chat-transcript', '7-9', 'secret')}`;
  const chat = await send('chat-transcript', 'ada@firma.example', { transcript: [], url });
  expect(chat.kept.sent?.text).toContain('/dokumente/gespraeche/•••••');
  for (const { kept } of [booked, chat])
    expect(JSON.stringify(kept.sent)).not.toMatch(/_[\w-]{43}/);
});

it.each([
  ['auth-recovery', '•••••'],
  ['offer-sent', '/angebot/•••••'],
  ['quote-confirmation', '/anfrage/•••••'],
])('shows the staff where the link stands that waits aside: %s', async (template, link) => {
  const { data } = MAIL_SAMPLES.find((sample) => sample.template === template)!;
  const { token: _, code: __, actionLink: ___, ...known } = data as Record<string, unknown>;
  const { html } = await renderForStaff(
    platform.service(),
    { template, data: known, is_proven: true },
    SAMPLE_COMPANY,
    'https://agentur.example',
  );
  expect(html).toContain(`href="${link.startsWith('/') ? 'https://agentur.example' : ''}${link}"`);
});

it('keeps the mail about an erasure waiting until there is a mail server', async () => {
  const service = platform.service();
  const recipient = 'weg@firma.example';
  await service
    .rpc('enqueue_mail', {
      event_key: recipient,
      template: 'person-erased',
      recipient,
      data: { kept: [], fiscalYears: 7, proofYears: 3 },
    })
    .throwOnError();
  const dataDir = await mkdtemp(join(tmpdir(), 'erased-'));
  const transport = createMailTransport({ dataDir, DEMO: false } as never, { smtpUrl: undefined });
  const log = pino({ level: 'silent' });
  const draw = () => Promise.reject(new Error('no documents'));
  await sendDueMails(service, transport, SAMPLE_COMPANY, 'https://agentur.example', log, draw);
  const { data } = await service
    .from('outbox_mails')
    .select('status, last_error')
    .eq('recipient', recipient)
    .single()
    .throwOnError();
  expect(data).toEqual({ status: 'pending', last_error: 'Es ist kein Mailserver eingetragen.' });
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

it('asks for what is open when the mail leaves, and for a day that is still to come', async () => {
  const owner = asOwner('test: documents');
  const content = buildContent();
  const [partly, cancelled] = [randomUUID(), randomUUID()];
  await platform.db.transaction(owner, (tx) =>
    tx.query(
      `insert into public.invoices (id, customer_email, status, number, content, snapshot,
         snapshot_hash, gross_cents, paid_cents, issued_on)
       select id, 'a@firma.example', status, 'RE-' || status, $3, $4, 'x', 121000, 100000,
         '2026-10-20'
       from (values ($1::uuid, 'issued'), ($2::uuid, 'cancelled')) as v (id, status)`,
      [partly, cancelled, content, buildInvoiceSnapshot(content, COMPANY, '2026-10-20')],
    ),
  );
  const render = async (template: string, invoiceId: string, payBy = '2020-11-08') => {
    const { data } = MAIL_SAMPLES.find((sample) => sample.template === template)!;
    const { text } = await renderQueued(
      platform.service(),
      {
        template,
        is_proven: true,
        data: { ...data, grossCents: 121_000, openCents: 121_000, invoiceId, payBy },
      },
      SAMPLE_COMPANY,
      'https://agentur.example',
    );
    return text.replaceAll('\u00a0', ' ');
  };
  const reminder = await render('invoice-reminder', partly);
  expect(reminder).toMatch(/Bereits bezahlt: 1\.000,00 €\s+Noch offen: 210,00 €/);
  const nextWeek = formatDay(addDays(findToday(), 7));
  expect(reminder).toContain(`Bitte zahlen Sie bis: ${nextWeek}`.replaceAll('\u00a0', ' '));
  expect(await render('invoice-reminder', partly, '2999-11-08')).toContain('2999');
  for (const template of ['invoice-issued', 'invoice-overdue'])
    expect(await render(template, partly)).toContain('Noch offen: 210,00 €');
  // Nothing is open of it, and it is not paid.
  expect(await render('invoice-reminder', cancelled)).toContain('Noch offen: 1.210,00 €');
  expect(await render('invoice-reminder', randomUUID())).toContain('Noch offen: 1.210,00 €');
});

it('drops what is sent again where its document has ended meanwhile, and sends it before', async () => {
  const service = platform.service();
  const owner = asOwner('test: documents');
  const invoice = randomUUID();
  const content = buildContent();
  await platform.db.transaction(owner, (tx) =>
    tx.query(
      `insert into public.invoices (id, customer_email, status, number, content, snapshot,
       snapshot_hash, gross_cents, issued_on)
       values ($1, 'a@firma.example', 'issued', 'RE-2026-0001', $2, $3, 'x', 100, '2026-11-20')`,
      [invoice, content, buildInvoiceSnapshot(content, COMPANY, '2026-11-20')],
    ),
  );
  const { data } = MAIL_SAMPLES.find(({ template }) => template === 'invoice-issued')!;
  const again = (number: number) => `again:${invoice}:${number}`;
  const sendAgain = async (number: number) => {
    await service
      .from('outbox_mails')
      .insert({
        event_key: again(number),
        template: 'invoice-issued',
        recipient: 'a@firma.example',
        data: { ...data, invoiceId: invoice } as never,
      })
      .throwOnError();
    let count = 0;
    await sendDueMails(
      service,
      { deliver: async () => (count++, 'sent'), close: () => {} },
      SAMPLE_COMPANY,
      'https://agentur.example',
      pino({ level: 'silent' }),
      async () => ({ filename: 'a.pdf', content: Buffer.from(''), contentType: 'application/pdf' }),
    );
    return count;
  };
  expect(await sendAgain(1)).toBe(1);
  await platform.db.transaction(owner, (tx) =>
    tx.query(`update public.invoices set status = 'cancelled' where id = $1`, [invoice]),
  );
  expect(await sendAgain(2)).toBe(0);
  const { data: left } = await service
    .from('outbox_mails')
    .select('event_key, status')
    .like('event_key', 'again:%')
    .throwOnError();
  expect(left).toEqual([{ event_key: again(1), status: 'sent' }]);
});
