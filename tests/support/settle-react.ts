import { setImmediate } from 'node:timers/promises';
import { afterAll } from 'vitest';

// After a component is taken down React still runs what it has scheduled, and
// asks for `window`: that has to be before the environment of its file goes.
if (typeof window !== 'undefined')
  afterAll(async () => {
    await setImmediate();
    await setImmediate();
  });
