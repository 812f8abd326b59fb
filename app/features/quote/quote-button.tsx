import { useEffect, useRef, type ReactNode } from 'react';
import { inUse } from '#app/lib/early-signs.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { preloadQuoteModal } from './load-quote-modal.ts';
import type { QuotePrefill } from './prefill.ts';
import { useQuoteModal } from './use-quote-modal.tsx';

type Props = {
  children?: ReactNode;
  prefill?: QuotePrefill;
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  className?: string;
};

/** Opens the quote request. A click before hydration is remembered and replayed (early-script.ts). */
export function QuoteButton({ children = 'Kostenloses Angebot anfordern', prefill, ...look }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { open, busy, element } = useQuoteModal(button);

  useEffect(() => {
    void inUse.then(preloadQuoteModal);
  }, []);

  return (
    <>
      <Button
        ref={button}
        {...look}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={() => open(prefill)}
        onPointerEnter={preloadQuoteModal}
      >
        {children}
      </Button>
      {element}
    </>
  );
}
