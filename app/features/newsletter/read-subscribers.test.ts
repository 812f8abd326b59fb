import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import type { Database } from '#shared/database-types.ts';
import { readSubscribers } from './read-subscribers.ts';

it('asks the server for one page of those who are searched for', async () => {
  let asked = new URLSearchParams();
  const client = createClient<Database>('https://agentur.example', 'key', {
    global: {
      fetch: async (input) => {
        asked = new URL(new Request(input).url).searchParams;
        return Response.json([{ id: '1' }], { headers: { 'content-range': '50-50/51' } });
      },
    },
  });
  const found = await readSubscribers(client, { search: ' a_b@ ', status: 'confirmed', page: 1 });
  expect(found).toEqual({ rows: [{ id: '1' }], count: 51 });
  expect(Object.fromEntries(asked)).toMatchObject({
    email: String.raw`ilike.%a\_b@%`,
    status: 'eq.confirmed',
    offset: '50',
    limit: '50',
  });
  await readSubscribers(client, { search: '', status: '', page: 0 });
  expect(asked.has('email') || asked.has('status')).toBe(false);
});
