import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostFigure } from './post-figure.tsx';

const draw = (figure: string, pieces: number[] = []): string =>
  renderToStaticMarkup(<PostFigure figure={figure} pieces={pieces} />);
const countMarks = (drawn: string): number => drawn.split('<path').length - 1;
const readShapes = (drawn: string): string[] =>
  [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);

it('counts out what is few, the last one lit', () => {
  const drawn = draw('4 Wochen');
  expect(countMarks(drawn)).toBe(4);
  expect(drawn.split('fill="var(--accent)"')).toHaveLength(2);
  expect(drawn.lastIndexOf('fill="var(--accent)"')).toBeGreaterThan(drawn.lastIndexOf('<path'));
});

it('draws days and more as sheets of a calendar, and a square for anything else', () => {
  expect(readShapes(draw('3 Tage'))[0]).toBe(readShapes(draw('4 Wochen'))[0]);
  expect(readShapes(draw('3 Regeln'))[0]).not.toBe(readShapes(draw('3 Tage'))[0]);
});

it('shows more than a glance counts as a length, minutes on a dial, and no other text', () => {
  expect(draw('10.000 Euro')).toContain('<circle');
  expect(draw('45 Minuten')).toContain('rotate(264)');
  expect(draw('viel Geld')).toBe('');
});

it('draws a sum as one bar in its pieces, the first lit', () => {
  const drawn = draw('400\u00a0€', [300, 100]);
  expect(readShapes(drawn)).toEqual(['M0 36H180V84H0Z', 'M180 36H240V84H180Z']);
  expect(drawn.match(/fill="var\(--accent\)"/g)).toHaveLength(1);
});
