// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEdited } from './use-edited.ts';

type Row = { subject: string; updated_at: string };

const edit = () =>
  renderHook(({ row }: { row: Row }) => useEdited(row, ({ subject }) => ({ subject })), {
    initialProps: { row: { subject: 'Alt', updated_at: '1' } },
  });

it('goes on from what was stored though its answer was lost', () => {
  const { result, rerender } = edit();
  act(() => result.current.set({ subject: 'Neu' }));
  rerender({ row: { subject: 'Neu', updated_at: '2' } });
  expect(result.current).toMatchObject({ isDirty: false, isConflict: false, seen: '2' });
  act(() => result.current.set({ subject: 'Neuer' }));
  expect(result.current).toMatchObject({ isDirty: true, isConflict: false, seen: '2' });
});

it('does not write over what somebody else has saved', () => {
  const { result, rerender } = edit();
  act(() => result.current.set({ subject: 'Neu' }));
  rerender({ row: { subject: 'Anders', updated_at: '2' } });
  expect(result.current).toMatchObject({ isDirty: true, isConflict: true, seen: '1' });
});
