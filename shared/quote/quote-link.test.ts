import { expect, it } from 'vitest';
import { SERVICES } from '../agency/business.ts';
import { DELIVERED_PRICES, findServicePrice } from '../pricing/price-list.ts';
import { buildQuotePath, findPrefill, listWishes, SERVICE_WISHES } from './quote-link.ts';

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

it('asks from the page of a service for what its price is of', () => {
  for (const { slug } of SERVICES) {
    const { projectType, additionalServices = [] } = SERVICE_WISHES[slug];
    const price = findServicePrice(slug, DELIVERED_PRICES);
    const asked = [
      ...DELIVERED_PRICES.projectTypes
        .filter(({ id }) => id === projectType)
        .map(({ basePrice }) => basePrice),
      ...DELIVERED_PRICES.services
        .filter(({ id }) => additionalServices.includes(id))
        .map((service) => service.price),
    ];
    if (price !== null) expect(asked, slug).toContain(price);
  }
});
