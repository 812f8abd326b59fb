import { afterEach, expect, it, vi } from 'vitest';
import { findTextState } from './text-state.ts';

afterEach(() => void vi.useRealTimers());

it('says of each text whether visitors read it as delivered, as changed, or not yet', () => {
  // A moment of today is called 'heute'.
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const draft = { status: 'draft', live: null, publish_at: null };
  expect(
    [
      undefined,
      { ...draft, status: 'published', live: 'Text' },
      draft,
      { ...draft, live: 'Text' },
      { ...draft, publish_at: '2026-11-28T08:00:00Z' },
    ].map((row) => findTextState(row)?.label),
  ).toEqual([undefined, 'Geändert', 'Entwurf', 'Neuer Entwurf', 'Geplant: 28.11., 09:00']);
});
