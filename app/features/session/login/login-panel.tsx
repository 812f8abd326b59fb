import { Spinner } from '#app/ui/feedback/spinner.tsx';
import type { ReactNode } from 'react';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useLeadOn } from './use-lead-on.ts';

/** A login form as long as nobody is signed in; then the second factor or the way on. */
export function LoginPanel({ children }: { children: ReactNode }) {
  const stage = useLeadOn();
  if (stage === 'second-factor') return <SecondFactorForm />;
  if (stage === 'leading-on') return <Spinner label="Sie werden weitergeleitet..." />;
  return children;
}
