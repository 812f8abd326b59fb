import { expect, it } from 'vitest';
import { splitChapters } from './chapters.ts';

it('keeps every part under the heading before it', () => {
  const { opening, chapters } = splitChapters([
    { kind: 'html', html: '<p>Zuerst</p><h2 id="a">A &amp; B</h2><p>1</p><h2 id="c">C</h2>' },
    { kind: 'block', name: 'process' },
    { kind: 'html', html: '<p>2</p>' },
  ]);
  expect(opening).toEqual([{ kind: 'html', html: '<p>Zuerst</p>' }]);
  expect(chapters).toEqual([
    { id: 'a', titleHtml: 'A &amp; B', parts: [{ kind: 'html', html: '<p>1</p>' }] },
    {
      id: 'c',
      titleHtml: 'C',
      parts: [
        { kind: 'block', name: 'process' },
        { kind: 'html', html: '<p>2</p>' },
      ],
    },
  ]);
});
