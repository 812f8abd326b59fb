import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs as many at once as allowed, in the order of asking, and goes on after failures', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async (): Promise<number> => {
    begun.push(n);
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (n % 3 === 0) throw new Error(`work ${n}`);
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => inTurn(work(n))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(await inTurn(work(7))).toBe(7);
});
