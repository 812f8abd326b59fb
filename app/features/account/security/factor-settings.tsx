import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { translateAuthError } from '../auth-errors.ts';
import { proveKey } from '../factor-key.ts';
import { supportsPasskeys } from '../passkeys.ts';
import { RecoveryCodes, useRecoveryCodes } from './recovery-codes.tsx';
import { TotpEnrolment, type NewFactor } from './totp-enrolment.tsx';
import { useAccountChange } from './use-account-change.ts';
import {
  dropUnfinished,
  FACTORS_QUERY,
  freeName,
  isApp,
  isVerified,
  readFactors,
} from './factors.ts';
import { lazily } from '#shared/core/lazily.ts';

const dateFormat = lazily(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }));

/**
 * Switches on and off what is asked for after the password: one authenticator
 * app, any number of passkeys.
 */
export function FactorSettings() {
  const [pending, setPending] = useState<NewFactor | null>(null);
  const { busy, run } = useAccountChange(FACTORS_QUERY);
  const recovery = useRecoveryCodes();
  const factors = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  if (factors.isPending) return <Spinner />;
  if (pending) {
    const close = () => {
      setPending(null);
      void factors.refetch();
    };
    return (
      <TotpEnrolment
        factor={pending}
        onDone={() => {
          close();
          void recovery.makeFirst();
        }}
        onCancel={close}
      />
    );
  }

  const all = factors.data ?? [];
  const active = all.filter(isVerified);
  const addApp = async () => {
    const supabase = await loadSupabase();
    await dropUnfinished(supabase, all);
    const { data, error } = await supabase.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Authenticator-App',
    });
    if (error) void showFailure('Nicht geändert', translateAuthError(error));
    else
      setPending({
        id: data.id,
        image: data.totp.qr_code,
        secret: data.totp.secret,
        uri: data.totp.uri,
      });
  };
  const addKey = async () => {
    const isAdded = await run(async (supabase) => {
      await dropUnfinished(supabase, all);
      const { data, error } = await supabase.auth.mfa.enroll({
        factorType: 'webauthn',
        friendlyName: freeName(active),
      });
      return error ? { error } : proveKey(supabase, data.id);
    }, 'Zweiter Faktor eingeschaltet');
    if (isAdded) await recovery.makeFirst();
  };
  return (
    <div className="grid justify-items-start gap-4">
      {factors.isError && <p role="alert">Die zweiten Faktoren konnten nicht geladen werden.</p>}
      {active.length > 0 && (
        <>
          <ul aria-label="Zweite Faktoren" className="panel-rows w-full -mt-2">
            {active.map((factor) => {
              const name = isApp(factor)
                ? 'Authenticator-App'
                : `Passkey (${factor.friendly_name})`;
              return (
                <li key={factor.id} className="flex min-h-11 items-center gap-3 py-2">
                  <span className="min-w-0 flex-1 text-small">
                    <span className="font-semibold">{name}</span>
                    <span className="block text-muted">
                      seit {dateFormat().format(new Date(factor.created_at))}
                    </span>
                  </span>
                  <ConfirmButton
                    label="Ausschalten"
                    name={`${name} ausschalten`}
                    title={`${name} ausschalten?`}
                    explanation={
                      active.length > 1
                        ? 'Bei der Anmeldung können Sie diesen zweiten Faktor danach nicht ' +
                          'mehr benutzen.'
                        : 'Danach genügt für die Anmeldung das Passwort. Wer es kennt, kommt ' +
                          'in Ihr Konto.'
                    }
                    variant="quiet"
                    busy={busy}
                    onConfirm={() =>
                      void run(
                        (supabase) => supabase.auth.mfa.unenroll({ factorId: factor.id }),
                        'Zweiter Faktor ausgeschaltet',
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
          <RecoveryCodes {...recovery} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!active.some(isApp) && (
          <Button variant="secondary" size="small" onClick={() => void addApp()}>
            Authenticator-App einrichten
          </Button>
        )}
        {supportsPasskeys() && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void addKey()}>
            Passkey als zweiten Faktor einrichten
          </Button>
        )}
      </div>
    </div>
  );
}
