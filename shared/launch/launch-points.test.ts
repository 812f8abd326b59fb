import { expect, it } from 'vitest';
import { listLaunchPoints, type LaunchFacts } from './launch-points.ts';

const DONE: LaunchFacts = {
  placeholders: [],
  unproven: [],
  hasSampleReviews: false,
  unconfirmed: [],
  mail: 'tested',
  hasBackup: true,
  adminsWithoutFactor: 0,
};
const openOf = (changes: Partial<LaunchFacts>): string[] =>
  listLaunchPoints({ ...DONE, ...changes }).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

it('leaves nothing open when all is done', () => {
  expect(openOf({})).toEqual([]);
});

it.each<[string, Partial<LaunchFacts>]>([
  ['company', { placeholders: ['kvk'] }],
  ['claims', { unproven: ['500+ Projekte'] }],
  ['reviews', { hasSampleReviews: true }],
  ['legal', { unconfirmed: ['AGB'] }],
  ['mail', { mail: 'untested' }],
  ['mail', { mail: 'files' }],
  ['backup', { hasBackup: false }],
  ['factor', { adminsWithoutFactor: 1 }],
])('names what is open: %s', (id, changes) => {
  expect(openOf(changes)).toEqual([id]);
});
