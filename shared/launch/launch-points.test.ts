import { expect, it } from 'vitest';
import { listLaunchPoints, type LaunchFacts } from './launch-points.ts';

const DONE: LaunchFacts = {
  placeholders: [],
  isSampleAbout: false,
  unproven: [],
  reviews: 'own',
  unconfirmed: [],
  hasAddress: true,
  mail: 'tested',
  hasBackup: true,
  adminsWithoutFactor: 0,
};
const openOf = (changes: Partial<LaunchFacts>): string[] =>
  listLaunchPoints({ ...DONE, ...changes }).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

it('leaves nothing open when all is done', () => {
  expect(openOf({})).toEqual([]);
});

it('asks for no review where the samples are not shown', () => {
  expect(openOf({ reviews: 'none' })).toEqual([]);
  const texts = listLaunchPoints({ ...DONE, reviews: 'none' }).map(({ text }) => text);
  expect(texts).toContain('Solange Sie keine eigene veröffentlichen, zeigt die Website keine.');
  expect(texts).not.toContain('Die Website zeigt Ihre eigenen Bewertungen.');
});

it.each<[string, Partial<LaunchFacts>]>([
  ['company', { placeholders: ['kvk'] }],
  ['about', { isSampleAbout: true }],
  ['claims', { unproven: ['500+ Projekte'] }],
  ['reviews', { reviews: 'samples' }],
  ['legal', { unconfirmed: ['AGB'] }],
  ['address', { hasAddress: false }],
  ['mail', { mail: 'untested' }],
  ['mail', { mail: 'files' }],
  ['backup', { hasBackup: false }],
  ['factor', { adminsWithoutFactor: 1 }],
])('names what is open: %s', (id, changes) => {
  expect(openOf(changes)).toEqual([id]);
});
