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
