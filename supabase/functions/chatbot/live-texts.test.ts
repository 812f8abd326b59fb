import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FunctionContext } from '../context.ts';
import { createLiveTexts, type LiveTexts } from './live-texts.ts';

const section = (text: string) => ({
  documents: [
    { id: 'a', path: '/a', page: '/a', title: 'A', heading: 'A', text, kind: 'page', keywords: '' },
  ],
  texts: { answers: [], phrases: {}, words: {} },
});
const BUNDLED = section('beigelegt') as unknown as LiveTexts;
let site: Server;
let publicUrl = '';
let served: string;
let status: number;
let minutes: number;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.statusCode = request.url === '/suche.json?ganz' ? status : 404;
    response.end(served);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  publicUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());
beforeEach(() => {
  served = JSON.stringify(section('bearbeitet'));
  status = 200;
  minutes = 0;
});

function openTalk() {
  const load = createLiveTexts(() => Promise.resolve(BUNDLED));
  const context = {
    publicUrl,
    now: () => new Date(minutes * 60_000),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  } as unknown as FunctionContext;
  return {
    load: () => load(context),
    textNow: async () => (await load(context)).documents[0]!.text,
  };
}

test('texts come from the site, anew after ten minutes, and stay the same while nothing changes', async () => {
  const { load, textNow } = openTalk();
  const first = await load();
  expect(first.documents[0]!.text).toBe('bearbeitet');
  minutes = 11;
  expect(await load()).toBe(first);
  served = JSON.stringify(section('noch einmal bearbeitet'));
  minutes = 20;
  expect(await textNow()).toBe('bearbeitet');
  minutes = 22;
  expect(await textNow()).toBe('noch einmal bearbeitet');
});

test('a site that is away or answers nonsense leaves the last texts, at first the bundled ones', async () => {
  status = 503;
  const { textNow } = openTalk();
  expect(await textNow()).toBe('beigelegt');
  status = 200;
  served = '[]';
  minutes = 11;
  expect(await textNow()).toBe('beigelegt');
  served = JSON.stringify(section('bearbeitet'));
  minutes = 22;
  expect(await textNow()).toBe('bearbeitet');
  status = 500;
  minutes = 33;
  expect(await textNow()).toBe('bearbeitet');
});
