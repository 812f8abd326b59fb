import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';

// After a component is taken down React still runs what it has scheduled, and
// asks for `window`, as does a component that is still being loaded (toasts):
// that has to be before the environment of its file goes.
if (typeof window !== 'undefined')
  afterAll(async () => {
    await vi.dynamicImportSettled();
    await setImmediate();
    await setImmediate();
  });
