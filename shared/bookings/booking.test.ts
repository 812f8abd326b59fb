import { expect, it } from 'vitest';
import { parseBooking } from './booking.ts';

const talk = {
  startsAt: '2026-12-01T09:00:00Z',
  name: 'Karin',
  email: 'karin@firma.example',
  privacyConsent: true,
};
const problems = (body: object) => {
  const parsed = parseBooking({ ...talk, ...body });
  return parsed.success ? {} : parsed.fieldErrors;
};

it('a call needs a number that may be one, a talk by video or on site does not', () => {
  expect(problems({})).toEqual({ phone: 'Bitte geben Sie Ihre Telefonnummer ein.' });
  expect(problems({ kind: 'phone', phone: ' ' })).toHaveProperty('phone');
  expect(problems({ phone: '0241 55' }).phone).toContain('kann nicht stimmen');
  expect(problems({ phone: '0241 123456' })).toEqual({});
  expect(problems({ kind: 'video' })).toEqual({});
  expect(problems({ kind: 'video', phone: '0241 55' })).toHaveProperty('phone');
});

it('says what is missing together', () => {
  expect(Object.keys(problems({ name: '', email: 'x' })).toSorted()).toEqual([
    'email',
    'name',
    'phone',
  ]);
});

it('refuses what is no form', () => {
  for (const body of [null, 'x', []]) expect(parseBooking(body).success).toBe(false);
});
