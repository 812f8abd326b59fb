import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DELIVERED_PRICES, readFigures, type PriceFigures } from '#shared/pricing/price-list.ts';
import { pricePackage } from '#shared/pricing/price.ts';
import { PriceEffect } from './price-effect.tsx';

const FIGURES = readFigures(DELIVERED_PRICES);

const show = (after: PriceFigures): string =>
  renderToStaticMarkup(<PriceEffect before={FIGURES} after={after} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

it('sums an order as the public form does, a month of what is paid monthly in it', () => {
  const order = {
    package: 'smart-business',
    urgency: '1month',
    additionalServices: ['seo', 'maintenance'],
  };
  expect(pricePackage(order)).toBe(1618);
  expect(show(FIGURES)).toMatch(
    /^Smart Business, SEO-Grundoptimierung, Wartung und Pflege, .*mit einem Monat\.1\.618 €$/,
  );
});

it('strikes through a sum that changes', () => {
  const services = { ...FIGURES.services, maintenance: 99 };
  expect(show({ ...FIGURES, services })).toMatch(
    /Wartung und Pflege zählt darin mit einem Monat\.1\.369 €wird 1\.389 €$/,
  );
});

it('says nothing of months where nothing is paid monthly', () => {
  const services = { ...FIGURES.services, training: 299 };
  expect(show({ ...FIGURES, services })).not.toContain('Monat.');
});
