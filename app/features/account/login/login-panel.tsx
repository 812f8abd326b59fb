import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Suspense, type ReactNode } from 'react';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { useLeadOn } from './use-lead-on.ts';

/** Most visitors have none; whoever has one has waited for the answer to his password by then. */
export const SecondFactorForm = lazyExtra(
  () => import('./second-factor-form.tsx'),
  'Zweiter Faktor',
);

/** A login form as long as nobody is signed in; then the second factor or the way on. */
export function LoginPanel({ children }: { children: ReactNode }) {
  const stage = useLeadOn();
  const waiting = <Spinner label="Sie werden weitergeleitet..." />;
  if (stage === 'form' || stage === 'leading-on') {
    // The form keeps its place until the next page is there: nothing below it jumps.
    const isLeaving = stage === 'leading-on';
    return (
      <div className="grid grid-cols-1 *:[grid-area:1/1]">
        <div className={isLeaving ? 'opacity-30' : undefined} inert={isLeaving}>
          {children}
        </div>
        {isLeaving && <div className="place-self-center bg-surface p-5">{waiting}</div>}
      </div>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <SecondFactorForm factors={stage} />
    </Suspense>
  );
}
