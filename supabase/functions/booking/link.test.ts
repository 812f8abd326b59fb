import { expect, it } from 'vitest';
import { findBookingId, signBooking } from './link.ts';

const ID = '99999999-9999-4999-8999-999999999999';

it('opens the booking it was signed for and nothing else', async () => {
  const token = await signBooking(ID, 'secret');
  expect(await findBookingId(token, 'secret')).toBe(ID);
  expect(await findBookingId(token, 'other secret')).toBeNull();
  expect(await findBookingId(token.replace('9', '8'), 'secret')).toBeNull();
  for (const wrong of ['', ID, `${ID}_`, `${ID}_${'A'.repeat(43)}`, 'eyJhbGciOiJIUzI1NiJ9.e30.x']) {
    expect(await findBookingId(wrong, 'secret')).toBeNull();
  }
});
