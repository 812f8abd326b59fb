import { expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { diffLines, shortenDiff } from './diff-lines.ts';

const diff = (before: string, after: string) => diffLines(before.split('\n'), after.split('\n'));
const sides = (before: string, after: string) => {
  const lines = diff(before, after);
  const join = (kind: 'old' | 'new') =>
    lines
      .filter((line) => line.kind !== kind)
      .map(({ text }) => text)
      .join('\n');
  return { before: join('new'), after: join('old') };
};

it('tells the changed line between those that stay', () =>
  expect(diff('a\nb\nc', 'a\nx\nc')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'old', text: 'b' },
    { kind: 'new', text: 'x' },
    { kind: 'same', text: 'c' },
  ]));

const someLines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
it('gives both texts back, whatever they are', () =>
  fc.assert(
    fc.property(someLines, someLines, (one, other) => {
      const [before, after] = [one.join('\n'), other.join('\n')];
      expect(sides(before, after)).toEqual({ before, after });
    }),
  ));

it('leaves out what is far from a change', () => {
  const before = Array.from({ length: 20 }, (_, index) => `Zeile ${index}`);
  const shown = shortenDiff(diff(before.join('\n'), before.with(10, 'neu').join('\n')));
  expect(shown.map((line) => line?.text ?? '…')).toEqual([
    '…',
    'Zeile 8',
    'Zeile 9',
    'Zeile 10',
    'neu',
    'Zeile 11',
    'Zeile 12',
    '…',
  ]);
});
