import type { Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { needsProfile, reduceAuthEvent } from './auth-events.ts';
import {
  ANONYMOUS_SESSION,
  isAdmin,
  UNKNOWN_SESSION,
  type SessionState,
} from '#app/lib/session-state.ts';

const sessionOf = (id: string, email = 'jana@firma.de') => ({ user: { id, email } }) as Session;
const signedIn: SessionState = {
  status: 'signed-in',
  user: sessionOf('u1').user,
  profile: { id: 'u1', full_name: 'Jana', role: 'admin' },
  profileSettled: true,
  leaving: false,
  leftElsewhere: false,
};

describe('reduceAuthEvent', () => {
  it.each(['leaving', 'leftElsewhere'] as const)(
    'keeps %s in mind until the next sign-in',
    (key) => {
      for (const event of ['TOKEN_REFRESHED', 'SIGNED_IN', 'INITIAL_SESSION'] as const) {
        const refreshed = reduceAuthEvent({ ...signedIn, [key]: true }, event, sessionOf('u1'));
        const left = reduceAuthEvent(refreshed, 'SIGNED_OUT', null);
        expect([refreshed[key], left[key], left.status], event).toEqual([true, true, 'anonymous']);
        expect(reduceAuthEvent(left, 'INITIAL_SESSION', null)[key]).toBe(true);
        expect(reduceAuthEvent(left, 'SIGNED_IN', sessionOf('u1'))[key]).toBe(false);
      }
    },
  );

  it('knows the visitor after the first look', () => {
    expect(reduceAuthEvent(UNKNOWN_SESSION, 'INITIAL_SESSION', null)).toEqual(ANONYMOUS_SESSION);
    expect(reduceAuthEvent(UNKNOWN_SESSION, 'INITIAL_SESSION', sessionOf('u1'))).toMatchObject({
      status: 'signed-in',
      profileSettled: false,
    });
  });

  it.each(['TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED'] as const)(
    'keeps the profile on %s and takes the new user',
    (event) => {
      const next = reduceAuthEvent(signedIn, event, sessionOf('u1', 'neu@firma.de'));
      expect(next).toMatchObject({ profile: signedIn.profile, user: { email: 'neu@firma.de' } });
      expect(isAdmin(next)).toBe(true);
    },
  );

  it('clears user and profile on SIGNED_OUT', () => {
    expect(reduceAuthEvent(signedIn, 'SIGNED_OUT', null)).toEqual(ANONYMOUS_SESSION);
  });

  it('never shows the profile of the user before', () => {
    expect(reduceAuthEvent(signedIn, 'SIGNED_IN', sessionOf('u2'))).toMatchObject({
      profile: null,
      profileSettled: false,
    });
  });
});

it('reads the profile on every sign-in, but not with every token', () => {
  expect(needsProfile(signedIn, 'SIGNED_IN')).toBe(true);
  expect(needsProfile(signedIn, 'TOKEN_REFRESHED')).toBe(false);
  expect(needsProfile({ ...signedIn, profileSettled: false }, 'TOKEN_REFRESHED')).toBe(true);
  expect(needsProfile(ANONYMOUS_SESSION, 'SIGNED_OUT')).toBe(false);
});
