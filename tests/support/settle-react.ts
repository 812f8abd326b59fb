import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import type { ToastMessage } from '#app/ui/feedback/toast.ts';

// The real region of toasts is nobody's to take down: its timers would run into
// the files that come after. What is said stands on the page all the same.
vi.mock('#app/ui/feedback/toaster.tsx', () => ({
  presentToast({ title }: ToastMessage) {
    document.body.appendChild(document.createElement('output')).textContent = title;
  },
}));

// Only what hangs is to run into it: the code of a dialog comes when it opens.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}

// After a component is taken down React still runs what it has scheduled, and
// asks for `window`, as does a component that is still being loaded: that has
// to be before the environment of its file goes. Another file may be given the
// same document, and finds it empty.
if (typeof window !== 'undefined')
  afterAll(async () => {
    await vi.dynamicImportSettled();
    await setImmediate();
    await setImmediate();
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
  });
