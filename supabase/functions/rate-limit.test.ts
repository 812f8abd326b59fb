import { expect, it } from 'vitest';
import { allowSender } from './rate-limit.ts';

const count = () => {
  const seen = new Map<string, number>();
  return (key: string, limit: number): Promise<boolean> => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return Promise.resolve(seen.get(key)! <= limit);
  };
};

const send = async (
  senders: string[],
  ...limits: [] | [{ perSender: number; perAddress: number }]
): Promise<number> => {
  const context = { allow: count(), clientAddress: '10.0.0.1' };
  let allowed = 0;
  for (const sender of senders)
    if (await allowSender(context, 'booking', sender, ...limits)) allowed += 1;
  return allowed;
};

it('stops one person, however the address is written, before the people around', async () => {
  const one = Array.from({ length: 30 }, (_, i) =>
    i % 2 ? 'Anna@firma.example' : 'anna@firma.example',
  );
  expect(await send(one)).toBe(20);
  expect(await send([...one, 'jan@firma.example'])).toBe(21);
});

it('stops a machine that makes up a person each time', async () => {
  expect(await send(Array.from({ length: 200 }, (_, i) => `n${i}@firma.example`))).toBe(120);
});

it('keeps no counts of the people that an address over its limit makes up', async () => {
  const keys = new Set<string>();
  const allow = count();
  const context = {
    allow: (key: string, limit: number) => {
      keys.add(key);
      return allow(key, limit);
    },
    clientAddress: '10.0.0.1',
  };
  for (let i = 0; i < 50; i += 1)
    await allowSender(context, 'booking', `n${i}@firma.example`, { perSender: 3, perAddress: 5 });
  expect(keys.size).toBe(6);
});

it('takes limits of their own for what people send more often', async () => {
  expect(await send(Array<string>(10).fill('an-enquiry'), { perSender: 3, perAddress: 5 })).toBe(3);
  expect(await send(['a', 'b', 'c', 'd', 'e', 'f'], { perSender: 3, perAddress: 5 })).toBe(5);
});
