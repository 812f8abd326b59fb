// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

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
  expect.poll(() => read(path), { timeout: 5_000 }).toContain(text);
const LEAD = 'Den KI-Chatbot gibt es ab Smart Business, 1.290';

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

it('pages, islands and the question for consent say what the agency says', async () => {
  expect(await read('/pakete')).not.toContain('data-consent-text');
  await write('texts', 'pakete', '---\ntitle: Vier Wege\nrates.note: Ohne Zinsen.\n---\n');
  await write('texts', 'anmeldung', '---\naccount: Ihr Konto sammelt alles.\n---\n');
  await write('texts', 'einwilligung', '---\nbanner.1: Wir speichern nur Nötiges.\n---\n');
  await says('/pakete', 'Vier Wege');
  await says('/login', 'Ihr Konto sammelt alles.');
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

it('a text that no longer fits leaves the delivered one in its place', async () => {
  const before = await read('/services/seo-optimierung');
  const lead = /<h1[^>]*>([^<]+)/.exec(before)?.[1] ?? '';
  await write('services', 'seo-optimierung', '---\ntitle: kaputt\n---\n');
  await write('texts', 'startseite', '---\nhero.lead: "{{gibt.es.nicht}}"\n---\n');
  await expect.poll(() => server.output()).toContain('edited text left out');
  expect(await read('/services/seo-optimierung')).toContain(lead);
  expect(await read('/')).toContain(LEAD);
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
