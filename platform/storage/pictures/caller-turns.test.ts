import { expect, it } from 'vitest';
import type { PlatformContext } from '../../http/env.ts';
import { createCallerTurns } from './caller-turns.ts';

const from = (clientAddress: string, role = 'anon') =>
  ({
    get: (name: string) => (name === 'caller' ? { role } : clientAddress),
  }) as unknown as PlatformContext;

it('makes the pictures of a network one after the other, and those of others meanwhile', async () => {
  const inTurn = createCallerTurns(100);
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const make = (address: string, name: string, until = Promise.resolve()) =>
    inTurn(from(address), async () => {
      begun.push(name);
      await until;
    });
  const ones = [make('2001:db8::1', 'one', first.promise), make('2001:db8::2', 'two')];
  await make('2001:db8:0:1::1', 'elsewhere');
  expect(begun).toEqual(['one', 'elsewhere']);
  first.resolve();
  await Promise.all(ones);
  expect(begun).toEqual(['one', 'elsewhere', 'two']);
});

it('makes so many a minute for a network, and any number for the service', async () => {
  const inTurn = createCallerTurns(2);
  const make = (address: string, role?: string) => inTurn(from(address, role), async () => 'made');
  expect([await make('192.0.2.1'), await make('192.0.2.1')]).toEqual(['made', 'made']);
  await expect(make('192.0.2.1')).rejects.toMatchObject({ code: 'SlowDown', status: 503 });
  expect(await make('192.0.2.2')).toBe('made');
  expect(await make('192.0.2.1', 'service_role')).toBe('made');
});
