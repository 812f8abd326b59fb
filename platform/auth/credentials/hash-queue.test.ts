import { expect, it } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

/** Work that ends when told to. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

it('serves urgent work first, then the newest', async () => {
  const { begun, work, end } = createWork();
  const queue = createHashQueue(1, 10, () => new Error('full'));
  const all = [
    queue(work('running')),
    queue(work('old')),
    queue(work('new')),
    queue(work('urgent 1'), true),
    queue(work('urgent 2'), true),
  ];
  for (const name of ['running', 'urgent 1', 'urgent 2', 'new', 'old']) await end(name);
  expect(begun).toEqual(['running', 'urgent 1', 'urgent 2', 'new', 'old']);
  expect(await Promise.all(all)).toEqual(['running', 'old', 'new', 'urgent 1', 'urgent 2']);
});

it('refuses the oldest when too many wait, and goes on after failures', async () => {
  const { begun, work, end } = createWork();
  const queue = createHashQueue(1, 2, () => new Error('full'));
  const first = queue(() => Promise.reject(new Error('fault')));
  const oldest = queue(work('oldest'));
  const kept = [queue(work('second')), queue(work('third'))];
  await expect(first).rejects.toThrow('fault');
  await expect(oldest).rejects.toThrow('full');
  await new Promise(setImmediate);
  await end('third');
  await end('second');
  expect(await Promise.all(kept)).toEqual(['second', 'third']);
  expect(begun).toEqual(['third', 'second']);
});
