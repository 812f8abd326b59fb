// @database postgres
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const post = async (body: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${server.origin}/api/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const buildEvent = (change = {}) => ({
  name: 'quote_step',
  category: 'quote',
  label: 'open',
  sessionId: randomUUID(),
  timestamp: new Date().toISOString(),
  url: 'http://firma.example/pakete?utm_source=x#y',
  userAgent: 'Mozilla/5.0',
  ...change,
});
const total = async (name: string, label: string) => {
  const { data } = await server
    .service()
    .from('analytics_daily')
    .select('count')
    .eq('category', 'count')
    .eq('name', name)
    .eq('label', label);
  // A row a day: midnight may come meanwhile.
  return data!.reduce((sum, row) => sum + Number(row['count']), 0);
};

it('stores an event before it answers, whatever arrives beside it', async () => {
  const events = Array.from({ length: 120 }, () => buildEvent());
  expect(new Set(await Promise.all(events.map((event) => post(event))))).toEqual(new Set([204]));
  const { count } = await server
    .service()
    .from('analytics_events')
    .select('*', { count: 'exact', head: true })
    .in(
      'session_id',
      events.slice(0, 60).map(({ sessionId }) => sessionId),
    );
  expect(count).toBe(60);
  expect(await total('step', 'quote/open')).toBe(120);
});

it('counts pages and steps of everybody, with and without consent, in one sum', async () => {
  await post({ name: 'count', path: '/pakete' });
  await post(buildEvent({ name: 'page_view', category: 'navigation', label: '/pakete' }));
  await post({ name: 'count', step: 'quote/sent' });
  await post(buildEvent({ label: 'sent' }));
  expect(await total('page', '/pakete')).toBe(2);
  expect(await total('step', 'quote/sent')).toBe(2);
});

it('refuses what is not one event or one plain count', async () => {
  const count = { name: 'count', step: 'quote/open' };
  for (const body of [
    '{',
    [buildEvent()],
    { ...count, sessionId: 'x' },
    { ...count, path: '/' },
    { name: 'count', step: 'quote/anders' },
    buildEvent({ name: '' }),
    buildEvent({ timestamp: '+275760-01-01T00:00:00Z' }),
    buildEvent({ timestamp: 'gestern' }),
  ])
    expect(await post(body), JSON.stringify(body)).toBe(400);
  expect(await post(buildEvent({ label: 'x'.repeat(70_000) }))).toBe(413);
});

it('takes no bot for a visitor, and no visitor for a bot', async () => {
  const agents = {
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)': 0,
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)': 0,
    'facebookexternalhit/1.1': 0,
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse': 0,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36': 1,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1': 1,
  };
  for (const [agent, stored] of Object.entries(agents)) {
    const event = buildEvent();
    expect(await post(event, { 'user-agent': agent }), agent).toBe(204);
    const { data } = await server
      .service()
      .from('analytics_events')
      .select('id')
      .eq('session_id', event.sessionId);
    expect(data, agent).toHaveLength(stored);
  }
});

it('keeps no more than 30 errors an hour that one address reports', async () => {
  const report = (index: number) =>
    post(
      buildEvent({
        name: 'uncaught_error',
        category: 'error',
        label: `Erfunden ${String.fromCodePoint(97 + (index % 26)).repeat(5 + index)}`,
      }),
    );
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => report(index)));
  expect(new Set(answers)).toEqual(new Set([204]));
  const { count } = await server
    .service()
    .from('analytics_events')
    .select('*', { count: 'exact', head: true })
    .eq('category', 'error');
  expect(count).toBe(30);
});

it('counts where visits come from, by what a browser sends with its first page', async () => {
  // Six digits in a row would be taken for somebody's number.
  const mark = 'chor-venlo';
  const visit = (headers: Record<string, string>, path = `/pakete?utm_campaign=${mark}`) =>
    // Not by fetch, which sets these headers itself.
    new Promise<void>((done) => {
      get(
        server.origin + path,
        {
          headers: {
            'user-agent': 'Mozilla/5.0 (iPhone) Mobile',
            'accept-language': 'nl-NL,nl;q=0.9',
            'sec-fetch-dest': 'document',
            'sec-fetch-site': 'cross-site',
            referer: `https://www.${mark}.example/mitglieder/anna`,
            ...headers,
          },
        },
        (response) => response.resume().once('close', done),
      );
    });
  await visit({});
  await visit({}, '/pakete');
  await visit({ 'sec-fetch-site': 'same-origin' });
  await visit({ 'sec-purpose': 'prefetch' });
  await visit({ 'cache-control': 'max-age=0' });
  await visit({ 'user-agent': 'Googlebot/2.1' });
  await visit({ 'sec-fetch-dest': 'image' });
  await visit({}, `/gibt-es-nicht-${mark}`);
  await visit({}, '/login');
  const read = async () =>
    (
      await server
        .service()
        .from('analytics_daily')
        .select('name, label, count')
        .eq('category', 'visit')
        .order('name')
        .order('label')
    ).data;
  await vi.waitFor(
    async () =>
      expect(await read()).toEqual([
        { name: 'campaign', label: `– / – / ${mark}`, count: 1 },
        { name: 'device', label: 'Smartphone', count: 2 },
        { name: 'landing', label: '/pakete', count: 2 },
        { name: 'language', label: 'nl', count: 2 },
        { name: 'source', label: `${mark}.example`, count: 2 },
      ]),
    { timeout: 60_000, interval: 300 },
  );
});

it('names the source of a visit whose visitor allows it, and nothing else of the page before', async () => {
  const sessionId = randomUUID();
  await post(
    buildEvent({
      name: 'visit',
      category: 'source',
      sessionId,
      label: 'https://www.google.com/search?q=geheim',
      url: 'https://firma.example/?utm_source=Google&utm_medium=cpc&email=a@b.example',
    }),
  );
  const { data } = await server
    .service()
    .from('analytics_events')
    .select('category, name, label, url')
    .eq('session_id', sessionId)
    .order('id');
  expect(data).toEqual([
    { category: 'source', name: 'visit', label: 'Google', url: 'https://firma.example/' },
    {
      category: 'campaign',
      name: 'visit',
      label: 'google / cpc / –',
      url: 'https://firma.example/',
    },
  ]);
});
