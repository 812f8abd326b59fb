import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { runPictureJob } from './pictures.ts';

const started = vi.hoisted((): EventEmitter[] => []);
vi.mock('node:child_process', () => ({
  fork: () => {
    const child = Object.assign(new EventEmitter(), {
      send: () => setImmediate(() => child.emit('error', new Error('spawn EAGAIN'))),
      kill: () => true,
      unref: () => {},
    });
    started.push(child);
    return child;
  },
}));

it('refuses a picture whose process cannot be started, and begins anew with the next', async () => {
  const job = { kind: 'clean', source: 'a', target: 'b' } as const;
  expect(await runPictureJob(job)).toEqual({ refused: 'large' });
  expect(await runPictureJob(job)).toEqual({ refused: 'large' });
  expect(started).toHaveLength(2);
});
