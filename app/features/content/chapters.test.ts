import { expect, it } from 'vitest';
import { splitChapters, splitFirstParagraph, splitMiddle, splitTables } from './chapters.ts';

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

it('takes the first paragraph of a text, and a text with blocks as a whole', () => {
  const text = { kind: 'html', html: '<p>1</p>\n<p>2</p><table></table>' } as const;
  expect(splitFirstParagraph([text])).toEqual({
    first: [{ kind: 'html', html: '<p>1</p>' }],
    rest: [{ kind: 'html', html: '<p>2</p><table></table>' }],
  });
  const whole = [text, { kind: 'block', name: 'deliverables' }] as const;
  expect(splitFirstParagraph(whole)).toEqual({ first: whole, rest: [] });
  const list = [{ kind: 'html', html: '<ul><li>1</li></ul>' }] as const;
  expect(splitFirstParagraph(list)).toEqual({ first: list, rest: [] });
});

it('leaves tables the sentences that announce them', () => {
  const table = '<div class="table-scroll" tabindex="0"><table><td>a</td></table></div>';
  const split = (html: string) => splitTables([{ kind: 'html', html }]);
  expect(split(`<p>1</p>\n<p>Drei <b>Dinge</b>:</p>\n${table}\n<p>2</p>`)).toEqual({
    before: '<p>1</p>',
    tables: `<p>Drei <b>Dinge</b>:</p>\n${table}`,
    after: '<p>2</p>',
  });
  const two = `${table}\n<p>Teurer:</p>\n${table}`;
  expect(split(`<p>1</p>${two}\n<p>2</p>${table}`)).toEqual({
    before: '<p>1</p>',
    tables: two,
    after: `<p>2</p>${table}`,
  });
  expect(split(`<p>Zwei:</p><p>1</p>${table}`)?.before).toBe('<p>Zwei:</p><p>1</p>');
  expect(split('<p>Drei Dinge:</p><ul></ul>')).toBeNull();
  expect(splitTables([{ kind: 'block', name: 'process' }])).toBeNull();
});

it('parts a long text before its middle heading, and a short one not at all', () => {
  const html = (...ids: string[]) =>
    ({ kind: 'html', html: ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('') }) as const;
  const block = { kind: 'block', name: 'decision' } as const;
  expect(splitMiddle([html('a'), block, html('b', 'c', 'd')])).toEqual([
    [html('a'), block, html('b')],
    [html('c', 'd')],
  ]);
  expect(splitMiddle([html('a', 'b'), block, html('c', 'd')])).toEqual([
    [html('a', 'b'), block],
    [html('c', 'd')],
  ]);
  expect(splitMiddle([html('a', 'b', 'c')])).toEqual([[html('a', 'b', 'c')], []]);
});
