import { expect, it } from 'vitest';
import { answerDue } from '#shared/agency/business-time.ts';
import { byUrgency, describeWish, isLate, type Waiting, type WayIn } from './waiting.ts';

const entry = (kind: WayIn, id: string, at: string): Waiting => ({
  kind,
  id,
  title: id,
  text: '',
  at,
  due: answerDue(new Date(at)).toISOString(),
});

it('puts first whose promise ends first, whatever way it came in: so what is late leads', () => {
  const rows = [
    entry('anfrage', 'today', '2026-11-26T08:00:00Z'),
    entry('kunde', 'a week', '2026-11-19T08:00:00Z'),
    entry('kontakt', 'yesterday', '2026-11-25T09:00:00Z'),
    entry('chat', 'a month', '2026-10-26T08:00:00Z'),
  ];
  const now = new Date('2026-11-26T10:00:00Z');
  expect(byUrgency(rows).map((row) => [row.id, isLate(row, now)])).toEqual([
    ['a month', true],
    ['a week', true],
    ['yesterday', true],
    ['today', false],
  ]);
});

it('gives a message of Saturday until Tuesday, as one is promised', () => {
  const [row] = byUrgency([entry('kunde', 'weekend', '2026-11-21T10:00:00Z')]);
  expect(isLate(row!, new Date('2026-11-24T07:59:00Z'))).toBe(false);
  expect(isLate(row!, new Date('2026-11-24T08:01:00Z'))).toBe(true);
});

it('puts the older of two first that are due at the same moment', () => {
  const rows = [
    entry('kunde', 'Sunday', '2026-11-22T10:00:00Z'),
    entry('kontakt', 'Saturday', '2026-11-21T10:00:00Z'),
  ];
  expect(byUrgency(rows).map(({ id }) => id)).toEqual(['Saturday', 'Sunday']);
});

it('says of an enquiry what is wanted and for how much, with and without a message', () => {
  const row = { project_type: 'website', package: '', shown_price: 839, message: '' } as const;
  expect(describeWish(row)).toBe('Neue Website · 839\u00a0€');
  expect(describeWish({ ...row, message: 'Bis Mai?' })).toBe(
    'Neue Website · 839\u00a0€ · Bis Mai?',
  );
});
