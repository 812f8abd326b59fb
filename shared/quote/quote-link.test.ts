import { expect, it } from 'vitest';
import { buildQuotePath, findPrefill, listWishes } from './quote-link.ts';

it.each([
  ['', null],
  ['branche=Handwerk', null],
  ['angebot=', {}],
  ['angebot=website', { projectType: 'website' }],
  ['angebot=enterprise', { package: 'enterprise', projectType: 'automation' }],
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

it.each([
  { package: 'smart-business', projectType: 'website', additionalServices: ['seo', 'analytics'] },
  { projectType: 'shop', industry: 'Beratung & Coaching', urgency: 'asap' },
  {},
])('writes %j so that it is read again', (prefill) =>
  expect(findPrefill(new URLSearchParams(listWishes(buildQuotePath(prefill))))).toEqual(prefill),
);

it('finds nothing in another path', () => {
  for (const path of [null, '/', '/portal?angebot=shop', '/?suche=x'])
    expect(listWishes(path)).toEqual([]);
});
