import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Suspense, type ReactNode } from 'react';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { useLeadOn } from './use-lead-on.ts';

/** Most visitors have none; whoever has one has waited for the answer to his password by then. */
export const SecondFactorForm = lazyExtra(() => import('./second-factor-form.tsx'), 'Zweiter Faktor');

/** A login form as long as nobody is signed in; then the second factor or the way on. */
export function LoginPanel({ children }: { children: ReactNode }) {
  const stage = useLeadOn();
  if (stage === 'form') return children;
  const waiting = <Spinner label="Sie werden weitergeleitet..." />;
  if (stage === 'leading-on') return waiting;
  return (
    <Suspense fallback={waiting}>
      <SecondFactorForm factors={stage} />
    </Suspense>
  );
}
