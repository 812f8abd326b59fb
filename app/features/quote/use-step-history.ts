import { useEffect, useEffectEvent, useRef } from 'react';
import { readStep, type DialogEntry } from '#app/lib/page-dialogs.ts';
import type { QuoteStep } from './quote-form.ts';
import { dispatchQuote } from './quote-store.ts';

/**
 * Each step is an entry of the history: the back button of browser or phone
 * leads one step back, then closes the form, then leaves the page. What the
 * buttons of the form do is taken over into the history, without the page being
 * left.
 */
export function useStepHistory(step: QuoteStep, onClose: (() => void) | undefined): void {
  const depth = useRef(0);

  useEffect(() => {
    if (depth.current > step) history.go(step - depth.current);
    for (let entry = depth.current + 1; entry <= step; entry++)
      history.pushState({ ...(history.state as DialogEntry), quoteStep: entry }, '');
    depth.current = step;
  }, [step]);

  const follow = useEffectEvent(() => {
    const entry = readStep();
    if (entry === depth.current) return;
    // Forward goes by the form's own button, which looks at what was entered.
    if (entry > depth.current) return history.go(depth.current - entry);
    depth.current = entry;
    if (entry === 0) onClose?.();
    else for (let at = step; at > entry; at--) dispatchQuote({ type: 'went-back' });
  });
  useEffect(() => {
    const onPopState = (): void => follow();
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      // Closed by its own buttons: the entries go along.
      if (depth.current > 0) history.go(-depth.current);
      depth.current = 0;
    };
  }, []);
}
