import { redirectDocument } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readLater } from './later.tsx';

it('goes where the server leads when the session has ended', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  void readLater(Promise.reject(redirectDocument('/login?weiter=%2Fadmin%2Finhalte')));
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?weiter=%2Fadmin%2Finhalte'),
  );
  vi.unstubAllGlobals();
});

it('leaves rows, and what went wrong, to the page', async () => {
  expect(await readLater(Promise.resolve([1]))).toEqual([1]);
  await expect(readLater(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed to fetch',
  );
});
