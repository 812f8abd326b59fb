// @database postgres
import { EXAMPLES, examplePath } from '#content/examples/examples.ts';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#tests/support/page-kinds.ts';
import { readPage } from '#tests/support/read-page.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { crawlSite, findHtmlErrors, readSitemap } from '#tests/support/site-crawl.ts';
import { isFullTier } from '#tests/support/tier.ts';

// The site as machines read it: addresses, heads, markup, headers, files.

const METRICS_TOKEN = 'nur-fuer-die-Pruefung-2026';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN } });
});
afterAll(() => server.stop());

/** One answer as it is, redirects included. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  // A test that works longer than the server keeps a connection open must not come back to it.
  fetch(server.origin + path, {
    method,
    redirect: 'manual',
    headers: { connection: 'close', ...headers },
  });
const headersOf = (response: Response) => Object.fromEntries(response.headers);

describe('pages', () => {
  it('of the sitemap have an own head, valid data and no dead link', async () => {
    const paths = await readSitemap(server.origin);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => /^\/(portal|admin|login|uber-uns|not-found)/.test(path))).toEqual(
      [],
    );
    expect(new Set(paths).size).toBe(paths.length);
    const { findings } = await crawlSite(server.origin, paths, {
      oneLinkOf: isFullTier ? 1 : 4,
    });
    expect(findings).toEqual([]);
  });

  it('name the prices of the specification in their markup (CONST-01)', async () => {
    const readMarkup = async (path: string, type: string) =>
      (await readPage(server.origin, path)).data.find((block) => block['@type'] === type);
    const services = {
      'webdesign-entwicklung': 590,
      'ki-chatbots': 99,
      'seo-optimierung': 249,
      'ecommerce-losungen': 2590,
      automatisierung: 1290,
    };
    for (const [slug, price] of Object.entries(services))
      expect(await readMarkup(`/services/${slug}`, 'Service')).toMatchObject({
        offers: { price, priceCurrency: 'EUR' },
      });
    expect(await readMarkup('/services/dsgvo-compliance', 'Service')).not.toHaveProperty('offers');
    const packages = { Startpaket: 590, 'Smart Business': 1290, Commerce: 2590, Enterprise: 5990 };
    expect(await readMarkup('/pakete', 'OfferCatalog')).toMatchObject({
      itemListElement: Object.entries(packages).map(([name, price]) => ({
        '@type': 'Offer',
        name,
        price,
        priceCurrency: 'EUR',
      })),
    });
  });

  it('of every kind are valid HTML', async () => {
    for (const path of [
      ...PAGES,
      ...(isFullTier ? await readSitemap(server.origin) : []),
      '/not-found',
      '/newsletter/bestaetigen',
      '/newsletter/abmelden',
      '/offline',
      ...EXAMPLES.map(({ name }) => examplePath(name)),
    ])
      expect(await findHtmlErrors(await (await get(path)).text()), path).toEqual([]);
  }, 900_000);
});

it('documents carry the security headers and answer HEAD', async () => {
  const headers = headersOf(await get('/agb'));
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect((await get('/agb', {}, 'HEAD')).status).toBe(200);
  expect((await get('/agb', { 'if-none-match': headers['etag']! })).status).toBe(304);
});

it.each([
  ['/services/webdesign', '/services/webdesign-entwicklung'],
  ['/services/seo', '/services/seo-optimierung'],
  ['/services/seo/', '/services/seo-optimierung'],
  ['/services/ecommerce', '/services/ecommerce-losungen'],
  ['/services/dsgvo', '/services/dsgvo-compliance'],
  // One address for each page, however it is typed.
  ['/pakete/', '/pakete'],
  ['/PAKETE', '/pakete'],
  ['/Koeln/webdesign', '/koeln/webdesign'],
])('%s moves to %s for good', async (from, to) => {
  const moved = await get(`${from}?utm_source=brief`);
  expect([301, 308]).toContain(moved.status);
  expect(moved.headers.get('location')).toBe(`${to}?utm_source=brief`);
});

describe('other origins get neither credentials nor a say (SEC-03)', () => {
  const origin = 'https://fremd.example';

  it.each([
    '/',
    '/pakete',
    '/login',
    '/not-found',
    '/gibt-es-nicht',
    '/seo',
    '/portal',
    '/admin',
    '/dokumente/x',
    '/offline',
  ])('%s is protected, whatever it answers', async (path) => {
    const headers = headersOf(await get(path, { origin }));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (headers['content-type'])
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('the backend answers every origin, but only those who bring a key or a token', async () => {
    // A browser sends no cookie there.
    for (const path of [
      '/rest/v1/leads',
      '/auth/v1/user',
      '/storage/v1/bucket',
      '/functions/v1/quote-request',
      '/api/newsletter',
    ])
      expect(
        headersOf(await get(path, { origin, 'access-control-request-method': 'POST' }, 'OPTIONS')),
        path,
      ).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each<Record<string, string>>([
    { origin },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a form with %o is refused', async (headers) => {
    const sent = await fetch(`${server.origin}/admin/bewertungen`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ id: 'x' }),
      redirect: 'manual',
    });
    expect(sent.status).toBe(400);
  });
});

it.each([
  '/suche.json',
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/blog/feed.xml',
  '/manifest.webmanifest',
])('%s is compressed and asked for anew only when it has changed', async (path) => {
  // Not by fetch, whose parser fails when a connection ends before a large body is unpacked.
  const { headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      server.origin + path,
      { agent: false, headers: { 'accept-encoding': 'br' } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer));
      },
    )
      .on('error', reject)
      .end();
  });
  expect(headers['content-encoding']).toBe('br');
  expect((await get(path, { 'if-none-match': headers['etag']! })).status).toBe(304);
  if (path === '/suche.json') expect(headers['content-type']).toBe('application/json');
});

it('HTTPS is forced behind a proxy, never on local hosts', async () => {
  // Not by fetch, which names the host it connects to.
  const call = (headers: Record<string, string>, { origin } = server, path = '/agb?a=b') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(origin + path, { agent: false, headers }, (answer) => {
        answer.resume();
        resolve(answer);
      })
        .on('error', reject)
        .end();
    });
  const forged = { host: 'evil.example', 'x-forwarded-proto': 'http' };
  const local = await startTestServer({ env: { PUBLIC_URL: '' } });
  const own = `https:${server.origin.slice('http:'.length)}`;
  for (const [site, target] of [
    [server, own],
    // The Host header is the client's word, also where nobody has set the address.
    [local, `https://localhost:${new URL(local.origin).port}`],
  ] as const) {
    const { statusCode, headers } = await call(forged, site);
    expect(statusCode).toBe(308);
    expect(headers).toMatchObject({ location: `${target}/agb?a=b`, 'cache-control': 'no-store' });
    const twice = await call(forged, site, '//evil.example/x');
    expect(twice.headers.location ?? '').not.toMatch(/^(https?:)?\/\/evil/);
  }
  for (const path of ['/AGB', '/dokumente/angebote/1.pdf', '/portal', '/admin', '/ueber-uns/'])
    expect(
      (await call({ host: 'evil.example' }, local, path)).headers.location ?? '',
    ).not.toContain('evil');
  await local.stop();
  expect((await call({ 'x-forwarded-proto': 'http' })).statusCode).toBe(200);
});

it.each([
  '/healthz',
  '/metrics',
  '/api/nichts',
  '/api/challenge',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/suche.json',
  '/manifest.webmanifest',
  '/rest/v1/profiles',
  '/auth/v1/settings',
  '/storage/v1/object/public/x/y',
  '/functions/v1/challenge',
  '/portal',
])('%s answers with complete headers, like every document', async (path) => {
  // The second time some come from memory.
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await fetch(server.origin + path, { redirect: 'manual' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  }
});

it('what the assistant knows is laid out before anybody asks', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  await expect
    .poll(async () => (await get('/metrics', { authorization })).text(), {
      timeout: 120_000,
      interval: 500,
    })
    .toContain('assistant_ready 1');
});

it('no cache keeps what the backend answers to one caller', async () => {
  const headers = { apikey: server.keys.service_role_key };
  for (const path of ['/rest/v1/profiles', '/storage/v1/bucket', '/api/booking']) {
    const answer = await fetch(server.origin + path, { headers });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
  }
  const counted = await fetch(`${server.origin}/api/analytics`, { method: 'POST', body: '[]' });
  expect(counted.headers.get('cache-control')).toBeNull();
});

describe('nothing is told that is not public', () => {
  it.each([
    '/keys.json',
    '/data/keys.json',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/index.ts',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/keys.json',
    '/build/server/index.js',
  ])('%s is no file of the site', async (path) => {
    const response = await get(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(/jwt_secret|"dependencies"|root:x:|\[core\]/);
  });

  // Status, path and body of calls that cannot be answered (ERROR-09).
  it.each<[status: number, path: string, body?: string]>([
    [404, '/api/nichts'],
    [400, '/api/contact', '{'],
    [404, '/api/booking', '{"action":"show","token":"x"}'],
    [400, '/api/analytics', '{"a":'],
    [400, '/api/newsletter', 'null'],
    [404, '/functions/v1/gibt-es-nicht'],
    [404, '/rest/v1/gibt_es_nicht?select=*'],
    [404, '/auth/v1/gibt-es-nicht'],
    [400, '/auth/v1/token?grant_type=password', '{'],
    [400, '/storage/v1/object/gibt-es-nicht/x'],
    [404, '/realtime/v1/gibt-es-nicht'],
  ])('%i for %s without stack traces or file paths', async (status, path, body) => {
    const response = await fetch(server.origin + path, {
      // With the public key, or nothing behind the door would be asked.
      headers: { 'content-type': 'application/json', apikey: server.keys.anon_key },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).not.toMatch(
      /node_modules|\.[jt]s\b|\n\s+at |\/(server|platform|supabase)\//,
    );
  });

  it('an unknown call answers with a reason alone, a large one is refused', async () => {
    const unknown = (await (await get('/api/nichts')).json()) as object;
    expect(Object.keys(unknown)).toEqual(['error']);
    const large = await fetch(`${server.origin}/api/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', category: 'x', userAgent: 'x'.repeat(70_000) }),
    });
    expect(large.status).toBe(413);
  });
});

describe('files', () => {
  it('robots and manifest say what they must', async () => {
    const robots = await (await get('/robots.txt')).text();
    for (const line of ['Disallow: /portal', 'Disallow: /admin', 'Sitemap: http'])
      expect(robots).toContain(line);
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      lang: 'de',
      start_url: '/',
    });
    expect((await get('/sw.js')).headers.get('content-type')).toContain('javascript');
  });

  it.each(['/icon.svg', '/icon-192.png', '/icon-512.png', '/apple-touch-icon.png', '/favicon.ico'])(
    '%s exists',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it('share images are drawn for what exists alone', async () => {
    for (const name of [
      'services/ki-chatbots',
      'page/pakete',
      'ort/koeln/webdesign',
      'lexikon/koeln/seo',
      'lexikon/services/seo',
      'lexikon/schweiz',
    ]) {
      const image = await get(`/og/${name}.png`);
      expect(image.headers.get('content-type'), name).toBe('image/png');
      const bytes = Buffer.from(await image.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    for (const name of [
      'services/nichts',
      'ort/atlantis/seo',
      'ort/services/seo',
      'lexikon/frankreich',
      'lexikon/schweiz/seo',
    ])
      expect((await get(`/og/${name}.png`)).status, name).toBe(404);
  });
});

it('gives the chat on Supabase its texts and sections, and none of the messages', async () => {
  const response = await fetch(`${server.origin}/suche.json?ganz`);
  const { documents, texts } = (await response.json()) as {
    documents: unknown[];
    texts: { answers: unknown[]; asked: unknown[] };
  };
  expect(documents.length).toBeGreaterThan(100);
  expect(texts.answers.length).toBeGreaterThan(100);
  expect(texts.asked).toEqual([]);
});
