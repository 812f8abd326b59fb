// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLongest } from './use-longest.ts';
import type { Waiting } from './waiting.ts';

const waiting = (id: string): Waiting => ({
  kind: 'kunde',
  id,
  title: id,
  text: '',
  at: '',
  due: '',
});

it('keeps who waits longest beside the list, until something was open', () => {
  const { result, rerender } = renderHook(
    ({ ids, isOpen = false }: { ids?: string[]; isOpen?: boolean }) =>
      useLongest(ids?.map(waiting), isOpen)?.id,
    { initialProps: {} },
  );
  expect(result.current).toBeUndefined();
  rerender({ ids: ['b', 'c'] });
  expect(result.current).toBe('b');
  rerender({ ids: ['a', 'b', 'c'] });
  expect(result.current).toBe('b');
  rerender({ ids: [] });
  expect(result.current).toBe('b');
  rerender({ ids: ['c'], isOpen: true });
  expect(result.current).toBeUndefined();
  rerender({ ids: ['c'] });
  expect(result.current).toBe('c');
});
