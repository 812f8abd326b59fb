import { expect, test } from 'vitest';
import type { Milestone } from './project-rows.ts';
import {
  describeDue,
  followingOf,
  placeBoat,
  tellDays,
  tellProject,
  tellStart,
} from './tell-project.ts';

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
const project = { status: 'active', starts_on: '2026-11-02' } as const;

test.each([
  ['2026-11-24', ' bis heute'],
  ['2026-11-25', ' bis morgen'],
  ['2026-11-27', ' bis Freitag'],
  ['2026-12-01', ' bis 01.12.2026'],
  ['2026-11-20', ''],
  [null, ''],
])('%s is said as "%s"', (day, text) => expect(describeDue(day, TODAY)).toBe(text));

test.each([
  ['planned', '2026-12-07', 'Beginn am 07.12.2026, wir melden uns vorher.'],
  ['planned', null, 'Wir melden uns, sobald es losgeht.'],
  ['planned', '2026-11-20', 'Wir melden uns, sobald es losgeht.'],
  ['active', '2026-12-07', ''],
] as const)('of a project that is %s from %s on it says "%s"', (status, starts_on, text) =>
  expect(tellStart({ status, starts_on }, [step('open')], TODAY)).toBe(text),
);

test('a step under way or approved begins it, whatever day was planned', () => {
  const planned = { status: 'planned', starts_on: '2026-12-07' } as const;
  for (const status of ['in_progress', 'awaiting_approval', 'approved'] as const) {
    const steps = [step(status), step('open')];
    expect(tellStart(planned, steps, TODAY)).toBe('');
    expect(tellProject(planned, steps, TODAY).where).not.toContain('beginnt am');
  }
});

test('what follows is the next step that nobody has decided', () => {
  const steps = [step('in_progress'), step('approved'), step('open')];
  expect(followingOf(project, steps)).toBe(2);
  expect(followingOf(project, steps.slice(0, 2))).toBe(-1);
  expect(followingOf({ status: 'done' }, steps)).toBe(-1);
});

test('says where it is and who has to do what until when', () => {
  const tell = (status: Milestone['status']) =>
    tellProject(project, [step('done'), step(status, '2026-11-27'), step('open')], TODAY);
  expect(tell('awaiting_approval')).toEqual({
    where: 'Bitte geben Sie Schritt 2 von 3 bis Freitag frei: Entwurf',
    next: '',
  });
  expect(tell('in_progress').where).toBe('Schritt 2 von 3: Entwurf');
  // Its day is that of its end, as the river says.
  expect(tell('open').next).toBe('Nächster Schritt: Wir beginnen damit, fertig bis Freitag.');
  expect(tell('changes_requested').next).toContain('Wir arbeiten Ihre Änderungen ein');
  expect(tell('in_progress').next).toContain('Wir legen Ihnen das Ergebnis vor bis Freitag');
});

test('has words before it begins, without steps, at its end and when it was broken off', () => {
  const planned = { ...project, starts_on: '2026-12-03' };
  expect(tellProject(planned, [step('open')], TODAY).where).toBe(
    'Ihr Projekt beginnt am 03.12.2026',
  );
  expect(tellProject(project, [], TODAY).where).toContain('Auftrag');
  expect(tellProject(project, [step('approved')], TODAY).where).toContain('am Ziel');
  expect(tellProject({ ...project, status: 'cancelled' }, [], TODAY).where).toContain('beendet');
  expect(
    tellProject({ ...project, status: 'done' }, [step('awaiting_approval')], TODAY).where,
  ).toBe('Ihr Projekt ist abgeschlossen');
});

test('is at the step that waits for the customer, also before its turn and before it begins', () => {
  const steps = [step('in_progress'), { ...step('awaiting_approval'), title: 'Texte' }];
  for (const starts_on of [project.starts_on, '2026-12-03'])
    expect(tellProject({ ...project, starts_on }, steps, TODAY).where).toBe(
      'Bitte geben Sie Schritt 2 von 2 frei: Texte',
    );
  expect(placeBoat(project, steps)).toBe(2);
  expect(placeBoat({ status: 'cancelled' }, steps)).toBe(1);
  expect(placeBoat({ status: 'done' }, steps)).toBe(2);
});

test('the boat lies at the step that the project is at, at the end at the last one', () => {
  expect(placeBoat(project, [step('awaiting_approval'), step('open')])).toBe(1);
  expect(placeBoat(project, [step('done'), step('in_progress'), step('open')])).toBe(2);
  expect(placeBoat(project, [step('done'), step('approved')])).toBe(2);
});

test('each step has its day: decided, there since, planned, and the last that of its project', () => {
  const dated = (status: Milestone['status'], days: Partial<Milestone> = {}) => ({
    ...step(status),
    decided_at: null,
    awaiting_since: null,
    ...days,
  });
  const steps = [
    dated('approved', { decided_at: '2025-11-03T10:00:00Z', due_on: '2025-11-01' }),
    // Approved or wished otherwise before the agency finished it.
    dated('done', { decided_at: '2025-11-04T10:00:00Z' }),
    dated('awaiting_approval', { awaiting_since: '2025-11-19T10:00:00Z', due_on: '2025-11-25' }),
    dated('open', { due_on: '2025-12-01' }),
    dated('open'),
    dated('open'),
  ];
  expect(tellDays({ status: 'active', due_on: '2025-12-07' }, steps)).toEqual([
    'freigegeben am 03.11.2025',
    'erledigt',
    'liegt seit 19.11.2025 vor',
    'geplant bis 01.12.2025',
    '',
    'geplant bis 07.12.2025',
  ]);
  // Nothing more will come of one that is broken off.
  expect(tellDays({ status: 'cancelled', due_on: '2025-12-07' }, steps).slice(2)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
