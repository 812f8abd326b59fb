// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSelfSaving, type Version } from './use-self-saving.ts';

type Draft = { title: string; customer: { name: string; city: string } };
const draft = (title: string): Draft => ({ title, customer: { name: 'Ada', city: 'Venlo' } });
/** As the database gives it back: keys in an order of its own. */
const reordered = ({ title, customer: { name, city } }: Draft): Draft => ({
  customer: { city, name },
  title,
});

/** A database whose next answers are lost. */
function open({ lost, isOffline = () => false }: { lost: number; isOffline?: () => boolean }) {
  let row: Version<Draft> = { content: draft('Anfang'), updatedAt: '0' };
  const written: string[] = [];
  const stored = (content: Draft) => {
    row = { content: reordered(content), updatedAt: String(Number(row.updatedAt) + 1) };
  };
  const { result } = renderHook(() =>
    useSelfSaving<Draft>({
      initial: row,
      write: async (content, seen) => {
        if (isOffline()) throw new TypeError('Failed to fetch');
        if (seen !== row.updatedAt) return { problem: 'stale' };
        written.push(content.title);
        stored(content);
        if (lost-- > 0) throw new TypeError('Failed to fetch');
        return { updatedAt: row.updatedAt };
      },
      read: async () => {
        if (isOffline()) throw new TypeError('Failed to fetch');
        return row;
      },
    }),
  );
  return { result, written, stored };
}

it('takes for its own what was stored while the answer was lost', async () => {
  const { result, written } = open({ lost: 1 });
  await act(async () => {
    result.current.change(draft('Website'));
    expect(await result.current.flush()).toBe(true);
  });
  expect(result.current.state).toBe('saved');
  await act(async () => {
    result.current.change(draft('Website und Shop'));
    await result.current.flush();
  });
  expect([result.current.state, written]).toEqual(['saved', ['Website', 'Website und Shop']]);
});

it('goes on from it after the connection was gone, too', async () => {
  let isOffline = false;
  const { result, written, stored } = open({ lost: 0, isOffline: () => isOffline });
  await act(async () => {
    result.current.change(draft('Website'));
    isOffline = true;
    expect(await result.current.flush()).toBe(false);
  });
  expect(result.current.state).toBe('failed');
  // It had arrived after all.
  stored(draft('Website'));
  isOffline = false;
  await act(async () => {
    result.current.change(draft('Website und Shop'));
    expect(await result.current.flush()).toBe(true);
  });
  expect([result.current.state, written]).toEqual(['saved', ['Website und Shop']]);
});

it('notices what somebody else has stored', async () => {
  const { result, stored } = open({ lost: 0 });
  stored(draft('Vom Kollegen'));
  await act(async () => {
    result.current.change(draft('Website'));
    expect(await result.current.flush()).toBe(false);
  });
  expect(result.current.state).toBe('conflict');
  expect(result.current.theirs?.content.title).toBe('Vom Kollegen');
});

it.each(['online', 'focus'])('tries again what failed, when there is a sign: %s', async (sign) => {
  let isOffline = true;
  const { result, written } = open({ lost: 0, isOffline: () => isOffline });
  await act(async () => {
    result.current.change(draft('Website'));
    await result.current.flush();
  });
  expect(result.current.state).toBe('failed');
  isOffline = false;
  await act(async () => window.dispatchEvent(new Event(sign)));
  await vi.waitFor(() => expect([result.current.state, written]).toEqual(['saved', ['Website']]));
});
