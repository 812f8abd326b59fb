// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { Refused, SESSION_ENDED } from '#app/lib/refused.ts';
import { ChangedMeanwhile, storedBy, useRowChange } from './use-row-change.ts';

vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({}) }));
vi.mock('#app/ui/feedback/toast.ts', () => ({
  showFailure: vi.fn(async () => undefined),
  showToast: vi.fn(async () => undefined),
}));

const KEY = ['rows'];
const toast = vi.mocked(showToast);
let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  queries.setQueryData(KEY, ['before']);
  toast.mockClear();
  vi.mocked(showFailure).mockClear();
});

type Change = Parameters<typeof useRowChange<string>>[0];

/** Writes 'after' once; the failure, where there is one. */
async function write(change: Omit<Change, 'reads'>): Promise<unknown> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRowChange<string>({ reads: [KEY], ...change }), {
    wrapper,
  });
  let failure: unknown;
  await act(async () => {
    await result.current.mutateAsync('after').catch((error: unknown) => (failure = error));
  });
  return failure;
}

it('tells what was done, from the answer and the input', async () => {
  await write({
    write: async () => ({ error: null, data: 7 }),
    done: (data, input) => ({ title: `${input}: ${String(data)}`, description: 'gesendet' }),
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'after: 7', description: 'gesendet' });
});

it('shows a change at once, and takes it back and gives back what was typed when it fails', async () => {
  const given: string[] = [];
  let shown: unknown;
  await write({
    optimistic: (client, input) => client.setQueryData(KEY, [input]),
    write: async () => {
      shown = queries.getQueryData(KEY);
      return { error: { message: 'violates a constraint' } };
    },
    giveBack: (input) => given.push(input),
    advice: 'Ihr Text steht wieder im Feld.',
  });
  expect(shown).toEqual(['after']);
  expect(queries.getQueryData(KEY)).toEqual(['before']);
  expect(given).toEqual(['after']);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Nicht gespeichert',
    'Ihr Text steht wieder im Feld.',
  );
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['no row in the seen version', []],
  ['a function that says so', false],
])('knows that somebody else was faster: %s', async (_, data) => {
  expect(await write({ write: async () => ({ error: null, data }) })).toBeInstanceOf(
    ChangedMeanwhile,
  );
});

it('hands on in its own words what a function refused, with the fields', async () => {
  const failure = await write({
    write: async () =>
      storedBy({ success: false, error: 'Der Ort fehlt.', fieldErrors: { city: 'Fehlt' } }),
    failed: null,
  });
  expect(failure).toBeInstanceOf(Refused);
  expect(failure).toMatchObject({ message: 'Der Ort fehlt.', fieldErrors: { city: 'Fehlt' } });
  expect(showFailure).not.toHaveBeenCalled();
});

it('is over at once when it fails, and once the rows are read when it is stored', async () => {
  let isRead = false;
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isRead = true;
  });
  await write({ write: async () => ({ error: { message: 'no connection' } }) });
  expect(isRead).toBe(false);
  await write({ write: async () => ({ error: null }) });
  expect(isRead).toBe(true);
});

it('names a session that has ended', async () => {
  await write({ write: async () => ({ error: { message: 'JWT expired' }, status: 401 }) });
  expect(showFailure).toHaveBeenCalledExactlyOnceWith('Nicht gespeichert', SESSION_ENDED);
});
