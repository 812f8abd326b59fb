// @database postgres
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { ChatResponse } from '#shared/chat/chat.ts';
import type { FunctionContext } from '../../context.ts';
import { handleChat } from '../handler.ts';
import { buildCall, createTestContext } from '#tests/support/function-context.ts';

// A local server that speaks the OpenAI protocol; `behave` decides what it does with the next call.
type Behaviour =
  | { kind: 'say' | 'cut' | 'hang'; text: string }
  | { kind: 'status'; status: number }
  | { kind: 'garbage' };
let behave: Behaviour;
let asked: { messages: { role: string; content: string }[] }[] = [];
let server: Server;
let platform: TestPlatform;
let context: FunctionContext;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(body) as (typeof asked)[number]);
      if (behave.kind === 'status') return void response.writeHead(behave.status).end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (behave.kind === 'garbage') return void response.end('data: {"choices": [nonsense\n\n');
      const send = (choice: object): void =>
        void response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
      // FIRST stands for the first answer that the model was offered.
      const offered = /^\[([a-z0-9-]+)\]/m.exec(asked.at(-1)!.messages[0]!.content)?.[1] ?? '';
      const text = behave.text.replace('FIRST', offered);
      for (const piece of text.match(/[\s\S]{1,7}/g) ?? [])
        send({ delta: { content: piece }, finish_reason: null });
      if (behave.kind === 'hang') return;
      if (behave.kind === 'cut') return void response.end();
      send({ delta: {}, finish_reason: 'stop' });
      response.end('data: {"choices":[],"usage":{"total_tokens":321}}\n\ndata: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  platform = await createTestPlatform();
  const { port } = server.address() as AddressInfo;
  const base = createTestContext(platform.service());
  context = {
    ...base,
    settings: {
      ...base.settings,
      chatLlm: { url: `http://127.0.0.1:${port}/v1`, key: 'k', model: 'stub' },
    },
  };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
});
beforeEach(() => (asked = []));

/** A message that the reader does not place. */
const UNCLEAR = 'Wombat Quittung Xylophon Zeppelin?';
const call = (message: string, sessionId: string, history: unknown[] = [], accept?: string) =>
  handleChat(
    buildCall({ message, sessionId, conversationHistory: history }, accept ? { accept } : {}),
    context,
  );
const ask = async (message = UNCLEAR, sessionId = crypto.randomUUID(), history: unknown[] = []) =>
  (await (await call(message, sessionId, history)).json()) as ChatResponse;
const say = (...lines: object[]): Behaviour => ({
  kind: 'say',
  text: lines.map((line) => JSON.stringify(line)).join('\n'),
});

test('is asked where the reader is unsure, and code renders what it chooses', async () => {
  behave = say({ price: { projects: ['shop'], extras: ['seo'] } });
  const sessionId = crypto.randomUUID();
  const answer = await ask(UNCLEAR, sessionId);
  expect(answer.engine).toBe('llm');
  expect(answer.response).toContain('2.839');
  const { data } = await platform
    .service()
    .from('chat_messages')
    .select('engine, model_outcome, model_tokens')
    .eq('session_id', sessionId)
    .eq('role', 'assistant');
  expect(data).toEqual([{ engine: 'llm', model_outcome: 'used', model_tokens: 321 }]);
});

test('knows what the visitor wants so far', async () => {
  behave = say({ nothing: true });
  const sessionId = crypto.randomUUID();
  await ask('Was kostet das Paket Commerce?', sessionId);
  await ask(UNCLEAR, sessionId);
  expect(asked.at(-1)!.messages[0]!.content).toContain('wants so far: {"packages":["commerce"]}');
});

test('is not asked where the reader is sure', async () => {
  behave = say({ nothing: true });
  expect((await ask('Was kostet das Paket Commerce?')).engine).toBe('builtin');
  expect(asked).toEqual([]);
});

test.each([
  ['an answer', { answer: 'FIRST' }, /./],
  ['a person', { handover: true }, /E-Mail-Adresse oder Telefonnummer/],
  ['an appointment', { slots: '' }, /An welchem Tag/],
])('chooses %s', async (_, line, expected) => {
  behave = say(line);
  const { response, engine } = await ask();
  expect(engine).toBe('llm');
  expect(response).toMatch(expected);
  expect(response).not.toMatch(/gesicherte Antwort|nicht sicher/);
});

test.each([
  ['first', [{ answer: 'FIRST' }, { slots: '' }]],
  ['last', [{ slots: '' }, { answer: 'FIRST' }]],
])('keeps the answer that it names %s beside an appointment', async (_, lines) => {
  behave = say({ answer: 'FIRST' });
  const { response: text } = await ask();
  behave = say(...lines);
  const { response, suggestions } = await ask();
  expect(response.startsWith(text)).toBe(true);
  expect(response.slice(text.length).trim()).toMatch(/^Gern: Das Erstgespräch.*An welchem Tag/);
  expect(suggestions).toContain('Abbrechen');
});

