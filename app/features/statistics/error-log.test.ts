import { expect, it } from 'vitest';
import { ERROR_LOG_SIZE, listErrors, logError } from './error-log.ts';

it('keeps the last 100 errors', () => {
  for (let i = 1; i <= ERROR_LOG_SIZE + 5; i++)
    logError({ message: `error ${i}`, at: '2026-11-20T00:00:00Z', url: '/' });
  expect(listErrors()).toHaveLength(100);
  expect(listErrors()[0]?.message).toBe('error 6');
  expect(listErrors().at(-1)?.message).toBe('error 105');
});
