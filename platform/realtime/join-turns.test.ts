import { expect, it } from 'vitest';
import { createJoinTurns } from './join-turns.ts';
import type { Inbound } from './wire/frame.ts';

const inbound = (topic: string, ref: string): Inbound => ({
  joinRef: ref,
  ref,
  topic,
  event: 'phx_join',
  payload: {},
  broadcast: null,
});

it('joins a topic once its earlier join is done, also when that fails, and others at once', async () => {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const turns = createJoinTurns(async ({ ref }) => {
    begun.push(ref!);
    if (ref === '1') await first.promise;
  });
  const joins = [turns.take(inbound('a', '1')), turns.take(inbound('a', '2'))];
  await turns.take(inbound('b', '3'));
  expect(begun).toEqual(['1', '3']);
  expect(turns.find('a')).toBeDefined();
  expect(turns.find('b')).toBeUndefined();

  first.reject(new Error('no database'));
  expect((await Promise.allSettled(joins)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
  ]);
  expect(begun).toEqual(['1', '3', '2']);
  expect(turns.find('a')).toBeUndefined();
});
