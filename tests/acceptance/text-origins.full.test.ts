// @database pglite
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createOriginFinder,
  isSentence,
  markGroup,
  readParts,
} from '#tests/support/text-origins.ts';
import { TEXT_GROUPS } from '#content/text-groups.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { PAGES, printOrigins } from '#tests/support/print-origins.ts';

// The list for owners where each sentence of the site is edited
// (docs/texts.md), made from the running site. Which texts of the store a page
// shows is compared; the rest (prices, dates, fixed words) comes and goes with
// the content. A whole sentence is in the store, or has a reason to be fixed.
// `TEXTS=write` makes the list anew.

const LIST = new URL('../../docs/texts.md', import.meta.url);

/** 'page · group · text' of each text of the store in such a list. */
function listEdited(markdown: string): string[] {
  return markdown.split('\n## ').flatMap((part) => {
    const [page] = part.split('\n', 1);
    return [
      ...part.matchAll(/^- \*\*Inhalte → (?!Text de)([^:]+(?:: [^:*]+)?):\*\* (.*)$/gm),
    ].flatMap(([, group, texts]) =>
      (texts ?? '').split(' · ').map((text) => `${page} · ${group} · ${text}`),
    );
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('docs/texts.md says of every text of every kind of page where it is edited', async () => {
  const { error } = await server
    .service()
    .from('content_pages')
    .insert(
      TEXT_GROUPS.map((group) => ({
        collection: 'texts' as const,
        slug: group.id,
        source: markGroup(group),
        status: 'published' as const,
      })),
    );
  expect(error).toBeNull();
  await expect
    .poll(async () => (await readParts(server.origin, '/pakete')).join(' '))
    .toContain('⟦pakete/title⟧');
  const find = await createOriginFinder();
  const pages = [];
  for (const page of PAGES)
    pages.push({
      ...page,
      origins: (await readParts(server.origin, page.path)).map((text) => find(page.path, text)),
    });
  const printed = printOrigins(pages);
  if (process.env['TEXTS'] === 'write') await writeFile(LIST, printed);
  const unexplained = pages
    .flatMap(({ path, origins }) => origins.flat().map((origin) => ({ path, ...origin })))
    .filter(({ place, what }) => place === 'Fest: Beschriftungen' && isSentence(what))
    .map(({ path, what }) => `${path}: ${what}`);
  expect(unexplained).toEqual([]);
  const edited = listEdited(printed);
  expect(edited.length).toBeGreaterThan(300);
  expect(listEdited(await readFile(LIST, 'utf8'))).toEqual(edited);
});
