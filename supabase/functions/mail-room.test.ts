// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryCounter } from '#server/http/count-in-memory.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { buildCall, createTestContext } from '#tests/support/function-context.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { handleContact } from './contact/handler.ts';
import type { FunctionContext } from './context.ts';
import { handleQuoteRequest } from './quote-request/handler.ts';
import { handleWithdrawal } from './withdrawal/handler.ts';

let platform: LivePlatform;
let context: FunctionContext;
beforeAll(async () => {
  platform = await startLivePlatform();
  context = createTestContext(platform.connect({ key: platform.keys.serviceRoleKey }), {
    allow: createMemoryCounter(),
  });
});
afterAll(() => platform.close());

const service = () => context.admin('test');
const message = (email: string, change = {}) => ({
  name: 'Karin',
  email,
  message: `Bitte rufen Sie an. ${randomUUID()}`,
  privacyConsent: true,
  requestId: randomUUID(),
  ...change,
});
const withdrawal = (email: string, change = {}) => ({
  name: 'Karin',
  email,
  contract: 'AN-2026-0001',
  requestId: randomUUID(),
  ...change,
});
type Handler = (request: Request, context: FunctionContext) => Promise<Response> | Response;
const send = async (handler: Handler, body: object, clientAddress = '10.0.0.1') => {
  const response = await handler(buildCall(body), { ...context, clientAddress });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const countMails = async (like: string): Promise<number> =>
  (
    await service()
      .from('outbox_mails')
      .select('id', { count: 'exact', head: true })
      .like('event_key', like)
  ).count!;

it('lets one network cause few mails to strangers, stores all the same, and leaves room for others', async () => {
  const { most } = BUDGETS.mailsOfAddress;
  for (let index = 0; index < most + 5; index++) {
    const { status, body } = await send(handleContact, message(`fremd${index}@firma.example`));
    expect(status).toBe(200);
    expect(body['isMailLate'], 'promises no mail that is not sent').toBe(
      index < most ? undefined : true,
    );
  }
  expect(await countMails('contact:%:visitor')).toBe(most);
  const notices = (await countMails('contact:%:agency')) + (await countMails('contact:many:%'));
  expect(notices, 'the agency hears of the rest once an hour').toBeLessThanOrEqual(most + 2);
  const { count } = await service()
    .from('contact_messages')
    .select('id', { count: 'exact', head: true });
  expect(count).toBe(most + 5);

  const quote = buildQuote({ email: 'frage@firma.example', newsletterConsent: true });
  expect((await send(handleQuoteRequest, quote)).status).toBe(200);
  expect(await countMails('quote:%:visitor')).toBe(0);
  expect(await countMails('newsletter:%')).toBe(0);

  const other = await send(handleContact, message('andere@firma.example'), '10.0.0.2');
  expect(other.body).not.toHaveProperty('isMailLate');
  expect(await countMails('contact:%:visitor')).toBe(most + 1);
});

it('counts nobody by the address of the server itself', async () => {
  const before = await countMails('contact:%:visitor');
  const { most } = BUDGETS.mailsOfAddress;
  for (let index = 0; index <= most; index++)
    await send(handleContact, message(`nah${index}@firma.example`), '127.0.0.1');
  expect((await countMails('contact:%:visitor')) - before).toBe(most + 1);
});

it('promises no receipt that will be held back, and keeps room for that of a withdrawal', async () => {
  const email = 'opfer@firma.example';
  const leave = async (template: string, times: number) => {
    const mails = Array.from({ length: times }, () => ({
      event_key: randomUUID(),
      template,
      recipient: email,
      status: 'sent' as const,
      is_proven: false,
      sent_at: new Date().toISOString(),
    }));
    expect((await service().from('outbox_mails').insert(mails)).error).toBeNull();
  };
  await leave('contact-confirmation', 6);
  expect((await send(handleContact, message(email), '10.0.0.3')).body).toMatchObject({
    success: true,
    isMailLate: true,
  });
  const first = await send(handleWithdrawal, withdrawal(email));
  expect(first.body).toMatchObject({ success: true });
  expect(first.body).not.toHaveProperty('isMailLate');
  await leave('withdrawal-receipt', 2);
  expect((await send(handleWithdrawal, withdrawal(email))).body).toMatchObject({
    success: true,
    isMailLate: true,
  });
});

it.each<[string, Handler, () => object, readonly object[]]>([
  [
    'message',
    handleContact,
    () => message('doppelt@firma.example'),
    [{ message: 'Etwas anderes' }, { email: 'andere@firma.example' }],
  ],
  [
    'withdrawal',
    handleWithdrawal,
    () => withdrawal('doppelt@firma.example'),
    [{ contract: 'AN-2026-0002' }, { email: 'andere@firma.example' }],
  ],
])(
  'takes a repeated %s as one, and another one under its id not at all',
  async (_, handler, build, others) => {
    const sent = build();
    const first = await send(handler, sent, '10.0.0.4');
    expect(await send(handler, sent, '10.0.0.4')).toEqual(first);
    for (const other of others)
      expect(await send(handler, { ...sent, ...other }, '10.0.0.4')).toMatchObject({
        status: 409,
        body: { success: false, error: expect.stringMatching(/^Unter dieser Nummer ist schon/) },
      });
  },
);

it('says in German that a declaration has no id', async () => {
  const { status, body } = await send(
    handleWithdrawal,
    withdrawal('ohne@firma.example', { requestId: undefined }),
  );
  expect(status).toBe(400);
  expect(body['fieldErrors']).toEqual({
    requestId: 'Bitte laden Sie die Seite neu und widerrufen Sie noch einmal.',
  });
});
