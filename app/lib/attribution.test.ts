// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findAttribution, followAttribution, forgetAttribution } from './attribution.ts';
import { EVERYTHING, NOTHING_OPTIONAL } from './consent-record.ts';
import { saveConsent } from './consent-state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
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

it('keeps with consent the first one of the tab until an enquiry is sent or the consent withdrawn', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const open = (name: string) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name } as PerformanceResourceTiming,
    ]);
    followAttribution();
  };
  open('https://example.org/pakete?utm_source=flyer');
  expect(sessionStorage).toHaveLength(0);
  saveConsent({ ...NOTHING_OPTIONAL, functional: true }, 'save');
  open('https://example.org/kontakt');
  expect(findAttribution()).toEqual({ source: 'flyer', landingPage: '/pakete' });
  open('https://example.org/preise?utm_source=anzeige');
  expect(findAttribution()).toMatchObject({ source: 'flyer' });
  saveConsent(NOTHING_OPTIONAL, 'necessary_only');
  expect(sessionStorage).toHaveLength(0);

  saveConsent({ ...NOTHING_OPTIONAL, functional: true }, 'save');
  expect(findAttribution()).toMatchObject({ source: 'anzeige' });
  open('https://example.org/kontakt');
  forgetAttribution();
  expect(findAttribution()).toBeUndefined();
});
