// @database pglite
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import type { Database } from '#shared/database-types.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { findMailFault, selectFailures } from './mail-fault.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const failure = (last_error: string, next_attempt_at: string, attempts = 2) => ({
  last_error,
  attempts,
  next_attempt_at,
});
// Tried at 11:57, again three minutes later.
const refused = failure('Invalid login: 535 Authentication failed', '2026-11-29T12:00:00Z');

it('says why the mail server takes nothing until a mail has left', () => {
  expect(findMailFault([refused], [], NOW)).toMatch(/lehnt Benutzer oder Passwort ab/);
  expect(findMailFault([refused], ['2026-11-29T11:56:00Z', null], NOW)).not.toBe('');
  expect(findMailFault([refused], ['2026-11-29T11:56:00Z', '2026-11-29T11:58:00Z'], NOW)).toBe('');
});

it('is silent about what only one recipient refuses, and about what is long past', () => {
  expect(findMailFault([], [], NOW)).toBe('');
  expect(findMailFault([failure('550 5.1.1 user unknown', refused.next_attempt_at)], [], NOW)).toBe(
    '',
  );
  expect(findMailFault([failure('ECONNREFUSED', '2026-11-20T12:00:00Z', 10)], [], NOW)).toBe('');
});

it('takes no press of "Erneut senden" and no lease for a new failure', async () => {
  const platform = await createTestPlatform();
  afterAll(() => platform.close());
  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.script(`
      insert into public.outbox_mails
        (event_key, template, recipient, status, attempts, next_attempt_at, last_error) values
        ('1', 't', 'r', 'pending', 0, now(), 'retried'),
        ('2', 't', 'r', 'sending', 2, now() + interval '2 minutes', 'under way'),
        ('3', 't', 'r', 'dead', 10, now() + interval '6 hours', 'given up'),
        ('4', 't', 'r', 'pending', 1, now() + interval '1 minute', 'refused');`),
  );
  const { data } = await selectFailures(
    platform.service() as SupabaseClient<Database>,
  ).throwOnError();
  expect(data.map(({ last_error }) => last_error)).toEqual(['given up', 'refused']);
});
