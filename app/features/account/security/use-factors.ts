import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proveKey } from '../factor-key.ts';
import {
  dropUnfinished,
  FACTORS_QUERY,
  freeName,
  isApp,
  isVerified,
  readFactors,
} from './factors.ts';
import { useRecoveryCodes } from './recovery-codes.tsx';
import type { NewFactor } from './totp-enrolment.tsx';
import { useAccountChange } from './use-account-change.ts';

/** What is asked for after the password: one app, any number of passkeys, and codes for both. */
export function useFactors() {
  const [pending, setPending] = useState<NewFactor | null>(null);
  const { run, ...change } = useAccountChange(FACTORS_QUERY);
  const recovery = useRecoveryCodes();
  const factors = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  const all = factors.data ?? [];
  const active = all.filter(isVerified);
  const close = (): void => {
    setPending(null);
    void factors.refetch();
  };
  return {
    isPending: factors.isPending,
    isError: factors.isError,
    active,
    app: active.find(isApp),
    keys: active.filter((factor) => !isApp(factor)),
    /** The app that is being set up. */
    pending,
    ...change,
    recovery,
    close,
    finish: () => {
      close();
      void recovery.makeFirst();
    },
    addApp: () =>
      run(async (supabase) => {
        await dropUnfinished(supabase, all);
        const { data, error } = await supabase.auth.mfa.enroll({
          factorType: 'totp',
          friendlyName: 'Authenticator-App',
        });
        if (data)
          setPending({
            id: data.id,
            image: data.totp.qr_code,
            secret: data.totp.secret,
            uri: data.totp.uri,
          });
        return { error };
      }),
    addKey: async () => {
      const isAdded = await run(async (supabase) => {
        await dropUnfinished(supabase, all);
        const { data, error } = await supabase.auth.mfa.enroll({
          factorType: 'webauthn',
          friendlyName: freeName(active),
        });
        return error ? { error } : proveKey(supabase, data.id);
      }, 'Zweiter Faktor eingeschaltet');
      if (isAdded) await recovery.makeFirst();
    },
    remove: (factorId: string) =>
      void run(
        (supabase) => supabase.auth.mfa.unenroll({ factorId }),
        'Zweiter Faktor ausgeschaltet',
      ),
  };
}

export type Factors = ReturnType<typeof useFactors>;
