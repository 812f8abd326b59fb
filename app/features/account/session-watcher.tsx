import { useEffect } from 'react';
import { NEW_PASSWORD_PATH } from '#app/lib/needs-password.ts';
import { leadsOn } from './login-path.ts';
import { endSession, RECOVERY_EVENT } from '#app/lib/session-state.ts';
import { readSession, useSession, writeSession } from '#app/lib/session-store.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { bringsSession } from './brings-session.ts';
import { startSession, watchesAuth } from './start-session.ts';

/**
 * Finds out who is signed in. Loads the backend client only where a session
 * cookie exists; stands once in each page.
 */
export function SessionWatcher() {
  const { status } = useSession();
  const isLeadingOn = leadsOn(useAddress().pathname) && status === 'signed-in';

  // The bar makes room by this (tokens.css); the script of the head has set it
  // where there is a session cookie. Whoever signs in is led on at once: until
  // then the bar keeps its height, and the form its place.
  useEffect(() => {
    if (status !== 'unknown' && !isLeadingOn)
      document.documentElement.toggleAttribute('data-signed-in', status === 'signed-in');
  }, [status, isLeadingOn]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      if (bringsSession()) void startSession();
      // Also the way a tab without the client learns that another one has signed in or out.
      else if (!watchesAuth() || readSession().status === 'signed-in')
        writeSession(endSession(readSession()));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    const choosePassword = () => location.replace(NEW_PASSWORD_PATH);
    window.addEventListener(RECOVERY_EVENT, choosePassword);
    return () => window.removeEventListener(RECOVERY_EVENT, choosePassword);
  }, []);

  return null;
}
