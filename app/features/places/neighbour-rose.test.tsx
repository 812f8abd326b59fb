import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ROERMOND } from '#shared/agency/geo.ts';
import { NeighbourRose } from './neighbour-rose.tsx';

const KOELN = { name: 'Köln', lat: 50.94, lon: 6.96 };
const neighbours = [
  { name: 'Hürth', lat: 50.87, lon: 6.87, km: 9 },
  { name: 'Leverkusen', lat: 51.04, lon: 6.98, km: 11 },
];
const draw = (km: number, others = neighbours) =>
  renderToStaticMarkup(<NeighbourRose city={KOELN} km={km} neighbours={others} />);

/** The line to Roermond, in pieces. */
const countPieces = (html: string): number =>
  html.match(/<path[^>]*stroke-width="9"/g)?.length ?? 0;

it('draws Roermond to scale within the circle, and beyond it behind a break', () => {
  expect(countPieces(draw(73))).toBe(2);
  expect(countPieces(draw(10))).toBe(1);
  expect(countPieces(draw(0))).toBe(0);
});

const ROERMOND_BESIDE = { ...ROERMOND, name: 'Roermond', km: 10 };
const countNames = (html: string): number => html.match(/>Roermond</g)?.length ?? 0;

it('names Roermond once where it is a neighbour itself', () => {
  const html = draw(10, [...neighbours, ROERMOND_BESIDE]);
  expect(countNames(html)).toBe(1);
  expect(countPieces(html)).toBe(1);
});

it('reads out what it draws, Roermond too, nearest first', () => {
  const listed = /Entfernung: ([^<]*)</;
  expect(listed.exec(draw(10, [...neighbours, ROERMOND_BESIDE]))?.[1]).toBe(
    'Hürth 9 km, Roermond 10 km, Leverkusen 11 km',
  );
  expect(listed.exec(draw(73))?.[1]).toBe('Hürth 9 km, Leverkusen 11 km, Roermond 73 km');
});

it('shows Roermond as any other neighbour where the agency sits elsewhere', () => {
  const html = draw(0, [...neighbours, ROERMOND_BESIDE]);
  expect(countNames(html)).toBe(1);
  expect(countPieces(html)).toBe(0);
  // Only the city itself is yellow.
  expect(html.match(/var\(--accent\)/g)).toHaveLength(1);
});
