// @database pglite
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import type { Database } from '#shared/database-types.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { describeWish, selectTalks, talkTitle } from './waiting.ts';

it('says of an enquiry what is wanted and for how much, with and without a message', () => {
  const row = { project_type: 'website', package: '', shown_price: 839, message: '' } as const;
  expect(describeWish(row)).toBe('Neue Website · 839\u00a0€');
  expect(describeWish({ ...row, message: 'Bis Mai?' })).toBe(
    'Neue Website · 839\u00a0€ · Bis Mai?',
  );
});

it('reads of a talk what it began with, else its first question alone, however long it was', async () => {
  const platform = await createTestPlatform();
  afterAll(() => platform.close());
  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.script(`
      insert into public.chat_sessions (session_id, language, handed_over_at) values
        ('aaaaaaaa-0000-4000-8000-000000000001', 'de', now()),
        ('aaaaaaaa-0000-4000-8000-000000000002', 'de', now() + interval '1 minute'),
        ('aaaaaaaa-0000-4000-8000-000000000003', 'de', null);
      insert into public.chat_sessions (session_id, language, handed_over_at, talk) values
        ('aaaaaaaa-0000-4000-8000-000000000004', 'de', now() + interval '2 minutes',
          '{"began": "Geht das mit meiner Kasse?"}');
      insert into public.chat_messages (session_id, role, content) values
        ('aaaaaaaa-0000-4000-8000-000000000001', 'assistant', 'Guten Tag'),
        ('aaaaaaaa-0000-4000-8000-000000000001', 'user', 'Was kostet ein Shop?'),
        ('aaaaaaaa-0000-4000-8000-000000000001', 'assistant', 'Ab 2.590 €'),
        ('aaaaaaaa-0000-4000-8000-000000000001', 'user', 'Bitte ein Mensch'),
        ('aaaaaaaa-0000-4000-8000-000000000004', 'user', '[E-Mail]'),
        ('aaaaaaaa-0000-4000-8000-000000000002', 'assistant', 'Guten Tag');`),
  );
  const { data } = await selectTalks(platform.service() as SupabaseClient<Database>)
    .order('handed_over_at')
    .throwOnError();
  expect(data.map(({ chat_messages }) => chat_messages)).toEqual([
    [{ content: 'Was kostet ein Shop?' }],
    [],
    [{ content: '[E-Mail]' }],
  ]);
  expect(data.map(talkTitle)).toEqual([
    'Was kostet ein Shop?',
    'Gespräch ohne Text',
    'Geht das mit meiner Kasse?',
  ]);
});
