import { expect, it } from 'vitest';
import { describeContact, describeRunning, stepOf } from './customer-rows.ts';

it('says by what and when there was contact last', () => {
  const last_at = '2026-11-26T09:00:00Z';
  const tell = (last_kind: string) =>
    describeContact({ last_at, last_kind }, new Date('2026-11-27T09:00:00Z'));
  expect(tell('message')).toBe('Nachricht, 26.11.');
  expect(tell('something new')).toBe('26.11.');
  expect(describeContact({ last_at: null, last_kind: null })).toBe('');
});

it('counts running projects in words', () => {
  expect([0, 1, 2].map((running) => describeRunning({ running }))).toEqual([
    '',
    '1 Projekt',
    '2 Projekte',
  ]);
});

it('names the step that a project is at', () => {
  const project_milestones = [
    { title: 'Start', status: 'awaiting_approval', position: 3 },
    { title: 'Text', status: 'done', position: 1 },
    { title: 'Entwurf', status: 'approved', position: 2 },
  ];
  expect(stepOf({ project_milestones })).toBe('Schritt 3: Start');
  expect(stepOf({ project_milestones: project_milestones.slice(1) })).toBe('');
});
