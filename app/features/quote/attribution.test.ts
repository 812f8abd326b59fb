// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { EVERYTHING, NOTHING_OPTIONAL } from '#app/lib/consent-record.ts';
import { findAttribution } from './attribution.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('tells where the visitor came from only with consent', () => {
  const name = 'https://example.org/pakete?utm_source=flyer';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name } as PerformanceResourceTiming,
  ]);
  expect(findAttribution()).toBeUndefined();
  for (const [choices, expected] of [
    [{ ...EVERYTHING, functional: false }, undefined],
    [
      { ...NOTHING_OPTIONAL, functional: true },
      { source: 'flyer', landingPage: '/pakete' },
    ],
  ] as const) {
    const consent = { necessary: true, ...choices, timestamp: new Date().toISOString() };
    localStorage.setItem('cookie-consent', JSON.stringify(consent));
    expect(findAttribution()).toEqual(expected);
  }
});
