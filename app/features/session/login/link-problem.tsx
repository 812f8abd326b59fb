import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { translateAuthError } from '../auth-errors.ts';

/** A mail link that no longer works leads back with the reason in query or fragment. */
export function LinkProblem() {
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const parameters = new URLSearchParams(search);
  // The server never sees the fragment: it counts only once React has taken over.
  const code = parameters.get('error_code') ?? (hydrated ? new URLSearchParams(hash.slice(1)).get('error_code') : null);
  if (!code && !parameters.get('error')) return null;
  return (
    <p role="alert" className="border border-danger bg-danger-wash p-4 text-small font-medium shadow-[inset_6px_0_0_var(--danger)]">
      {translateAuthError({ code: code ?? '' })}
    </p>
  );
}
