import { expect, it } from 'vitest';
import { describeWish } from './waiting.ts';

it('says of an enquiry what is wanted and for how much, with and without a message', () => {
  const row = { project_type: 'website', package: '', shown_price: 839, message: '' } as const;
  expect(describeWish(row)).toBe('Neue Website · 839\u00a0€');
  expect(describeWish({ ...row, message: 'Bis Mai?' })).toBe(
    'Neue Website · 839\u00a0€ · Bis Mai?',
  );
});
