import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import type { Database } from '#shared/database-types.ts';
import { findRecords } from './record-names.ts';

it('finds records by what they are called, and texts by their title', async () => {
  const asked: string[] = [];
  const client = createClient<Database>('http://localhost', 'key', {
    global: {
      fetch: (input) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
        const table = pathname.split('/').at(-1) ?? '';
        const filters = [...searchParams].flatMap(([name, value]) =>
          name === 'select' || name === 'limit' ? [] : [`${table}: ${name} ${value}`],
        );
        asked.push(...filters);
        const rows = table === 'invoices' ? [{ id: '1' }] : [];
        return Promise.resolve(Response.json(rows));
      },
    },
  });
  expect(await findRecords(client, 'RE_1', { kaeserei: 'Käserei re_1', seo: 'SEO' })).toEqual([
    '1',
  ]);
  expect(asked).toContain(String.raw`invoices: number ilike.%RE\_1%`);
  expect(asked).toContain('content_pages: slug in.(kaeserei)');
});
