import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostFigure } from './post-figure.tsx';

const draw = (figure: string): string => renderToStaticMarkup(<PostFigure figure={figure} />);
const countMarks = (drawn: string): number => drawn.split('<path').length - 1;
const readShape = (drawn: string): string | undefined => / d="([^"]+)"/.exec(drawn)?.[1];

it('counts out what is few, the last one lit', () => {
  const drawn = draw('4 Wochen');
  expect(countMarks(drawn)).toBe(4);
  expect(drawn.split('fill="var(--accent)"')).toHaveLength(2);
  expect(drawn.lastIndexOf('fill="var(--accent)"')).toBeGreaterThan(drawn.lastIndexOf('<path'));
});

it('draws what is counted, and a square for what nobody has drawn', () => {
  const nouns = ['Fragen', 'Wochen', 'Fehler', 'Blöcke', 'Ausnahmen', 'Dinge'];
  const shapes = nouns.map((noun) => readShape(draw(`3 ${noun}`)));
  expect(new Set(shapes).size).toBe(nouns.length);
  expect(readShape(draw('3 Regeln'))).toBe(shapes.at(-1));
});

it('shows more than a glance counts as a length, minutes on a dial, and no other text', () => {
  expect(draw('10.000 Euro')).toContain('<circle');
  expect(draw('45 Minuten')).toContain('rotate(264)');
  expect(draw('viel Geld')).toBe('');
});
