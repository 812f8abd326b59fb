import { expect, it } from 'vitest';
import { byUrgency, type Waiting } from './waiting.ts';

const entry = (id: string, at: string, isLate = false): Waiting => ({
  kind: 'anfrage',
  id,
  title: id,
  text: '',
  at,
  isLate,
});

it('puts what is late first, then the newest', () => {
  const rows = [
    entry('old', '2026-11-01'),
    entry('late', '2026-10-01', true),
    entry('new', '2026-11-20'),
    entry('later', '2026-10-02', true),
  ];
  expect(byUrgency(rows).map(({ id }) => id)).toEqual(['later', 'late', 'new', 'old']);
});
