import { expect, it } from 'vitest';
import { findPrefill } from './prefill.ts';

it.each([
  ['', null],
  ['branche=Handwerk', null],
  ['angebot=', {}],
  ['angebot=website', { projectType: 'website' }],
  [
    'angebot=shop&branche=handwerk&dringlichkeit=asap&leistungen=analytics,seo,seo,gold',
    {
      projectType: 'shop',
      industry: 'Handwerk',
      urgency: 'asap',
      additionalServices: ['seo', 'analytics'],
    },
  ],
  ['angebot=kiosk&branche=Raumfahrt&dringlichkeit=gestern&leistungen=gold', {}],
])('reads %j', (query, expected) =>
  expect(findPrefill(new URLSearchParams(query))).toEqual(expected),
);
