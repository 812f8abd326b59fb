import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listPages } from '#content/pages.ts';
import { isDrawn, layOutScale, TermDrawing } from './term-drawing.tsx';

it('draws ranges as wide as they are, the one that is named first as the good one', () => {
  const { bands, marks } = layOutScale({
    scale: [
      { from: '4,5 : 1', name: 'reicht' },
      { from: '1 : 1', name: 'zu blass' },
    ],
    marks: [{ at: '2,75 : 1', name: 'Grau auf Weiß' }],
  });
  expect(bands.map(({ name, share, isGood }) => [name, share, isGood])).toEqual([
    ['zu blass', 50, false],
    ['reicht', 50, true],
  ]);
  expect(marks.map(({ place }) => place)).toEqual([25]);
});

it('leaves room above a value that is greater than every range', () => {
  const { marks } = layOutScale({
    scale: [{ from: '0 s', name: 'Sekunden' }],
    marks: [{ at: '10 s', name: 'vorher' }],
  });
  expect(marks[0]?.place).toBeCloseTo(90.9, 1);
});

it('draws values of one range as bars from nought', () => {
  const html = renderToStaticMarkup(
    <TermDrawing
      scale={[{ from: '0 s', name: 'Sekunden' }]}
      marks={[
        { at: '32 s', name: 'vorher' },
        { at: '8 s', name: 'nachher' },
      ]}
      limits={[]}
      way={[]}
      parts={[]}
    />,
  );
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, share]) => share)).toEqual(['100', '25']);
});

it('keeps numbers alone at the axis of a phone and names all below it', () => {
  const html = renderToStaticMarkup(
    <TermDrawing
      scale={[
        { from: '0 s', name: 'gut' },
        { from: '2 s', name: 'schlecht' },
      ]}
      marks={[{ at: '3 s', name: 'Bäckerei' }]}
      limits={[]}
      way={[]}
      parts={[]}
    />,
  );
  const [drawing = '', legend = ''] = html.split('<ul');
  expect(drawing).toMatch(/>2<span class="max-md:hidden"> s</);
  for (const name of ['gut', 'schlecht', 'Bäckerei']) expect(legend).toContain(name);
});

it('draws limits as three fields and says how far each goes', () => {
  const html = renderToStaticMarkup(
    <TermDrawing
      scale={[]}
      marks={[]}
      limits={[{ name: 'Antwort', good: '200 ms', middling: '500 ms' }]}
      way={[]}
      parts={[]}
    />,
  );
  expect(
    [...html.matchAll(/>([^<]+)<\/strong><span [^>]+>([^<]+)/g)].map(([, ...words]) => words),
  ).toEqual([
    ['bis 200\u00a0ms', 'gut'],
    ['bis 500\u00a0ms', 'mäßig'],
    ['darüber', 'schlecht'],
  ]);
});

it('draws something for each term of the glossary, and says all of it in words', async () => {
  for (const { slug, data } of await listPages('glossary')) {
    expect(isDrawn(data), slug).toBe(true);
    const html = renderToStaticMarkup(<TermDrawing {...data} />).replace(/[\u00a0\u202f]/g, ' ');
    expect(html, slug).not.toContain('NaN');
    const words = [...data.scale, ...data.marks, ...data.limits, ...data.way, ...data.parts];
    for (const { name } of words) expect(html, slug).toContain(renderToStaticMarkup(<>{name}</>));
  }
});
