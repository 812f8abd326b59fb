import { useEffect, useState } from 'react';
import { findSessionEnd, type SessionEnd } from '#app/lib/return-path.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { translateAuthError } from '../auth-errors.ts';
import { hasMailCode, mayTakeMailCode } from '../brings-session.ts';
import { CONFIRMED } from './mail-target.ts';

const ENDS: Readonly<Record<SessionEnd, string>> = {
  abgelaufen: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  abgemeldet: 'Sie haben sich in einem anderen Fenster abgemeldet.',
};

/**
 * A mail link that no longer works leads back with the reason in query or
 * fragment; one of another browser brings a code that is no use here.
 */
export default function LinkProblem() {
  const { search } = useAddress();
  const hydrated = useHydrated();
  const [isForeign, setForeign] = useState(false);
  // Once, before the client takes the code: it throws away what the code belongs to.
  // oxlint-disable-next-line react/set-state-in-effect -- the server knows no cookies of scripts
  useEffect(() => setForeign(hasMailCode() && !mayTakeMailCode()), []);
  const parameters = new URLSearchParams(search);
  if (isForeign && parameters.has(CONFIRMED)) {
    return (
      <p
        role="status"
        className="border border-success bg-success-wash p-4 text-small font-medium shadow-[inset_6px_0_0_var(--success)]"
      >
        Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich jetzt an.
      </p>
    );
  }
  const end = findSessionEnd(parameters);
  if (end) {
    return (
      <p
        role="alert"
        className="border border-line-strong bg-sunken p-4 text-small font-medium shadow-[inset_6px_0_0_var(--accent)]"
      >
        {ENDS[end]}
      </p>
    );
  }
  // The server never sees the fragment: it counts only once React has taken over.
  const code =
    parameters.get('error_code') ??
    (hydrated ? new URLSearchParams(location.hash.slice(1)).get('error_code') : null);
  if (!code && !parameters.get('error') && !isForeign) return null;
  return (
    <p
      role="alert"
      className="border border-danger bg-danger-wash p-4 text-small font-medium shadow-[inset_6px_0_0_var(--danger)]"
    >
      {translateAuthError({ code: isForeign ? 'bad_code_verifier' : (code ?? '') })}
    </p>
  );
}