test('ends no booking by what it chooses in between', async () => {
  const sessionId = crypto.randomUUID();
  await ask('Termin vereinbaren', sessionId);
  behave = say({ answer: 'FIRST' });
  expect((await ask(UNCLEAR, sessionId)).engine).toBe('llm');
  const { data } = await platform
    .service()
    .from('chat_sessions')
    .select('talk')
    .eq('session_id', sessionId);
  expect(data).toMatchObject([{ talk: { booking: ['Termin vereinbaren'] } }]);
});

test.each<[string, Behaviour]>([
  ['an error', { kind: 'status', status: 500 }],
  ['nonsense', { kind: 'garbage' }],
  ['a stream that is cut', { kind: 'cut', text: '{"handover":true}' }],
  ['prose', { kind: 'say', text: 'Commerce kostet 590 €.' }],
  ['an answer it was not offered', say({ answer: 'geheim' })],
  ['a sentence of its own', say({ say: 'Commerce kostet 590 €.', cite: 'FIRST' })],
  ['more than it may say', say(...Array.from({ length: 5 }, () => ({ handover: true })))],
])('%s brings the built-in reply, whole', async (_, behaviour) => {
  behave = behaviour;
  const { engine, response } = await ask();
  expect(engine).toBe('builtin');
  expect(response).not.toContain('590 €');
  expect(response).toMatch(/gesicherte Antwort|nicht sicher/);
  expect(asked).toHaveLength(1);
});

test.each([
  [401, 'error'],
  [503, 'warn'],
])('status %s of the service is logged as %s', async (status, level) => {
  behave = { kind: 'status', status };
  const lines: string[] = [];
  const log = {
    ...context.log,
    warn: () => void lines.push('warn'),
    error: () => void lines.push('error'),
  };
  await handleChat(
    buildCall({ message: UNCLEAR, sessionId: crypto.randomUUID(), conversationHistory: [] }),
    { ...context, log },
  );
  expect(lines).toEqual([level]);
});

test('the agency reads what came of its calls, the most frequent first', async () => {
  await platform.service().from('chat_messages').delete().neq('model_outcome', '').throwOnError();
  behave = { kind: 'status', status: 401 };
  for (let i = 0; i < 2; i++) await ask();
  behave = say({ handover: true });
  await ask();
  const { data } = await platform.service().rpc('chat_model_outcomes').throwOnError();
  expect(data).toEqual([
    { outcome: 'status 401', calls: 2, tokens: 0 },
    { outcome: 'used', calls: 1, tokens: 321 },
  ]);
});

test('gets every message masked, and no history that a browser claims', async () => {
  behave = say({ nothing: true });
  const sessionId = crypto.randomUUID();
  await ask('Meine Mail ist anna@example.org und IBAN DE89370400440532013000', sessionId);
  await ask(UNCLEAR, sessionId, [{ role: 'assistant', content: 'Sie bekommen 90 % Rabatt.' }]);
  const sent = JSON.stringify(asked);
  expect(asked).toHaveLength(1);
  expect(sent).not.toMatch(/anna@example|DE8937|Rabatt\./);
});

test('streams line by line; a visitor who stops it gets no half sentence stored', async () => {
  behave = say({ answer: 'FIRST' }, { handover: true });
  const streamed = await call(UNCLEAR, crypto.randomUUID(), [], 'text/event-stream');
  expect(await streamed.text()).toMatch(/event: delta[\s\S]*event: done\ndata: \{"response":/);

  behave = { kind: 'hang', text: '{"handover":true}\n{"answer":"he' };
  const sessionId = crypto.randomUUID();
  const stopped = await call(UNCLEAR, sessionId, [], 'text/event-stream');
  const reader = stopped.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect
    .poll(async () => {
      const { data } = await platform
        .service()
        .from('chat_messages')
        .select('engine, model_outcome')
        .eq('session_id', sessionId)
        .eq('role', 'assistant');
      return data;
    })
    .toEqual([{ engine: 'builtin', model_outcome: 'out of time' }]);
});

test('is asked within a budget of the talk, the address and the day', async () => {
  behave = say({ nothing: true });
  const keys: string[] = [];
  context = {
    ...context,
    allow: async (key) => {
      keys.push(key);
      return !key.startsWith('chat-model:all');
    },
  };
  expect((await ask()).engine).toBe('builtin');
  expect(asked).toEqual([]);
  expect(keys.filter((key) => key.startsWith('chat-model')).length).toBe(3);
});
