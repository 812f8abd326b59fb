import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { serverContext } from '#app/lib/contexts.ts';
import { loader } from './contents.tsx';

/** The list as it is served with one text in the store, and nothing deleted. */
async function list(row: { collection: string; slug: string; source: string }) {
  const stored = { ...row, status: 'draft', live: null, publish_at: '2126-11-30T08:00:00Z' };
  const answer = (data: unknown) => ({ data, error: null });
  const query = (rows: unknown[]) => ({
    ...answer(rows),
    select: () => query(rows),
    eq: () => query(rows),
    is: () => query(rows),
    order: () => query(rows),
    maybeSingle: async () => answer(null),
  });
  const client = {
    auth: { getUser: async () => answer({ user: { id: 'a', app_metadata: {} } }) },
    rpc: async () => answer(true),
    from: (table: string) => query(table === 'content_pages' ? [stored] : []),
  };
  const context = new RouterContextProvider();
  context.set(serverContext, { createSupabase: () => ({ client }) } as never);
  const request = new Request('https://agentur.example/admin/inhalte');
  const args = { request, context, params: {} } as unknown as Parameters<typeof loader>[0];
  const { rows } = await loader(args);
  return rows.find(({ slug }) => slug === row.slug)?.title;
}

it('lists a text that nobody reads yet under its title, else under its address', async () => {
  const planned = { collection: 'blog', slug: 'warum-pflege' };
  const source = '---\ntitle: Warum Ihre Website Pflege braucht\n---\nText.\n';
  expect(await list({ ...planned, source })).toBe('Warum Ihre Website Pflege braucht');
  expect(await list({ ...planned, source: "---\ntitle: ''\n---\n" })).toBe('warum-pflege');
  const term = { collection: 'glossary', slug: 'antwortdeich' };
  expect(await list({ ...term, source: '---\nterm: Antwortdeich\n---\n' })).toBe('Antwortdeich');
});
