// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { sendTranscript } from '#functions/chatbot/transcripts.ts';
import { MOST_SENT } from '#shared/chat/chat.ts';
import { createTestContext } from '#tests/support/function-context.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { Config } from '../config.ts';
import { createDocumentRoutes } from './documents.ts';

const SITE = 'http://localhost';
let platform: TestPlatform;

beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

it('sends of a long talk its newest messages, and says that others came before', async () => {
  const service = platform.service();
  await service.from('chat_sessions').insert({ session_id: 'long' }).throwOnError();
  const messages = Array.from({ length: MOST_SENT + 1 }, (_, index) => ({
    session_id: 'long',
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `Satz ${index}.`,
  }));
  await service.from('chat_messages').insert(messages).throwOnError();
  const context = createTestContext(service);
  expect(await sendTranscript(['long'], 'lea@firma.example', async () => true, context)).toBe(
    'queued',
  );
  const { data: mail } = await service
    .from('outbox_mails')
    .select('data')
    .eq('template', 'chat-transcript')
    .single()
    .throwOnError();

  const { url } = mail.data as { url: string };
  const routes = createDocumentRoutes(
    {
      url: SITE,
      keys: platform.keys,
      fetch: (input, init) => platform.fetch(new Request(input, init)),
      isReady: async () => true,
      close: async () => undefined,
    },
    { SIGNING_SECRET: context.settings.signingSecret } as Config,
    SITE,
  );
  const invoice = await routes.request(`/rechnungen/${crypto.randomUUID()}.pdf`);
  expect([invoice.status, invoice.headers.get('cache-control')]).toEqual([302, 'no-store']);
  const page = await routes.request(new URL(url).pathname.replace('/dokumente', ''));
  const { text } = renderMail('chat-transcript', mail.data, SAMPLE_COMPANY);
  for (const talk of [text, await page.text()]) {
    expect(talk).toContain(`Das sind die letzten ${MOST_SENT} Nachrichten.`);
    expect(talk).not.toContain('Satz 0.');
    expect(talk.indexOf('Satz 1.')).toBeLessThan(talk.indexOf(`Satz ${MOST_SENT}.`));
    expect(talk).toContain('Satz 1.');
  }
});
