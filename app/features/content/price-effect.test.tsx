import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DELIVERED_PRICES, readFigures, type PriceFigures } from '#shared/pricing/price-list.ts';
import { PriceEffect } from './price-effect.tsx';

const FIGURES = readFigures(DELIVERED_PRICES);

const show = (after: PriceFigures): string =>
  renderToStaticMarkup(<PriceEffect before={FIGURES} after={after} />)
    .replace(/<\/div>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

it('keeps what is paid each month out of the sum that is paid once', () => {
  const [once, monthly] = show(FIGURES).split('\n');
  expect(once).toMatch(/^Smart Business, SEO-Grundoptimierung, .*1\.539 € einmalig$/);
  expect(monthly).toBe('Wartung und Pflege79 € pro Monat');
});

it('strikes through only the price that changes', () => {
  const services = { ...FIGURES.services, maintenance: 99 };
  const [once, monthly] = show({ ...FIGURES, services }).split('\n');
  expect(once).toMatch(/^Smart Business, [^S]*1\.290 € einmalig$/);
  expect(monthly).toBe('Wartung und Pflege79 €wird 99 € pro Monat');
});

it('names nothing monthly where nothing is', () => {
  const services = { ...FIGURES.services, training: 299 };
  expect(show({ ...FIGURES, services })).not.toContain('pro Monat');
});
