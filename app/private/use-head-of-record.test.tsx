// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHeadOfRecord } from './use-head-of-record.ts';

it('goes to the head of what a draft has become, and nowhere else', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { rerender } = renderHook(
    ({ status }: { status: string | undefined }) => useHeadOfRecord(status),
    { initialProps: { status: undefined } as { status: string | undefined } },
  );
  const goes = (status: string | undefined): boolean => {
    scroll.mockClear();
    rerender({ status });
    return scroll.mock.calls.length > 0;
  };
  expect([goes('sent'), goes('accepted'), goes('draft'), goes('draft')]).not.toContain(true);
  expect(goes('sent')).toBe(true);
  expect([goes('accepted'), goes('draft'), goes(undefined), goes('sent')]).not.toContain(true);
});
