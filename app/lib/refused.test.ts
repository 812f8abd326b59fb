import { expect, it } from 'vitest';
import { inItsWords, Refused } from './refused.ts';

const ask = (code: string, status: number) =>
  inItsWords(Promise.resolve({ data: null, error: { code, message: 'Schon versendet.' }, status }));

it('tells our own refusals from all others, whose session has ended included', async () => {
  expect((await ask('P0002', 400)).error).toBeInstanceOf(Refused);
  const ended = await ask('PGRST303', 401);
  expect(ended.error).not.toBeInstanceOf(Refused);
  expect(ended.status).toBe(401);
});
