import { useEffect, useState } from 'react';
import { readPublicConfig } from '#app/lib/public-config.tsx';

/** Older services know neither the setting nor passkeys. */
const isSwitchedOn = (settings: unknown): boolean =>
  typeof settings === 'object' &&
  settings !== null &&
  'passkeys_enabled' in settings &&
  settings.passkeys_enabled === true;

/**
 * Passkeys need a secure context and a host name: browsers refuse them on plain
 * addresses such as 127.0.0.1.
 */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(location.hostname);

let asked: Promise<boolean> | undefined;

/**
 * Whether the service signs in by passkey: the embedded backend does, a
 * Supabase project where its settings say so.
 */
export function offersPasskeys(): Promise<boolean> {
  const { supabaseUrl, supabaseKey } = readPublicConfig();
  if (supabaseUrl === location.origin) return Promise.resolve(true);
  asked ??= fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: supabaseKey } })
    .then(async (answer) => isSwitchedOn(await answer.json()))
    .catch(() => {
      asked = undefined;
      return true;
    });
  return asked;
}

/** False where browser or service cannot do it; true until that is known. */
export function usePasskeys(): boolean {
  const [isOffered, setOffered] = useState(true);
  useEffect(() => void offersPasskeys().then(setOffered), []);
  return isOffered && supportsPasskeys();
}
