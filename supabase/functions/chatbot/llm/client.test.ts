import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LlmRefused, streamModel, type LlmPart } from './client.ts';

// A local server that speaks the OpenAI protocol; `answer` decides what it does with a call.
type Body = { model: string; messages: { content: string }[] } & Record<string, unknown>;
let answer: (body: Body, response: ServerResponse) => void;
let asked: { path: string; body: Body }[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Body;
      asked.push({ path: request.url!, body });
      answer(body, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = []));

const MESSAGES = [
  { role: 'system' as const, content: 'Regel' },
  { role: 'user' as const, content: 'Frage' },
];

async function ask(model: string): Promise<LlmPart[]> {
  const parts: LlmPart[] = [];
  const settings = { url, key: 'k', model };
  for await (const part of streamModel(settings, MESSAGES, AbortSignal.timeout(60_000)))
    parts.push(part);
  return parts;
}

function say(response: ServerResponse, text: string, usage?: object): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = [{ delta: { content: text }, finish_reason: 'stop' }];
  response.write(`data: ${JSON.stringify({ choices })}\n\n`);
  if (usage) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

test('takes the talk nowhere else where the service redirects', async () => {
  answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
  await expect(ask('moved')).rejects.toThrow(LlmRefused);
  expect(asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
});

test.each([400, 422])(
  'leaves out what the service refuses with %s, and remembers it',
  async (status) => {
    answer = (body, response) =>
      'temperature' in body ? void response.writeHead(status).end('{}') : say(response, 'gut');
    const model = `plain-${status}`;
    await ask(model);
    await ask(model);
    expect(asked.map(({ body }) => Object.keys(body).length > 3)).toEqual([true, false, false]);
    expect(asked[1]!.body).toEqual({ model, messages: MESSAGES, stream: true });
  },
);

test('remembers nothing where the service refuses the plain request too', async () => {
  answer = (_, response) => response.writeHead(400).end('{}');
  await expect(ask('none')).rejects.toThrow('status 400');
  expect(asked).toHaveLength(2);
  answer = (_, response) => say(response, 'gut');
  await ask('none');
  expect(asked[2]!.body).toMatchObject({ temperature: 0, max_tokens: 400 });
});

test('counts by length what the service does not count', async () => {
  answer = (_, response) => say(response, 'Antwort');
  expect((await ask('uncounted')).at(-1)).toEqual({ text: '', tokens: 6 });
  answer = (_, response) => say(response, 'Antwort', { total_tokens: 2 });
  expect((await ask('counted')).map(({ tokens }) => tokens)).toEqual([0, 2]);
});
