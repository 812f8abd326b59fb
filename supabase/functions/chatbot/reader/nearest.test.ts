import { expect, test } from 'vitest';
import { indexExamples, voteByNearest } from './nearest.ts';

const CLASSES = ['hours', 'price'];
const nearest = indexExamples(CLASSES, [
  { answer: 'hours', text: 'wann habt ihr geöffnet' },
  { answer: 'hours', text: 'seid ihr am samstag da' },
  { answer: 'hours', text: 'und am sonntag?', after: 'hours' },
  { answer: 'price', text: 'was kostet eine website' },
  { answer: 'deleted', text: 'was kostet ein logo' },
]);

test('the examples most like a message speak for their answer, over typing errors too', () => {
  const { votes, twin } = voteByNearest(nearest, 'was kosted den ne webseite', CLASSES.length);
  const [hours, price] = votes;
  expect(price).toBeGreaterThan(0.8);
  expect(hours! + price!).toBeCloseTo(1, 3);
  expect(twin).toBeUndefined();
});

test('what is like none of them speaks for none', () => {
  const { votes } = voteByNearest(nearest, 'xyz', CLASSES.length);
  expect(Math.min(...votes)).toBeGreaterThan(0.2);
});

test('without examples nothing is for or against a class', () => {
  const { votes } = voteByNearest(indexExamples(CLASSES, []), 'was kostet das', CLASSES.length);
  expect(votes[0]).toBe(votes[1]);
});

test('an opening of the same words is known, a message within a talk is not one', () => {
  const twinOf = (text: string) => voteByNearest(nearest, text, CLASSES.length).twin;
  expect(twinOf('Was kostet eine Website?')).toBe(CLASSES.indexOf('price'));
  expect(twinOf('was kostet meine website')).toBeUndefined();
  expect(twinOf('Und am Sonntag?')).toBeUndefined();
});
