import { expect, it } from 'vitest';
import { lacksFactor, teamFirst, USER_GROUPS } from './user.ts';

it('begins the list of users with those who work here', () => {
  const roles = ['customer', 'staff', 'admin'].map((role) => ({ role }));
  expect(
    USER_GROUPS.map(({ id, holds }) => [id, roles.filter(holds).map(({ role }) => role)]),
  ).toEqual([
    ['', ['customer', 'staff', 'admin']],
    ['team', ['staff', 'admin']],
    ['kunden', ['customer']],
  ]);
  expect(teamFirst(roles).map(({ role }) => role)).toEqual(['staff', 'admin', 'customer']);
});

it('asks for a second factor of those who work here, not of customers or invited people', () => {
  const user = { role: 'admin', factors: [], invited_at: null };
  expect(lacksFactor(user)).toBe(true);
  expect(lacksFactor({ ...user, factors: ['totp'] })).toBe(false);
  expect(lacksFactor({ ...user, role: 'customer' })).toBe(false);
  expect(lacksFactor({ ...user, invited_at: '2026-11-27T09:00:00Z' })).toBe(false);
});
