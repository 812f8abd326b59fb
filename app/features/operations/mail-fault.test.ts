import { expect, it } from 'vitest';
import { findMailFault } from './mail-fault.ts';

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
