import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { EASED, easeMarks } from './ease-marks.ts';
import { readLine } from './read-markdown.ts';
import { createSchema } from './schema.ts';
import { writeLine } from './write-markdown.ts';

const schema = createSchema({ figures: {}, pictures: {}, components: {} }, 'line');

type Piece = readonly [text: string, ...marks: string[]];
const build = (pieces: readonly Piece[]): Node[] =>
  pieces.map(([text, ...names]) =>
    schema.text(
      text,
      names
        .map((name) => schema.mark(name, name === 'link' ? { href: '/pakete' } : null))
        .reduce((marks, mark) => mark.addToSet(marks), schema.text('x').marks),
    ),
  );

/** What stands in the field once it has been written, and whether it took something back. */
function write(pieces: readonly Piece[]): { doc: Node; isEased: boolean; source: string } {
  const before = EditorState.create({
    doc: schema.node('doc', null, schema.node('paragraph')),
    plugins: [easeMarks(schema)],
  });
  const { state, transactions } = before.applyTransaction(before.tr.insert(1, build(pieces)));
  const source = writeLine(state.doc, readLine(schema, 'another'));
  return { doc: state.doc, isEased: transactions.some((part) => part.getMeta(EASED)), source };
}

/** Marks of spaces move beside them. */
const listLetters = (doc: Node): string[] => {
  const letters: string[] = [];
  doc.descendants((node) => {
    const marks = node.marks
      .map(({ type }) => type.name)
      .toSorted()
      .join();
    for (const letter of (node.text ?? '').replace(/\s/g, '')) letters.push(`${letter} ${marks}`);
  });
  return letters;
};

it.each<[source: string, pieces: Piece[]]>([
  ['**„Wort“**&#115;', [['„Wort“', 'strong'], ['s']]],
  ['vo&#114;**(Wort)**', [['vor'], ['(Wort)', 'strong']]],
  [
    '**a***b*',
    [
      ['a', 'strong'],
      ['b', 'em'],
    ],
  ],
  [
    '**„a“***&#98;*',
    [
      ['„a“', 'strong'],
      ['b', 'em'],
    ],
  ],
])('spells %s so that it survives', (source, pieces) => {
  const written = write(pieces);
  expect(written.source).toBe(source);
  expect(written.isEased).toBe(false);
  expect(listLetters(readLine(schema, source).doc)).toEqual(listLetters(written.doc));
});

it('takes back what has no spelling, there alone, and tells of it', () => {
  const { source, isEased } = write([
    ['first', 'em'],
    [' '],
    ['a', 'strong'],
    ['b', 'strong', 'em'],
    ['c', 'em'],
  ]);
  expect(isEased).toBe(true);
  expect(source).toBe('*first* **ab**c');
});

it('stores what is seen, whatever is marked', () => {
  const piece = fc.tuple(
    fc.stringMatching(/^[ab1é„“.( *_~]{1,3}$/u),
    fc.subarray(['strong', 'em', 'strike', 'link']),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const { doc, source } = write(pieces.map(([text, marks]): Piece => [text, ...marks]));
      expect(listLetters(readLine(schema, source).doc)).toEqual(listLetters(doc));
    }),
    { numRuns: 500 },
  );
});
