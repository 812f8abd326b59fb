// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itInFull } from '#tests/support/it-in-full.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { isFullTier } from '#tests/support/tier.ts';

// OWNER-02: one store over the delivered texts: live within a second, versions
// kept, drafts unseen, broken ones without effect.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = () => server.service().from('content_pages');
const read = async (path: string): Promise<string> =>
  (await (await fetch(server.origin + path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
const says = (path: string, text: string) =>
  expect
    .poll(async () => (await read(path)).includes(text), {
      timeout: 20_000,
      message: `${path} says „${text}“`,
    })
    .toBe(true);
const LEAD = 'Die Website kostet 590\u00a0€, mit KI-Chatbot 1.290';

async function write(collection: string, slug: string, source: string, status = 'published') {
  const { error } = await rows().upsert(
    { collection, slug, source, status },
    { onConflict: 'collection,slug' },
  );
  expect(error).toBeNull();
}

it('texts of the home page and of the menu are edited and come back as delivered', async () => {
  await says('/', LEAD);
  await write('texts', 'startseite', '---\nhero.lead: "Wir bauen ab {{price.startpaket}}."\n---\n');
  await write('texts', 'rahmen', '---\nmenu.cases: Beispiele aus der Region\n---\n');
  await says('/', 'Wir bauen ab 590');
  await says('/kontakt', 'Beispiele aus der Region');
  await rows().delete().eq('collection', 'texts');
  await says('/', LEAD);
  const { data } = await server
    .service()
    .from('content_versions')
    .select('source')
    .match({ collection: 'texts', slug: 'startseite' })
    .order('id');
  expect(data?.map(({ source }) => (source === null ? null : 'text'))).toEqual(['text', null]);
});

it('no page promises a telephone talk where none is offered', async () => {
  await says('/kontakt', 'Beratung am Telefon');
  const rules = server.service().from('booking_rules');
  const { data } = await rules.select('kinds').single();
  const offer = async (change: object): Promise<void> => {
    const { error } = await server.service().from('booking_rules').update(change).eq('id', true);
    expect(error).toBeNull();
  };
  await offer({ kinds: ['video'], video_url: 'https://meet.example/raum' });
  await says('/kontakt', 'Beratung per Video');
  expect(await read('/kontakt')).not.toContain('am Telefon');
  await offer({ kinds: data!.kinds, video_url: '' });
  await says('/kontakt', 'Beratung am Telefon');
});

it('pages, islands and the question for consent say what the agency says', async () => {
  expect(await read('/pakete')).not.toContain('data-consent-text');
  await write('texts', 'pakete', '---\ntitle: Vier Wege\nrates.note: Ohne Zinsen.\n---\n');
  await write('texts', 'anmeldung', '---\naccount: Ihr Konto sammelt alles.\n---\n');
  await write('texts', 'einwilligung', '---\nbanner.1: Wir speichern nur Nötiges.\n---\n');
  await says('/pakete', 'Vier Wege');
  await says('/login', 'Ihr Konto sammelt alles.');
  await says('/pakete', 'Wir speichern nur Nötiges.');
  const page = await (await fetch(`${server.origin}/pakete`)).text();
  // The island of the instalments is rendered with it, and hydrated with it.
  expect(page).toMatch(/>Ohne Zinsen\.</);
  expect(page).toMatch(/"texts":\{"pakete":\{[^}]*"title":"Vier Wege"[^}]*"Ohne Zinsen\."/);
  expect(page).toContain('Wir speichern nur Nötiges.');
  // Another wording is another version: whoever agreed to the old one is asked again.
  expect(page).toMatch(/<html[^>]* data-consent-text="[0-9a-f]{16}"/);
  await rows().delete().eq('collection', 'texts');
  await expect.poll(() => read('/pakete')).not.toContain('data-consent-text');
});

it('a draft over a published text is seen by nobody, until its time comes', async () => {
  await write('texts', 'kontakt', '---\nlead: Erste Fassung.\n---\n');
  await says('/kontakt', 'Erste Fassung.');
  await write('texts', 'kontakt', '---\nlead: Zweite Fassung.\n---\n', 'draft');
  expect(await read('/kontakt')).toContain('Erste Fassung.');
  const soon = new Date(Date.now() + 1_000).toISOString();
  await rows().update({ publish_at: soon }).eq('slug', 'kontakt');
  await expect.poll(() => read('/kontakt'), { timeout: 20_000 }).toContain('Zweite Fassung.');
});

it('asking whether a text is due does not have every page rendered anew', async () => {
  const service = server.service();
  const readVersion = async () =>
    (await service.from('site_content_version').select('version').single().throwOnError()).data;
  const before = await readVersion();
  expect((await service.rpc('publish_due_texts')).data).toBe(0);
  expect(await readVersion()).toEqual(before);
});

it('a text that no longer fits leaves the delivered one in its place', async () => {
  const before = await read('/services/seo-optimierung');
  const lead = /<h1[^>]*>([^<]+)/.exec(before)?.[1] ?? '';
  await write('services', 'seo-optimierung', '---\ntitle: kaputt\n---\n');
  await write('texts', 'startseite', '---\nhero.lead: "{{gibt.es.nicht}}"\n---\n');
  await expect.poll(() => server.output()).toContain('edited text left out');
  expect(await read('/services/seo-optimierung')).toContain(lead);
  expect(await read('/')).toContain(LEAD);
});

const post = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: Was vor dem ersten Gespräch feststehen sollte.\n` +
  `date: 2026-11-20\ntags: [Planung]\nrelated: []\nsources: []\n---\n${body}\n`;
const GOOD = post('Drei Fragen', 'Wer soll anrufen? '.repeat(30));

/** YAML that grows without end when its names are followed. */
const BOMB =
  '---\na: &a [x,x,x,x,x,x,x,x,x,x]\n' +
  'bcdefghi'
    .split('')
    .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(10)}]\n`)
    .join('') +
  '---\n';

it('whatever stands in the table, the last good version answers and the others are edited on', async () => {
  await write('blog', 'drei-fragen', GOOD);
  await says('/blog/drei-fragen', 'Wer soll anrufen?');
  await write('texts', 'kontakt', '---\nlead: Fassung 0.\n---\n');
  await says('/kontakt', 'Fassung 0.');
  const hostile = [
    '---\ntitle: kaputt\n---\n',
    '---\ntitle: [\n---\n',
    'kein Vorspann',
    BOMB,
    post('Drei Fragen', '{{gibt.es.nicht}}'),
    '',
  ];
  for (const [index, source] of (isFullTier ? hostile : hostile.slice(-3)).entries()) {
    await write('blog', 'drei-fragen', source);
    await write('texts', 'pakete', source);
    await write('texts', 'kontakt', `---\nlead: Fassung ${index + 1}.\n---\n`);
    await says('/kontakt', `Fassung ${index + 1}.`);
    await says('/blog/drei-fragen', 'Wer soll anrufen?');
    for (const path of ['/', '/pakete', '/blog', '/sitemap-seiten.xml', '/suche.json'])
      expect((await fetch(server.origin + path)).status, `${index} ${path}`).toBe(200);
  }
  await rows().delete().eq('slug', 'drei-fragen');
  await expect
    .poll(async () => (await fetch(`${server.origin}/blog/drei-fragen`)).status)
    .toBe(404);
});

itInFull('a text of 20,000 words is a page like any other', async () => {
  const words = 'Ein Satz mit genau acht Wörtern steht hier.\n\n'.repeat(2_500);
  await write('blog', 'sehr-lang', post('Sehr lang', `## Anfang\n\n${words}Das letzte Wort.`));
  await says('/blog/sehr-lang', 'Das letzte Wort.');
  await says('/blog', 'Sehr lang');
  await rows().delete().eq('slug', 'sehr-lang');
});

it('a price list with gaps and nonsense costs nobody the site: the delivered price holds there', async () => {
  const { error } = await server
    .service()
    .from('price_lists')
    .insert({
      figures: {
        packages: { startpaket: 'billig', 'smart-business': 1_340, commerce: -5 },
        services: 7,
        unknown: { x: 1 },
      },
    });
  expect(error).toBeNull();
  await says('/pakete', '1.340');
  const page = (await read('/pakete')).replaceAll('\u00a0', ' ');
  expect(page).toContain('590 €');
  expect(page).toContain('2.590 €');
  const { error: refused } = await server
    .client()
    .functions.invoke('quote-request', { body: buildQuote({}) });
  expect(refused).toBeNull();
});

it('mails say what the agency says', async () => {
  await write('texts', 'mails', '---\nquote.subject: "Danke, {reference}"\n---\n');
  await expect
    .poll(
      async () => {
        await server.client().functions.invoke('quote-request', { body: buildQuote({}) });
        return (await server.mails()).join('\n');
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toMatch(/Subject: Danke, /);
});
