// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setOverlay } from '#app/lib/overlays.ts';
import Consultation from './consultation.island.tsx';

vi.mock('./consultation-popup.tsx', () => ({ default: () => <p>15 Minuten</p> }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes three seconds after load, however late its code was there, and not earlier', async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(700);
  class Navigation {
    loadEventEnd = performance.now();
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  const navigation = new Navigation();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as never]);
  setOverlay('consent', false);
  // The code of the island itself takes two of them.
  vi.advanceTimersByTime(2_000);
  render(<Consultation />);
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(990));
  expect(screen.queryByText('15 Minuten')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(screen.queryByText('15 Minuten')).not.toBeNull();
});
