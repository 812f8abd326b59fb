import { afterEach, expect, it } from 'vitest';
import { buildPriceList, DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import { listFigures, resolvePlaceholders } from './placeholders.ts';
import { configureContent, getContentSettings } from './settings.ts';

afterEach(() => configureContent({ prices: DELIVERED_PRICES }));

it('offers writers what times cost, where they cost something', () => {
  const offered = new Map(listFigures().map(({ value, label }) => [value, label]));
  expect(offered.get('urgency.asap')).toBe('30 %');
  expect(offered.get('urgency.3months')).toBe('10 %');
  expect(offered.has('urgency.1month')).toBe(false);
});

it('says in German what each figure is, of packages before projects', () => {
  const names = new Map(listFigures().map(({ value, name }) => [value, name]));
  expect(names.get('price.startpaket')).toBe('Preis: Paket Startpaket');
  expect(names.get('price.website')).toBe('Preis: Neue Website');
  expect(names.get('service.maintenance')).toBe('Preis: Wartung und Pflege');
  expect(names.get('urgency.asap')).toBe('Zuschlag: So schnell wie möglich');
  expect(names.get('delivery.startpaket')).toBe('Dauer: Paket Startpaket');
  expect(names.get('company.hours')).toBe('Öffnungszeiten');
});

it('goes on saying what a time costs once it costs nothing', () => {
  const figures = readFigures(DELIVERED_PRICES);
  const urgencies = { ...figures.urgencies, asap: 0 };
  configureContent({ prices: buildPriceList(2, { ...figures, urgencies }) });
  const { company } = getContentSettings();
  expect(resolvePlaceholders('{{urgency.asap}} mehr', company)).toBe('0 % mehr');
  expect(listFigures().some(({ value }) => value === 'urgency.asap')).toBe(false);
  expect(() => resolvePlaceholders('{{urgency.morgen}}', company)).toThrow('urgency.morgen');
});
