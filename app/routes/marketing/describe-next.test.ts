import { expect, it } from 'vitest';
import { describeNext } from './describe-next.ts';

const DUE = '2026-11-27T11:00:00Z';
const tell = (status: string, now: string) =>
  describeNext({ status, respondBy: DUE, offers: ['AN-2026-0001'] }, '02431 1234', Date.parse(now));

it.each(['new', 'in_review'])(
  'names the promised time of an enquiry only until it is over: %s',
  (status) => {
    expect(tell(status, '2026-11-27T10:59:00Z')).toContain('27. November 2026 um 12:00');
    expect(tell(status, '2026-11-27T11:01:00Z')).toBe(
      'Unser Angebot verspätet sich. Rufen Sie uns an: 02431 1234.',
    );
  },
);

it('names the offer that was sent, however late', () => {
  expect(tell('offered', '2026-12-24T10:00:00Z')).toContain('AN-2026-0001');
});
