// @database pglite
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOriginFinder, markGroup, readParts } from '#tests/support/text-origins.ts';
import { TEXT_GROUPS } from '#content/text-groups.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { PAGES, printOrigins } from '#tests/support/print-origins.ts';

// The list for owners where each sentence of the site is edited (docs/texts.md), made from the running site: `vitest -u` writes it anew.

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
  await expect(printOrigins(pages)).toMatchFileSnapshot('../../docs/texts.md');
});
