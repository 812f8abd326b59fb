// @database pglite
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LaunchDesk } from '#app/lib/contexts.ts';
import type { Database } from '#shared/database-types.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { changesOf } from './launch-changes.server.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const HASH = 'of the wording of now';
const SLUGS = ['agb', 'impressum', 'datenschutz', 'widerruf'];
const launch = {
  readState: () => Promise.resolve({ legal: SLUGS.map((slug) => ({ slug, hash: HASH })) }),
} as unknown as LaunchDesk;

/** Confirms a text; `between` comes after what is stored was read. */
function confirm(slug: string, between?: () => Promise<unknown>) {
  let isRead = false;
  const client = createClient<Database>('http://localhost', platform.keys.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await platform.fetch(request);
        if (!isRead && request.method === 'GET' && request.url.includes('/site_settings')) {
          isRead = true;
          await between?.();
        }
        return answer;
      },
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ what: 'confirm', slug, hash: HASH }))
    form.set(name, value);
  return changesOf(client, launch, form);
}

it('keeps what two admins confirm at once, the first texts and later ones', async () => {
  const done = { title: 'Text bestätigt' };
  expect(await confirm('agb', () => confirm('impressum'))).toEqual(done);
  expect(await confirm('datenschutz', () => confirm('widerruf'))).toEqual(done);
  const { data } = await platform
    .service()
    .from('site_settings')
    .select('value')
    .eq('id', 'legal_confirmations')
    .single<{ value: object }>();
  expect(Object.keys(data!.value).toSorted()).toEqual(SLUGS.toSorted());
});
