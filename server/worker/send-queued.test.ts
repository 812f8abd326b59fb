// @database postgres
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import type { MailTransport } from './mail-transport.ts';
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

it('sends link and code of a sign-in and keeps neither', async () => {
  const data = {
    code: '907253',
    actionLink: 'https://agentur.example/auth/v1/verify?token=secret&type=recovery',
  };
  const { mail, kept } = await send('auth-recovery', 'ada@firma.example', data);
  expect(mail.text).toContain(data.code);
  expect(mail.text).toContain(data.actionLink);
  expect(JSON.stringify(kept)).not.toMatch(/907253|token=secret/);
  expect(kept).toMatchObject({ data: {}, secrets: null });
});

it('lets the agency answer a visitor of the chat from its mail', async () => {
  const data = { contact: 'ada@firma.example', email: 'ada@firma.example', transcript: [] };
  const { delivery } = await send('chat-handover', SAMPLE_COMPANY.email, data);
  expect(delivery).toMatchObject({ replyTo: 'ada@firma.example' });
});
