import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { translateAuthError } from '../auth-errors.ts';
import { TotpEnrolment, type NewFactor } from './totp-enrolment.tsx';
import { useAccountChange } from './use-account-change.ts';

const QUERY = 'factors';

/** Switches the authenticator app on and off. */
export function TotpSettings() {
  const [pending, setPending] = useState<NewFactor | null>(null);
  const { busy, run } = useAccountChange(QUERY);
  const factors = useQuery({
    queryKey: [QUERY],
    queryFn: async () => {
      const supabase = await loadSupabase();
      const { data, error } = await supabase.auth.mfa.listFactors();
      if (error) throw error;
      return data;
    },
  });

  const enrol = async () => {
    const supabase = await loadSupabase();
    // What was begun earlier and never confirmed would take up the name.
    const unfinished = factors.data?.all.filter((factor) => factor.factor_type === 'totp' && factor.status === 'unverified') ?? [];
    for (const { id } of unfinished) await supabase.auth.mfa.unenroll({ factorId: id });
    const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator-App' });
    if (error) void showToast({ title: 'Nicht geändert', description: translateAuthError(error), tone: 'destructive' });
    else setPending({ id: data.id, image: data.totp.qr_code, secret: data.totp.secret });
  };

  if (factors.isPending) return <Spinner />;
  const active = factors.data?.totp[0];
  if (active) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="font-semibold">Eingeschaltet</p>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => void run((supabase) => supabase.auth.mfa.unenroll({ factorId: active.id }), 'Zweiter Faktor ausgeschaltet')}
        >
          Ausschalten
        </Button>
      </div>
    );
  }
  if (pending) {
    return (
      <TotpEnrolment
        factor={pending}
        onDone={() => {
          setPending(null);
          void factors.refetch();
        }}
      />
    );
  }
  return (
    <Button variant="secondary" onClick={() => void enrol()}>
      Authenticator-App einrichten
    </Button>
  );
}
