import { useEffect, useRef, type RefObject } from 'react';
import { passIn } from '#app/ui/move.ts';
import type { QuoteStep } from './quote-form.ts';

/** Leads to the heading of a new step, and to the first problem of a refused one. */
export function useStepFocus(
  step: QuoteStep,
  refusals: number,
  firstProblem: string | undefined,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    const sheet = heading.current?.closest('form');
    if (sheet) passIn(sheet, step > shownStep.current ? 1 : -1);
    shownStep.current = step;
    heading.current?.scrollIntoView({ block: 'end' });
    heading.current?.focus();
  }, [step]);

  // After the step's own effect, so that a refused answer ends in the field and not in the heading.
  const seenRefusals = useRef(refusals);
  useEffect(() => {
    if (seenRefusals.current === refusals || !firstProblem) return;
    seenRefusals.current = refusals;
    focusField(firstProblem);
  }, [refusals, firstProblem]);

  return heading;
}

function focusField(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea')
    ? target
    : target?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus();
}
