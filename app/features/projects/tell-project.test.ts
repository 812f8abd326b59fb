import { expect, test } from 'vitest';
import type { Milestone } from './project-rows.ts';
import { describeDue, placeBoat, tellProject } from './tell-project.ts';

// A Tuesday.
const TODAY = '2026-11-24';
const step = (
  status: Milestone['status'],
  due_on: string | null = null,
  needs_approval = true,
) => ({
  title: 'Entwurf',
  status,
  due_on,
  needs_approval,
});
const project = { title: 'Online-Shop', status: 'active', starts_on: '2026-11-02' } as const;

test.each([
  ['2026-11-24', ' bis heute'],
  ['2026-11-25', ' bis morgen'],
  ['2026-11-27', ' bis Freitag'],
  ['2026-12-01', ' bis 01.12.2026'],
  ['2026-11-20', ''],
  [null, ''],
])('%s is said as "%s"', (day, text) => expect(describeDue(day, TODAY)).toBe(text));

test('says where it is and who has to do what until when', () => {
  const tell = (status: Milestone['status']) =>
    tellProject(project, [step('done'), step(status, '2026-11-27'), step('open')], TODAY);
  expect(tell('awaiting_approval')).toEqual({
    where: '„Online-Shop“ ist bei Schritt 2 von 3: Entwurf.',
    next: 'Nächster Schritt: Ihre Freigabe bis Freitag.',
  });
  expect(tell('changes_requested').next).toContain('Wir arbeiten Ihre Änderungen ein');
  expect(tell('in_progress').next).toContain('Wir legen Ihnen das Ergebnis vor bis Freitag');
});

test('has words before it begins, without steps, at its end and when it was broken off', () => {
  const planned = { ...project, starts_on: '2026-12-03' };
  expect(tellProject(planned, [step('open')], TODAY).where).toBe(
    '„Online-Shop“ beginnt am 03.12.2026.',
  );
  expect(tellProject(project, [], TODAY).where).toContain('beauftragt');
  expect(tellProject(project, [step('approved')], TODAY).where).toContain('am Ziel');
  expect(tellProject({ ...project, status: 'cancelled' }, [], TODAY).where).toContain('beendet');
});

test('the boat moves with the days and never past a step that is not settled', () => {
  const days = [step('done', '2026-11-20'), step('in_progress', '2026-11-28')];
  expect(placeBoat(days, null, TODAY)).toBe(1.5);
  expect(placeBoat(days, null, '2026-12-24')).toBe(1.8);
  expect(placeBoat([step('awaiting_approval'), step('open')], null, TODAY)).toBe(0.8);
  expect(placeBoat([step('open')], '2026-12-03', TODAY)).toBe(0);
  expect(placeBoat([step('in_progress')], null, TODAY)).toBe(0.5);
  expect(placeBoat([step('done')], null, TODAY)).toBe(1);
});
